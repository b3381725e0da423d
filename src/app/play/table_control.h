// What the player does at a table: what he may do, what he is about to do, and where mouse and keys are.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "src/app/play/room_mode.h"
#include "src/input/draft.h"
#include "src/input/targets.h"
#include "src/ui/table/table.h"

namespace hexholm::app {

inline constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);

// Where the mouse or the cursor of the keys is.
struct Pointer {
    scene::Vec2 mouse{-1, -1};
    bool over_panel = true;
    bool by_keys = false;
    std::size_t target = kNoTarget;       // of those that can be chosen
    std::optional<scene::Vec2> acted_at;  // the mouse chose a place here and has not left it since
};

// What the viewer may do, as the session said when it was asked last.
struct Allowed {
    ActionList actions;
    std::vector<Refusal> refusals;  // by kind
    PlayerMask to_act = 0;
    UndoOffer undo;
    PhaseId next_part;  // in which the viewer goes on when he ends this part of his turn
};

class TableControl {
public:
    TableControl(TableShow& show, TableEye& eye) : show_(show), eye_(eye) {}

    // Sets what the table is used for. REQUIRES: called before anything else.
    void serve(RoomMode& mode) { mode_ = &mode; }
    // While the table is held no player acts: the author of a mod is deciding what to do.
    void hold(bool held) { held_ = held; }
    bool is_held() const { return held_; }
    void set_hints(bool on) { wants_hints_ = on; }
    void set_advice(ui::AdviceOffer offer) { advice_ = offer; }
    void set_hides_hands(bool on) { hides_hands_ = on; }

    // What the viewer may do must be asked for anew.
    void ask_again() { stale_ = true; }
    bool is_stale() const { return stale_; }
    void refresh();
    // Cards lie elsewhere, and so do the places that can be chosen.
    void follow_cards() { find_targets(); }
    // Closes what was opened for a turn when another one begins.
    void see_turn();
    // The next one sits at the screen: nothing of what the last one was about to do is left over.
    void show_to(PlayerId player);
    // Drops everything that the player was about to do.
    void forget_choices();
    // Everything that is known by a number of the old content.
    void forget_rules();
    // Called while what is shown allows no action.
    void rest();

    // The table with what the viewer may do, for panels.
    ui::Table table() const;
    const Allowed& allowed() const { return allowed_; }
    const input::ActionDraft& draft() const { return draft_; }
    bool begun_by_player() const { return begun_by_player_; }
    const std::vector<input::Target>& targets() const { return targets_; }
    const std::vector<int>& hints() const {
        return hints_;
    }  // for each target; empty: none is given
    bool wants_hints() const { return wants_hints_; }
    // May be set in motion while nothing is asked.
    const std::vector<input::Target>& idle_figures() const { return idle_figures_; }
    std::optional<std::size_t> idle_under_mouse(scene::Viewport viewport) const;
    // The place under the mouse where one click builds something while nothing is asked; null when
    // there is none.
    const input::Target* free_place_under_mouse(scene::Viewport viewport) const;
    const std::vector<input::Target>& free_places() const { return free_places_; }
    // The kinds of actions that can build there.
    std::vector<ActionKindId> kinds_at(input::Place place) const;
    const Pointer& pointer() const { return pointer_; }
    input::Place place_under_mouse(scene::Viewport viewport) const;
    ui::TableMemory& memory() { return memory_; }
    const ui::TableMemory& memory() const { return memory_; }
    // What the program is asked for with the next picture.
    RoomWish& wish() { return wish_; }

    // The mouse; table_control_mouse.cpp.
    void feed(const platform::InputEvent& event, bool over_panel, scene::Viewport viewport);
    void update_hover(scene::Viewport viewport);
    bool move_cursor(scene::Vec2 towards, scene::Viewport viewport);
    void point_at(std::size_t target);
    // While places are inspected a click on the board chooses one instead of acting.
    void inspect_places(bool on) { inspecting_ = on; }
    bool inspects() const { return inspecting_; }
    input::Place take_pick() { return std::exchange(picked_, input::Place()); }

