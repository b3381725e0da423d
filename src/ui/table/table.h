// What the panels of a game read, and what they may wish for. Panels change nothing themselves.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/asking/prompt.h"
#include "engine/game/turn/accord.h"
#include "engine/game/view/known_hands.h"
#include "engine/game/watch/tally.h"
#include "engine/session/session.h"

#include "src/anim/places/looks.h"
#include "src/input/draft.h"
#include "src/ui/parts/scroll_area.h"
#include "src/ui/parts/undo_button.h"
#include "src/ui/table/shown_advice.h"
#include "src/ui/theme/portrait.h"
#include "src/ui/theme/rect.h"
#include "src/ui/words/log_line.h"

namespace hexholm::ui {

enum class Dialog {
    none,
    trade,
    cards,
    buy,
    advice,
    costs,
    statistics,
    chances,
    take_over,
    menu,
    settings,
    help
};

// The face and the words of a player.
struct SeatFace {
    Mood mood = Mood::calm;
    std::string_view line{};  // that a bot says just now, untranslated; empty: nothing
    bool operator==(const SeatFace&) const = default;
};

// How long a player may still think, where a server watches over it.
struct SeatTime {
    bool shown = false;
    bool runs = false;
    bool stands = false;  // although he must act: his line is lost
    std::int64_t left_s = 0;
};

// The colours that nobody plays, named in the player's language.
std::vector<Seat> neutral_seats(const Content& content);

struct Spotlight;  // over_board/spotlight.h

// The game as one seat may see it. Everything is borrowed for one frame.
struct Table {
    const Rulebook& book;
    const View& shown;
    const anim::Looks& looks;
    const std::vector<Seat>& seats;
    const std::vector<Seat>& neutrals;  // neutral_seats(); they come after the seats as owners
    const std::deque<LogLine>& log;
    const ActionList& legal;               // of the viewer, in the newest state
    const std::vector<Refusal>& refusals;  // of the viewer, by kind; empty while nothing is known
    std::function<Refusal(const Action&)> check;
    const input::ActionDraft& draft;
    const input::Choices& choices;      // what the draft can be continued with
    PlayerMask to_act = 0;              // in the newest state
    bool busy = false;                  // something is still being shown
    bool opening = false;               // namely, how the first player is found
    bool hands_hidden = false;          // between two players at one screen
    UndoHint undo{};                    // of the viewer
    bool cancellable = false;           // the draft was begun by the player, not by a question
    PhaseId next_part{};                // of the viewer's own turn, after this one; none: it ends
    const Tally* tally = nullptr;       // of what is shown; only at the end and for statistics
    input::Rivals rivals{};             // kinds among which the viewer chooses for this question
    const Pointed* pointed = nullptr;   // what the mouse points at in the log
    const KnownHands* known = nullptr;  // what was seen of others' goods, if that is to be shown
    const State* open = nullptr;        // of a game that is watched with all hands open
    const Problem* not_saved{};         // why the game is not saved any more; null: it is
    const std::vector<SeatFace>* faces = nullptr;  // by seat; null: all are calm
    std::optional<int> turn_left_s{};              // before the viewer's turn ends by itself
    const std::vector<SeatTime>* times = nullptr;  // by seat; null or none: no server watches
    const ShownAdvice* advice = nullptr;           // null: none can be had here
    bool bots_talk = true;                         // they say why they decline
    // By seat: why a bot turned down the last offer, if it said so; null: nobody did.
    const std::array<Objection, kMaxPlayers>* objections = nullptr;
    bool watched = false;  // nobody at this screen plays, whoever is looked at
    std::string_view
        shared_line{};  // about a game that is over, to be pasted elsewhere; often empty
    std::optional<Accord> settled_end{};   // how those who play have ended the game
    const Spotlight* spotlight = nullptr;  // null: nothing was turned over just now
    CardId turned{};                       // that lies in the place of the dice

