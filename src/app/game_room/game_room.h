// A game in play on this screen: what shows, what the player does, and what the table is used for.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "src/app/modes/open_table.h"
#include "src/app/play/room_mode.h"
#include "src/app/play/room_setup.h"
#include "src/app/play/table_control.h"
#include "src/app/play/table_eye.h"
#include "src/app/play/table_show.h"
#include "src/app/watchers/advice_watch.h"
#include "src/app/watchers/guide.h"
#include "src/app/watchers/known_table.h"
#include "src/app/watchers/offer_watch.h"
#include "src/app/watchers/spotlight_watch.h"
#include "src/app/watchers/table_tip.h"
#include "src/app/watchers/troubles.h"
#include "src/app/watchers/turn_clock.h"
#include "src/ui/dialogs/trouble_dialog.h"

namespace hexholm::app {

// What the clock of a room goes on by at a time.
inline constexpr double kStep_s = 1.0 / 60;

class GameRoom {
public:
    static Result<std::unique_ptr<GameRoom>> open(RoomSetup setup,
                                                  scene::ModelNames& names,
                                                  scene::Viewport viewport);
    // Makes a room at a table that was opened before.
    static std::unique_ptr<GameRoom> at(RoomSetup setup,
                                        OpenedTable opened,
                                        scene::ModelNames& names,
                                        scene::Viewport viewport);

    // A mouse event that no panel wanted, or the mouse over a panel (`over_panel`).
    void feed(const platform::InputEvent& event, bool over_panel, scene::Viewport viewport) {
        control_.feed(event, over_panel, viewport);
    }
    void command(input::Command command, bool shift, scene::Viewport viewport);
    // Chooses what the cursor is at, rolls, or takes what a dialog offers; false when nothing was
    // meant. It does not end the turn.
    bool confirm(scene::Viewport viewport);
    // Rolls the dice or ends the turn, whichever can be done.
    void press_main(bool or_end) { control_.press_main(or_end); }
    // The cursor on the board, moved by keys: to the next place that way, or in order for {}. False
    // when there is none that way.
    bool move_cursor(scene::Vec2 towards, scene::Viewport viewport) {
        return control_.move_cursor(towards, viewport);
    }
    void point_at(std::size_t target) { control_.point_at(target); }
    std::optional<std::size_t> place_under_cursor() const;
    // One step of the fixed clock, in seconds.
    void step(double seconds, const ui::Preferences& preferences);
    // True time, for whatever is limited in seconds.
    void pass_time(double seconds) { turn_clock_.pass(seconds); }
    // Before the viewer's turn ends by itself.
    std::optional<int> turn_left_s() const { return table().turn_left_s; }
    // Keys that are held move the eye: -1..1 each.
    void push_camera(scene::Vec2 pan, float turn, float zoom, double seconds) {
        eye_.camera().push(pan, turn, zoom, seconds);
    }
    void fill(double between, scene::Viewport viewport, scene::Scene& scene);
    // Whether the eye walks round for a winner: where that does not cost the fine picture.
    void let_eye_sway(bool on) { eye_sways_ = on; }
    RoomWish draw(ui::Desk& desk, const ui::Preferences& preferences, bool covered);
    // The window has another shape; what the player looks at stays in sight.
    void resize(scene::Viewport viewport) { eye_.resize(viewport); }

    const RoomSetup& setup() const { return show_.setup(); }
    const anim::Looks& looks() const { return show_.looks(); }
    // The lines of the log, in their order.
    const std::deque<ui::LogLine>& log() const { return show_.log(); }
    bool moving() const;         // must be drawn again in the next frame
    bool waits_for_bot() const;  // only bots must act
    void wait_for_bots(bool on) {
        show_.session().wait_for_bots(on);
        advice_.wait(on);
        mode_->wait(on);
    }
    bool choosing_place() const { return !control_.targets().empty() || mode().takes_keys(); }
    bool is_over() const { return show_.is_over(); }
    // The sounds at the table since the last call; the program plays them.
    std::vector<anim::Heard> take_heard() { return show_.take_heard(); }
    void toast(const std::string& text, bool bad = true) { show_.toast(text, bad); }
    // A game that has just ended here, once.
    bool take_ended() { return std::exchange(ended_, false); }
    // A line about the game that is over, to be pasted elsewhere.
    void share(std::string line) { shared_line_ = std::move(line); }
    // The notes that are still to be read.
    const std::vector<ui::Toast>& toasts() const { return show_.toasts(); }
    // Takes the last action back, or says why not.
    void undo();
    ui::UndoHint undo_words() const;
    // How the game may be ended by whoever looks now; nothing: it cannot.
    std::optional<ui::EndsModel> ends() const { return mode().ends(); }
    void wish_end(const net::Vote& vote) { mode().wish_end(vote); }
    // Moves the journal to this file.
    Status save_elsewhere(const std::string& path);
    // Empty, and never a problem, where there is none.
    std::string journal_path() const;
    std::optional<Problem> journal_problem() const;

