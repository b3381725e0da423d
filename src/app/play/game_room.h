// A game in play on this screen: the session, its show, the player's hands and the panels.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/session/history.h"
#include "engine/session/lesson_table.h"
#include "engine/session/replay.h"
#include "engine/session/session.h"

#include "src/anim/places/looks.h"
#include "src/anim/show/presenter.h"
#include "src/app/table/board_place.h"
#include "src/app/table/table_talk.h"
#include "src/input/camera_control.h"
#include "src/input/camera_follow.h"
#include "src/input/draft.h"
#include "src/input/shortcuts.h"
#include "src/input/targets.h"
#include "src/scene/scene.h"
#include "src/ui/dialogs/trouble_dialog.h"
#include "src/ui/lesson/lesson_panel.h"
#include "src/ui/over_board/banner.h"
#include "src/ui/panels/game_panels.h"
#include "src/ui/past/replay_marks.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/preferences.h"

namespace hexholm::app {

// What the clock of a room goes on by at a time.
inline constexpr double kStep_s = 1.0 / 60;

struct RoomSetup {
    std::shared_ptr<const Content> content;
    std::uint64_t seed = 0;
    std::vector<Seat> seats;
    std::string journal_path;
    std::vector<RecordedAction> played;    // a game that goes on
    std::vector<RecordedAction> replay;    // actions to be watched; nobody plays
    bool torn = false;                     // the last line of its journal was cut
    bool watch = false;                    // every hand stays hidden although humans sit there
    std::shared_ptr<const Lesson> lesson;  // that is given at this table; null: a game
    std::size_t lesson_step = 0;           // with which it begins
};

// A saved game with the rules it was played with: played on, or watched.
Result<RoomSetup> setup_from_saved(const std::string& path,
                                   bool watch,
                                   const std::vector<std::string>& mod_roots);
SessionSetup table_of(const RoomSetup& setup);
// The table that the setup asks for: played on from what was played, or watched.
Result<std::unique_ptr<Session>> session_for(const RoomSetup& setup);

// What the room wishes of the program.
struct RoomWish {
    bool leave = false;
    bool quit = false;
    bool rematch = false;
    bool next_speed = false;
    bool help = false;
    bool menu = false;
    bool save_elsewhere = false;
    std::optional<PlayerId> take_over;  // a game begins at the replay's position, with this seat
    bool play_on = false;               // after a lesson, as a game
};

class GameRoom {
public:
    static Result<std::unique_ptr<GameRoom>> open(RoomSetup setup,
                                                  scene::ModelNames& names,
                                                  scene::Viewport viewport);

    // A mouse event that no panel wanted, or the mouse over a panel (`over_panel`).
    void feed(const platform::InputEvent& event, bool over_panel, scene::Viewport viewport);
    void command(input::Command command, bool shift, scene::Viewport viewport);
    // Chooses what the cursor is at, rolls, or takes what a dialog offers; false when nothing was
    // meant. It does not end the turn.
    bool confirm(scene::Viewport viewport);
    // Rolls the dice or ends the turn, whichever can be done.
    void press_main(bool or_end);
    // The cursor on the board, moved by keys: to the next place that way, or in order for {}. False
    // when there is none that way.
    bool move_cursor(scene::Vec2 towards, scene::Viewport viewport);
    void point_at(std::size_t target);
    std::optional<std::size_t> place_under_cursor() const;
    // One step of the fixed clock, in seconds.
    void step(double seconds, const ui::Preferences& preferences);
    // Keys that are held move the eye: -1..1 each.
    void push_camera(scene::Vec2 pan, float turn, float zoom, double seconds);
    void fill(double between, scene::Viewport viewport, scene::Scene& scene);
    // Whether the eye walks round for a winner: where that does not cost the fine picture.
    void let_eye_sway(bool on) { eye_sways_ = on; }
    RoomWish draw(ui::Desk& desk, const ui::Preferences& preferences, bool covered);
    // The window has another shape; what the player looks at stays in sight.
    void resize(scene::Viewport viewport);