    const Content& content() const { return book.content(); }
    const State& state() const { return shown.state; }
    PlayerId viewer() const { return shown.viewer; }
    // Whose face it is (Portrait::person): the first one at this screen has his own, whoever had that gets his.
    std::size_t person(PlayerId player, const Keepsakes& own) const;
    SeatFace face(PlayerId player) const {
        return faces == nullptr || player.index() >= faces->size() ? SeatFace()
                                                                   : (*faces)[player.index()];
    }
    // Null: no clock is shown for this one.
    const SeatTime* time_of(PlayerId player) const {
        const bool is_there =
            times != nullptr && player.is_some() && player.index() < times->size();
        return is_there && (*times)[player.index()].shown ? &(*times)[player.index()] : nullptr;
    }
    bool is_over() const { return shown.state.stage == Stage::over; }
    bool is_watching() const { return watched || shown.viewer.is_none(); }
    bool viewer_acts() const { return !is_watching() && has(to_act, shown.viewer); }
    const Seat& seat(PlayerId owner) const {
        return owner.index() < seats.size() ? seats[owner.index()]
                                            : neutrals[owner.index() - seats.size()];
    }
    std::uint32_t color(PlayerId owner) const { return seat(owner).color; }
    // Whether the viewer may do something of this kind now; `action` is the first such.
    bool can(ActionKindId kind, Action* action = nullptr) const;
    bool can(Verb verb, Action* action = nullptr) const;
    // Why the viewer may do nothing of this kind now. It is ok() where he may, and as long as
    // nobody has asked: a game is shown before its first question, while dice say who begins.
    Refusal why_not(ActionKindId kind) const;
};

// A trade that is being put together.
struct TradeDraft {
    Bundle give;
    Bundle get;
    PlayerMask asked = 0xFF;
    Bundle keep;  // the price of what it is for
    bool operator==(const TradeDraft&) const = default;
};

// What the player wishes; whoever runs the game decides what becomes of it.
struct Intents {
    std::vector<Action> actions;  // carry these out, in order, until one is refused
    std::vector<Action>
        plan;  // the same, as far as no question comes between that it does not answer
    std::optional<ActionKindId> begin;   // start choosing for this kind
    std::optional<std::int16_t> choose;  // the next argument of the draft
    std::optional<ActionKindId> prefer;  // which of the rivals is meant; none: any
    bool cancel = false;
    bool undo = false;  // the last action
    std::optional<Dialog> open;
    std::optional<GoodId> good;       // of the own hand, clicked
    std::optional<GoodId> bank_good;  // of the bank, clicked
    std::optional<TradeDraft> trade;  // put it together in the dialog
    std::optional<DeckId> buy;        // choose how to pay for a card of it
    bool next_speed = false;
    bool save_elsewhere = false;
    bool leave = false;                 // to the title
    bool quit = false;                  // the program
    bool rematch = false;               // the same table, another seed
    bool ready = false;                 // the next player sits at the screen
    bool seen_spotlight = false;        // what is shown large was read
    std::optional<PlayerId> take_over;  // play on from here in this seat
};

// What dialogs remember between two frames.
struct TableMemory {
    Dialog dialog = Dialog::none;
    TradeDraft trade;
    Bundle picks;                            // of the discard and choose dialogs
    bool proposed = false;                   // `picks` began with a proposal
    std::optional<std::uint16_t> deaf_turn;  // in which the viewer declines all offers
    int number = 0;                          // of the dialog for a number out of many
    DeckId buying;                           // of the dialog that asks how to pay
    Scroll buy_scroll;
    std::optional<std::size_t> advised;  // the way that is pointed at in the advice
    bool long_log = false;
    Scroll log_scroll;
    Pointed pointed;  // in the log
    double pointed_since_s = 0;
    std::size_t pointed_line = 0;
    bool all_actions = false;    // also those that cannot be done now
    bool game_told = false;      // the page of the statistics that is open
    bool line_copied = false;    // the one about the game that is over
    bool scores_hidden = false;  // the table is looked at after the end
};

// Where things are on the screen, for whatever flies between them. Filled by the panels.
struct Anchors {
    std::vector<Rect> players;
    std::vector<Rect> own_goods;  // by good; empty when no hand is shown
    Rect bank;
    std::vector<Rect> decks;
    Rect spotlight;  // where what is turned over will lie; empty before the first time
};

}  // namespace hexholm::ui