    // A replay as a game of its own from where it is: this seat is played by whoever watched, the
    // others by bots. After a lesson: the table as the learner sees it.
    RoomSetup taken_over(PlayerId seat) const { return mode_->to_play_on(seat); }
    RoomSetup setup_to_play_on() const { return mode_->to_play_on(PlayerId()); }
    // The number of steps that are done in a lesson.
    std::size_t lesson_steps_done() const { return mode_->steps_done(); }
    // Whether the puzzle is solved.
    bool is_solved() const { return mode_->is_solved(); }

    // These functions are for authors of mods; see game_room_dev.cpp. The game goes on with other
    // rules: `played` is what counts of it. After a problem the room is of no use any more; the
    // journal is whole.
    Status change_rules(std::shared_ptr<const Content> content,
                        std::vector<RecordedAction> played,
                        scene::Viewport viewport);
    // What change_rules() must be given again: everything that was played or is to be watched.
    std::vector<RecordedAction> record() const;
    // While the room is paused no player acts: the author of a mod is deciding what to do.
    void pause(bool paused) { control_.hold(paused); }
    // The table is shown as this state was, and nothing can be done; nothing: the present again.
    void look_at(const State* past);
    // While places are inspected a click on the board chooses one instead of acting.
    void inspect_places(bool on) { control_.inspect_places(on); }
    input::Place place_under_mouse(scene::Viewport viewport) const {
        return control_.place_under_mouse(viewport);
    }
    input::Place take_pick() { return control_.take_pick(); }
    void mark_place(input::Place place) { marked_ = place; }

    // These functions are for tests and recorded input.
    const Session& session() const { return show_.session(); }
    const std::vector<ui::SeatFace>& faces() const { return show_.faces(); }
    // REQUIRES: the whole game is in this program.
    const FullSession& game() const { return *session().full(); }
    const anim::Presenter& presenter() const { return show_.presenter(); }
    const std::vector<input::Target>& targets() const { return control_.targets(); }
    const scene::Camera& eye() const { return eye_.camera().goal(); }
    // Where the bowl with the dice lies.
    const scene::TrayPlace& tray() const { return eye_.tray(); }
    const State* open_state() const { return show_.open_state(); }

private:
    GameRoom(RoomSetup setup,
             OpenedTable opened,
             scene::ModelNames& names,
             scene::Viewport viewport);

    RoomParts parts() { return {show_, control_, eye_, mode_memory_}; }
    RoomMode& mode() const { return past_ ? static_cast<RoomMode&>(*past_) : *mode_; }
    void begin();
    void take_preferences(const ui::Preferences& preferences);
    void poll(const ui::Preferences& preferences);
    void take_undo_reply();
    void see_told();
    void see_undone();
    void watch_seats(const ui::Preferences& preferences);
    void watch_hands(const ui::Preferences& preferences);
    void note_end();
    ui::Table table() const;
    void draw_call(ui::Desk& desk, ui::Intents& intents) const;
    void draw_seat_marks(ui::Desk& desk) const;
    void obey(const ui::Intents& intents, RoomWish& wish);
    void answer_trouble(ui::TroubleWish answer, RoomWish& wish);

    TableShow show_;
    TableEye eye_{show_};
    TableControl control_{show_, eye_};
    ModeMemory mode_memory_;
    std::unique_ptr<RoomMode> mode_;
    std::unique_ptr<PastMode> past_;  // while the past is shown
    KnownTable known_{show_};
    OfferWatch offers_{show_, control_};
    SpotlightWatch spotlight_{show_};
    TurnClock turn_clock_{show_, control_};
    AdviceWatch advice_{show_, control_};
    Guide guide_{show_, control_};
    TableTip tip_{show_, eye_, control_};
    Troubles troubles_;

    std::optional<Session::Ticket> undoing_;  // asked for and not answered yet
    std::optional<Problem> journal_problem_;
    double bots_from_s_ = 0;
    bool only_answered_ = false;   // the last move was a mere yes or no
    bool picture_is_old_ = false;  // something has changed since it was drawn
    bool marked_finished_ = false;
    bool ended_ = false;
    std::string shared_line_;

    bool eye_sways_ = true;
    bool bots_talk_ = true;
    double now_shown_ = 0;
    std::vector<scene::Piece> decor_;
    std::vector<scene::Piece> owned_;  // pieces on the table, while owners' marks are wanted
    scene::Camera seen_from_;          // as in the scene filled last
    std::vector<scene::Mark> lit_;     // its marks
    ui::Anchors anchors_;
    input::Place marked_;  // by the author of a mod
};

}  // namespace hexholm::app