    const RoomSetup& setup() const { return setup_; }
    const anim::Looks& looks() const { return looks_; }
    // What has been told lately, in its order.
    const std::deque<ui::LogLine>& log() const { return log_; }
    bool moving() const;         // must be drawn again in the next frame
    bool waits_for_bot() const;  // only bots must act
    void wait_for_bots(bool on) { session_->wait_for_bots(on); }
    bool choosing_place() const {
        return !targets_.empty() || replay_ != nullptr || lesson_ != nullptr;
    }
    bool is_over() const { return presenter_->shown().state.stage == Stage::over; }
    // What was heard at the table since the last call; to be played by the program.
    std::vector<anim::Heard> take_heard() { return std::exchange(heard_, {}); }
    void toast(const std::string& text, bool bad = true);
    // A game that has just ended here, once.
    bool take_ended() { return std::exchange(ended_, false); }
    // The notes that are still to be read.
    const std::vector<ui::Toast>& toasts() const { return toasts_; }
    // Takes the last action back, or says why not.
    void undo();
    ui::UndoHint undo_words() const;
    // From now on the journal is written there.
    Status save_elsewhere(const std::string& path) { return session_->move_journal(path); }

    // A replay as a game of its own from where it is: this seat is played by whoever watched, the
    // others by bots.
    RoomSetup taken_over(PlayerId seat) const;
    // Of a lesson, by steps.
    std::size_t lesson_steps_done() const;
    // The table as the learner sees it, to be played on against bots. REQUIRES: setup().lesson.
    RoomSetup setup_to_play_on() const;

    // For those who make mods; see game_room_dev.cpp. The game goes on with other rules: `played`
    // is what counts of it. After a problem the room is of no use any more; the journal is whole.
    Status change_rules(std::shared_ptr<const Content> content,
                        std::vector<RecordedAction> played,
                        scene::Viewport viewport);
    // What change_rules() must be given again: everything that was played or is to be watched.
    std::vector<RecordedAction> record() const;
    // Nobody acts while the author makes up his mind.
    void pause(bool paused) { paused_ = paused; }
    // The table is shown as this state was, and nothing can be done; nothing: the present again.
    void look_at(const State* past);
    bool looks_back() const { return present_ != nullptr; }
    // While places are inspected a click on the board chooses one instead of acting.
    void inspect_places(bool on) { inspecting_ = on; }
    input::Place place_under_mouse(scene::Viewport viewport) const;
    input::Place take_pick() { return std::exchange(picked_, input::Place()); }
    void mark_place(input::Place place) { marked_ = place; }

    // For tests and recorded input.
    const Session& session() const { return *session_; }
    const anim::Presenter& presenter() const { return *presenter_; }
    const std::vector<input::Target>& targets() const { return targets_; }
    const scene::Camera& eye() const { return camera_.goal(); }

private:
    GameRoom(RoomSetup setup,
             std::unique_ptr<Session> session,
             scene::ModelNames& names,
             scene::Viewport viewport);

    void begin(const Update& first);
    void poll(const ui::Preferences& preferences);
    bool replay_command(input::Command command);
    void go_to(std::size_t position);
    void show_mark(std::size_t position);
    void next_replay_view();
    std::string replay_view_name() const;
    double replay_rate() const;
    void draw_replay(ui::Desk& desk);
    void open_hands();
    void watch_hands(const ui::Preferences& preferences);

    // Lessons; game_room_lesson.cpp.
    const LessonStep* lesson_step() const;
    ui::LessonTask lesson_task() const;
    void step_lesson();
    void lesson_next();
    void lesson_back();
    bool lesson_command(input::Command command);
    std::string lesson_words(const std::string& english) const;
    void nudge();
    void refuse(const Refusal& refusal);
    scene::Vec3 position_of(const LessonPoint& point) const;
    void mark_lesson(scene::Scene& scene) const;
    void add_lesson_points(ui::Desk& desk,
                           const ui::DrawnGame& drawn,
                           std::vector<ui::LessonTarget>& targets) const;
    std::vector<ui::LessonTarget> lesson_targets(ui::Desk& desk, const ui::DrawnGame& drawn) const;
    void draw_lesson(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish);

    // The eye goes where something happens; game_room_camera.cpp.
    void follow(const ui::Preferences& preferences);
    void follow_show();
    void follow_question();
    void follow_cursor();
    bool look_at_places(const std::vector<scene::Vec3>& places,
                        input::Outlook outlook,
                        input::Want want);
    input::Outlook outlook() const;
    // The table stays in sight beside all panels.
    void make_room_for(const ui::Desk& desk, const ui::Layout& layout);
    void find_seen_land();
    ToSee to_see() const;
    float side_of_viewer() const;
    void lay_growing_table();

