// The program: its screens and pages, how one leads to another, and the loop that keeps them alive.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/app/game_room/game_room.h"
#include "src/app/input/held_keys.h"
#include "src/app/input/input_script.h"
#include "src/app/input/pad.h"
#include "src/app/input/table_focus.h"
#include "src/app/input/touch.h"
#include "src/app/mods/catalogue.h"
#include "src/app/mods/mod_choices.h"
#include "src/app/mods/mods_room.h"
#include "src/app/new_game/lesson_shelf.h"
#include "src/app/new_game/new_game.h"
#include "src/app/output/display.h"
#include "src/app/output/loop_clock.h"
#include "src/app/output/run_figures.h"
#include "src/app/output/sounds.h"
#include "src/app/play/bot_helper.h"
#include "src/app/puzzles/puzzle_shelf.h"
#include "src/app/run/arguments.h"
#include "src/app/run/opening.h"
#include "src/app/run/profile_desk.h"
#include "src/app/saves/saves_room.h"
#include "src/app/saves/unfinished.h"
#include "src/app/settings/language_room.h"
#include "src/app/together/together_room.h"
#include "src/gfx/table/quality_pace.h"
#include "src/platform/paths.h"
#include "src/ui/screens/help_page.h"
#include "src/ui/screens/menu_page.h"
#include "src/ui/screens/settings_page.h"

namespace hexholm::app {

struct DevTools;
struct RulesChange;
struct Saved;

enum class Screen { title, new_game, mods, saves, together, loading, game };
enum class Page { none, menu, settings, help, lessons, puzzles, profile, ends };  // over a screen

// The settings that are kept: what was asked for on the command line holds for this run alone, until
// the player chooses something else.
ui::Preferences lasting(ui::Preferences now,
                        const ui::Preferences& from_file,
                        const Arguments& arguments);

class App {
public:
    // Opens the window and whatever the arguments ask for.
    static Result<std::unique_ptr<App>> open(const Arguments& arguments,
                                             const platform::Paths& paths);
    ~App();

    // One turn of the loop, after the time that has really passed; false when the player has quit.
    bool turn();
    // After the last turn: tells what was measured; the exit code.
    int end() const;

    // What a turn does when `seconds` have passed. For tests and turn().
    void frame(double seconds);
    bool is_done() const { return done_; }
    Screen screen() const { return screen_; }
    const GameRoom* room() const { return room_.get(); }
    const scene::Scene& scene() const { return scene_; }  // as it was drawn last
    const ui::Shell& shell() const { return display_.shell(); }
    const ui::Preferences& preferences() const { return preferences_; }
    platform::Window& window() { return display_.window(); }
    // The picture of the last frame, rows from the top, 3 bytes per pixel.
    std::vector<std::uint8_t> picture();

private:
    App(const Arguments& arguments, const platform::Paths& paths);
    Status open_window();
    Status open_game();
    Status open_look();

    // The loop; app.cpp.
    void step_logic(double seconds);
    bool must_draw() const;
    bool is_moving() const;
    bool is_gentle() const;
    bool is_loading() const;
    double gentle_pictures_per_s() const;
    void sleep_until_needed();
    void fill_scene();
    void draw(bool with_picture);
    void play_sounds();
    void tell(const std::string& line);
    void speak();
    void finish_errands();
    bool wants_all_games() const;
    void step_parts();
    bool waits() const;
    scene::Viewport viewport() const;

    // Mouse and keys; app_input.cpp.
    void take_input();
    void take_event(const platform::InputEvent& event);
    void take_finger(const platform::InputEvent& event);
    bool comes_too_soon(const platform::InputEvent& event) const;
    bool is_table_new();
    void feed(const platform::InputEvent& event);
    void feed_key(const platform::InputEvent& event);
    bool chosen_key(const platform::InputEvent& event);
    bool focus_key(const platform::InputEvent& event);
    void title_key(input::Command command);
    void run_command(input::Command command, bool shift);
    void push_eye(double seconds);
    bool on_table() const { return screen_ == Screen::game && room_ && page_ == Page::none; }

    // Game-pad, and from choice to choice; app_pad.cpp.
    bool step_focus(ui::FocusStep step);
    TableFocus table_focus() { return {display_.shell(), *room_, viewport()}; }
    bool table_key(const platform::InputEvent& event);
    void leave_pad();
    void note_pad(bool was_used);
    void feed_pad(const platform::InputEvent& event);
    void press_pad(platform::PadButton button);
    void press_pad_a();
    void hold_pad(double seconds);
    void keep_pad_focus();
    void keep_focus_at_question();

    // Screens and pages; app_screens.cpp.
    void draw_screen(ui::Desk& desk);
    void draw_title(ui::Desk& desk);
    void draw_new_game(ui::Desk& desk);
    void draw_room(ui::Desk& desk);
    void draw_pages(ui::Desk& desk);
    bool may_tell_seed() const;
    void draw_menu(ui::Desk& desk);
    void draw_help(ui::Desk& desk);
    void draw_ends(ui::Desk& desk);
    void keep_game(const std::string& journal);
    void open_form();
    void open_profile();
    std::uint64_t next_seed();
    void rematch();
    void open_daily();
    void leave_room();

    // The way from a wish for a game to its table; app_opening.cpp.
    void open_beside(std::string title, RoomLoad load);
    void open_saved(const std::string& path, bool watch);
    void start_new(RoomSetup setup);
    void go_on();
    void show_loading();
    void step_opening();
    void step_form_start();
    void leave_loading();
    void enter_room(RoomSetup setup, OpenedTable table);
    void tell_not_opened(const Problem& problem);
    void tell_asked_in_vain(const Problem& problem);
    void tell_not_continued(const Problem& problem);
    void draw_loading(ui::Desk& desk);