    // Acting; table_control.cpp.
    void submit(const std::vector<Action>& actions, Failures failures = Failures::undo_action);
    // While what was asked for is not answered nothing else can be done.
    bool is_waiting() const { return asked_.has_value(); }
    void take_reply();
    void do_first(Verb verb);
    std::vector<Action> playable_part(const std::vector<Action>& plan) const;
    // Whose action undo takes back.
    PlayerId undoer() const;
    // Declines an offer in a turn in which the viewer wants none and, where that is wished, one that he could not pay.
    void decline_unwanted(bool unpayable);
    // Declines an offer for a player who is not called to the screen for it; false when he has to
    // answer himself.
    bool decline_for(PlayerId player);
    // A question is called out, once, when it is not the viewer's turn anyway.
    void hear_question();

    // Keys and wishes of panels; table_control_keys.cpp.
    void command(input::Command command, bool shift, scene::Viewport viewport);
    void obey(const ui::Intents& intents);
    void press_main(bool or_end);
    // Whatever is most clearly meant: the place under the cursor, the dialog, or the turn. False when
    // nothing is.
    bool press_enter(bool may_end);
    void open_dialog(ui::Dialog dialog);

private:
    const Content& content() const { return show_.content(); }

    void show_answers();
    void refresh_draft();
    void find_targets();
    void find_idle_figures(bool busy);
    void find_free_places(bool busy);
    void choose_only_figure();
    void move_target(input::Target& target, const input::ActionDraft& draft) const;
    ActionKindId meant_rival() const;

    bool is_touched_again(input::Place place);
    void choose_target(std::size_t target);
    void choose_value(std::int16_t value, PlaceKind place);
    void take(const input::DraftStep& step);
    bool wake_figure(scene::Viewport viewport);
    bool build_under_mouse(scene::Viewport viewport, bool touch);
    void begin_kind(ActionKindId kind);
    void cancel();
    void step_back();
    void prefer(ActionKindId kind);
    void buy(DeckId deck);
    void decline();
    bool ends_by_mistake(const Action& action) const;
    void follow_cursor();

    // The rules wait for an answer of the viewer.
    bool is_asked() const;
    bool goods_question(Action& action) const;
    void press_number(std::size_t number, bool shift);
    void pick_good(const Action& question, GoodId good, int by);
    bool press_choice(std::size_t number);
    void press_trade_good(GoodId good, bool shift);
    void press_card(std::size_t number);
    void press_build(std::size_t number);
    void press_escape();
    void press_accept();
    void press_trade();
    void press_cards();
    void press_advice();
    void press_good(GoodId good);
    void press_bank_good(GoodId good);
    void put_together(const ui::TradeDraft& draft);

    TableShow& show_;
    TableEye& eye_;
    RoomMode* mode_ = nullptr;
    bool held_ = false;
    bool hides_hands_ = true;  // between two players at one screen
    bool wants_hints_ = true;
    ui::AdviceOffer advice_ = ui::AdviceOffer::none;

    struct Asked {
        Session::Ticket ticket = 0;
        bool was_busy = false;  // whoever acted did not see the table as it is
        bool at_once = false;
    };

    Allowed allowed_;
    bool stale_ = true;
    std::optional<Asked> asked_;
    input::ActionDraft draft_;
    bool begun_by_player_ = false;
    input::Choices choices_;
    input::Rivals rivals_;
    ActionKindId preferred_;  // of the rivals, as the player chose last
    std::vector<input::Target> targets_;
    std::vector<int> hints_;
    std::vector<input::Target> idle_figures_;
    std::vector<input::Target> free_places_;
    input::Place wanted_place_;  // that was clicked, and where several things can be built
    Pointer pointer_;
    bool inspecting_ = false;
    input::Place picked_;
    input::Place touched_;  // by the last tap on a place that can be chosen
    std::uint16_t turn_seen_ = 0;
    std::optional<double> rolled_s_;  // when the dice were rolled at this screen
    bool was_asked_ = false;          // somebody waits for the viewer although it is not his turn
    ui::TableMemory memory_;
    RoomWish wish_;
};

}  // namespace hexholm::app