    void show_faces(const ui::Preferences& preferences);
    void watch_turn_limit(int limit_s);
    void decline_unpayable();
    void pull_told();
    void tell(const Event& event);
    void tell_past(std::size_t actions);
    void pull_heard();
    void hear(audio::Sound sound) { heard_.push_back({.sound = sound}); }
    void refresh();
    void refresh_draft();
    void find_idle_figures(bool busy);
    void choose_only_figure();
    ActionKindId meant_rival() const;
    void move_target(input::Target& target) const;
    void show_to(PlayerId player);
    void show_answers();
    // Offers that nobody takes; game_room_offers.cpp.
    void take_back_refused_offer();
    void watch_counter_offer();
    void watch_seats(const ui::Preferences& preferences);
    PlayerId next_viewer() const;
    bool has_secrets(PlayerId player) const;
    bool is_human(PlayerId player) const;

    void submit(const std::vector<Action>& actions, Failures failures = Failures::undo_action);
    void take_troubles();
    PlayerId undoer() const;
    void forget_choices();
    void answer_trouble(ui::TroubleWish answer, RoomWish& wish);
    void choose_target(std::size_t target);
    void choose_value(std::int16_t value, PlaceKind place);
    void take(const input::Step& step);
    bool wake_figure(scene::Viewport viewport);
    std::optional<std::size_t> idle_under_mouse(scene::Viewport viewport) const;
    void begin_kind(ActionKindId kind);
    void cancel();
    void prefer(ActionKindId kind);
    void step_back();
    void obey(const ui::Intents& intents, RoomWish& wish);
    void press_number(std::size_t number, bool shift);
    void pick_good(const Action& question, GoodId good, int by);
    bool press_choice(std::size_t number);
    void press_cards();
    void press_good(GoodId good);
    void press_trade_good(GoodId good, bool shift);
    void press_card(std::size_t number);
    bool press_enter(bool may_end);
    void press_escape();
    void open_dialog(ui::Dialog dialog);
    void press_trade();
    void press_build(std::size_t number);
    void press_accept();
    bool goods_question(Action& action) const;
    void buy(DeckId deck);
    void decline();
    void do_first(Verb verb);
    bool ends_by_mistake(const Action& action) const;

    void wear(const ui::SeatLook& look);
    void draw_seat_marks(ui::Desk& desk) const;
    void update_hover(scene::Viewport viewport);
    void add_marks(scene::Scene& scene) const;
    void mark_taken(scene::Scene& scene) const;
    // Figures; game_room_figures.cpp.
    void mark_figures(scene::Scene& scene) const;
    void mark_ways(FigureId figure, scene::Scene& scene) const;
    scene::Piece figure_ghost(const Action& action) const;
    FigureId chosen_figure() const;
    FigureId figure_under_mouse(scene::Viewport viewport) const;
    void mark_pointed(scene::Scene& scene) const;
    void add_ghost(const input::Target& target, scene::Scene& scene) const;
    void add_target_hotspots(ui::Desk& desk) const;
    void forget_rules();
    void mark_inspected(scene::Scene& scene) const;
    TileId tile_under_mouse(scene::Viewport viewport) const;
    input::Place place_of_tip(scene::Viewport viewport) const;
    PieceId planned_piece(std::size_t target) const;
    void draw_tip(ui::Desk& desk);
    input::Place pointed_card(scene::Viewport viewport) const;
    void draw_pointed_card(ui::Desk& desk);
    ui::Table table() const;
    ui::Rect bowl(const ui::Desk& desk) const;  // with the dice
    void count_tally();
    const Content& content() const { return session_->rulebook().content(); }

    RoomSetup setup_;
    std::unique_ptr<Session> session_;
    scene::ModelNames& names_;
    anim::Looks looks_;
    std::vector<Seat> shown_neutrals_;   // colours that nobody plays
    std::vector<Seat> shown_seats_;      // in the colours that the player wants to see
    std::vector<std::uint32_t> colors_;  // theirs
    ui::SeatLook look_;
    std::vector<scene::Piece> owned_;  // pieces on the table, while owners' marks are wanted
    scene::Camera eye_;                // as in the scene filled last
    std::vector<scene::Mark> lit_;     // its marks
    std::unique_ptr<anim::Presenter> presenter_;
    input::CameraControl camera_;
    scene::Viewport viewport_;
    BoardPlace place_;
    scene::WindowPart free_;          // of the window: what no panel covers
    bool laid_ = false;               // beside the panels that there are
    std::optional<double> follow_s_;  // in which the eye gets there; none: it stays
    double followed_until_ = 0;       // of the show
    bool show_waits_ = false;         // until the eye has got there
    std::vector<scene::Vec3> asked_;  // the places of the present question
    std::optional<double> asked_s_;   // since when they want to be seen
    std::vector<ImVec2> seen_land_;   // in the window, when the eye is where it began
    std::vector<scene::Piece> decor_;