    // Playing at a server; app_together.cpp.
    void open_together();
    Status join_asked();
    void step_together();
    void draw_together(ui::Desk& desk);
    bool is_at_server() const { return room_ && together_.shows(room_->session()); }
    void leave_server_room(bool leaves);
    void quit();
    void draw_quit(ui::Desk& desk);

    // Mods; app_mods.cpp.
    void open_mods();
    Status install_from_arguments();
    void take_drop(const std::string& file);
    void draw_mods(ui::Desk& desk);
    void keep_choices();
    void keep_checked_mods();
    std::string broken_mods_line() const;

    // Lessons; app_lessons.cpp.
    bool learns_first() const;
    void open_lessons();
    void begin_lesson(std::size_t lesson, std::size_t step);
    void draw_lessons(ui::Desk& desk);
    void keep_lesson();

    // Puzzles; app_puzzles.cpp.
    void open_puzzles();
    void begin_puzzle(PuzzleShelf::Place place, bool shows_best);
    void draw_puzzles(ui::Desk& desk);
    bool step_puzzle(PuzzleWant want);
    void leave_puzzle();

    // Saved games; app_saves.cpp.
    void open_saves();
    void save_elsewhere();
    void leave_saves();
    void draw_saves(ui::Desk& desk);
    void keep_about();
    void keep_about_of_turn();
    std::string games_folder() const { return paths_.user_data + "/games"; }
    GamePlaces game_places() const { return {games_folder(), paths_.user_config}; }

    // Settings; app_settings.cpp.
    std::string wanted_language() const;
    void change_preferences(const ui::Preferences& wanted);
    void toggle_fullscreen();
    void fit_sound();
    void fit_shell();
    void measure_quality(const gfx::FrameInfo& info);
    void measure_by_pace();
    void keep_quality(gfx::Preset preset);
    void draw_settings(ui::Desk& desk);
    void draw_profile(ui::Desk& desk);

    // Pictures and buttons for programs that play; app_report.cpp.
    void save_shots();
    void tell_spots();

    // These functions are for authors of mods; app_dev.cpp.
    void step_dev();
    void reload_rules(const Saved& saved);
    void change_rules(const RulesChange& change, double begun_s);
    void begin_anew(std::shared_ptr<const Content> content);
    void forget_dev_game();
    bool dev_key(const platform::InputEvent& event);
    void draw_dev(ui::Desk& desk);

    Arguments arguments_;
    platform::Paths paths_;
    ui::Preferences from_file_;
    ui::Preferences preferences_;
    ModChoices choices_;
    Catalogue catalogue_;

    ModsRoom mods_room_{catalogue_, choices_, paths_.user_data + "/mods"};
    SavesRoom saves_room_{catalogue_, game_places()};
    LessonShelf lessons_;
    PuzzleShelf puzzles_{catalogue_, paths_.user_data + "/puzzles"};
    Unfinished unfinished_{game_places()};
    ProfileDesk profile_{paths_.user_data};
    Sounds sounds_{paths_.assets, [this](const std::string& line) { tell(line); }};
    LanguageRoom languages_{paths_.assets, [this](const std::string& line) { tell(line); }};
    Display display_{paths_.assets, [this](const std::string& line) { tell(line); }};
    BotHelper bots_;
    std::unique_ptr<NewGame> new_game_;
    Opening opening_;
    TogetherRoom together_;
    std::unique_ptr<GameRoom> room_;
    std::unique_ptr<DevTools> dev_;  // null unless started with --dev

    Screen screen_ = Screen::title;
    Page page_ = Page::none;
    bool goes_by_focus_ = false;  // from choice to choice, since the mouse pressed something
    std::string question_seen_;   // the first button of its answers
    bool places_asked_ = false;
    ui::EndsForm ends_form_;
    Screen opened_from_ = Screen::title;  // where the game that is being loaded was asked for
    bool goes_on_ = false;                // it is the one that the title offers to continue
    bool is_asked_for_ = false;           // or the one of the command line
    std::optional<Problem> not_opened_;   // which could not be opened before there was a window
    // What is open, chosen or scrolled to on each page.
    struct PageMemory {
        ui::HelpMemory help;
        ui::SettingsMemory settings;
        ui::Scroll lessons;
        ui::Scroll puzzles;
    } memory_;
    std::string problem_;  // told on the title screen
    std::uint64_t seeds_given_ = 0;
    int table_frame_ = 0;      // in which the table was entered
    double table_seen_s_ = 0;  // when its first picture stood
    int parts_seen_ = 0;       // of the program's files that a page has fetched since the start
    int kept_turn_ = -1;       // of the table, when its summary was written

    LoopClock clock_;
    double turned_s_ = 0;  // when the last turn of the loop began
    gfx::QualityPace pace_;
    RunFigures figures_;
    scene::Scene scene_;
    scene::Viewport seen_size_;

    std::optional<InputScript> script_;
    std::string told_spots_;  // what the file of --spots holds
    HeldKeys held_keys_;
    Pad pad_;
    Touch touch_;
    std::deque<platform::InputEvent> waiting_;  // input that is not taken yet
    scene::Vec2 reach_;                         // from where the first finger lies to what it means

    bool lively_ = false;        // a panel moves
    bool look_is_old_ = false;   // mods with models came or went
    bool watched_ = true;        // the window has the keyboard
    bool asks_to_quit_ = false;  // others are at tables of this program
    bool done_ = false;
    int exit_code_ = 0;
};

}  // namespace hexholm::app