    ActionList legal_;
    std::vector<Refusal> refusals_;
    PlayerMask to_act_ = 0;
    UndoOffer undo_offer_;
    bool stale_ = true;  // legal_ and the like must be asked for again
    input::Draft draft_;
    bool begun_by_player_ = false;
    input::Choices choices_;
    input::Rivals rivals_;
    ActionKindId preferred_;  // of the rivals, as the player chose last
    std::vector<input::Target> targets_;
    std::vector<int> hints_;  // for each target; empty: none is given
    bool wants_hints_ = true;
    std::vector<input::Target> idle_figures_;  // may be set in motion while nothing is asked
    std::size_t hovered_ = kNoTarget;
    bool cursor_by_keys_ = false;
    scene::Vec2 mouse_{-1, -1};
    bool mouse_over_panel_ = true;
    std::optional<scene::Vec2> acted_at_;  // the mouse chose a place here and has not left it since
    std::optional<double> rolled_s_;       // when the dice were rolled at this screen
    TableTalk talk_;
    std::vector<ui::SeatFace> faces_;
    bool panels_changed_ = false;                    // by the clock alone, since the last picture
    std::optional<std::pair<int, PlayerId>> timed_;  // the turn that is limited, and whose it is
    double timed_since_s_ = 0;
    std::optional<int> turn_left_s_;
    std::optional<double> refused_s_;  // since when nobody may accept the viewer's offer any more
    bool counter_stands_ = false;      // of the viewer, to an offer of whose turn it is
    bool counter_taken_ = false;       // he has traded since
    static constexpr std::size_t kNoTarget = static_cast<std::size_t>(-1);

    std::ptrdiff_t humans_ = 0;
    input::Place tip_place_;  // on which the mouse rests, and since when
    double tip_since_s_ = 0;
    PlayerId handing_to_;  // who shall come to the screen; none: nobody
    ui::TableMemory memory_;
    std::optional<Tally> tally_;  // after so many actions
    std::uint32_t tallied_ = 0;
    std::optional<HandsWatch> hands_;
    const KnownHands* known_ = nullptr;  // of them, after what is shown; null: not asked for
    ui::Anchors anchors_;
    std::deque<ui::LogLine> log_;
    std::vector<ui::Toast> toasts_;
    std::optional<Problem> journal_problem_;
    double clock_s_ = 0;
    double bots_from_s_ = 0;
    bool hides_hands_ = true;     // between two players at one screen
    bool only_answered_ = false;  // the last move was a mere yes or no
    double now_shown_ = 0;
    Replay* replay_ = nullptr;  // the session, when it is only watched
    bool replay_plays_ = true;
    bool replay_open_ = false;  // all hands are seen
    State open_state_;          // then: the table with them, as of what is shown
    std::size_t rate_ = 1;      // of the replay; which of those that there are
    std::vector<ui::ReplayMark> marks_;
    ui::MarkSort mark_sort_ = ui::MarkSort::roll;
    LessonTable* lesson_ = nullptr;  // the session, when it is a lesson
    std::size_t lesson_seen_ = 0;    // the step that the table was prepared for
    std::string nudge_;              // to who has tried something else in this step
    ui::LessonMemory lesson_memory_;
    bool marked_finished_ = false;
    bool ended_ = false;
    std::unique_ptr<anim::Presenter> present_;  // while the past is shown
    bool paused_ = false;
    bool eye_sways_ = true;
    bool inspecting_ = false;
    input::Place picked_;
    input::Place marked_;
    std::vector<anim::Heard> heard_;
    bool was_asked_ = false;           // somebody waits for the viewer although it is not his turn
    std::deque<ModTrouble> troubles_;  // to be shown
    std::vector<HookFailure> known_failures_;  // that need not be told again when bots meet them
    RoomWish pending_;                         // of commands, told with the next draw
};

}  // namespace hexholm::app
