// The program: a window, its screens, and the loop that keeps them alive.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "src/app/mods/catalogue.h"
#include "src/app/mods/mod_choices.h"
#include "src/app/mods/mods_room.h"
#include "src/app/new_game/new_game.h"
#include "src/app/play/game_room.h"
#include "src/app/run/arguments.h"
#include "src/app/run/frame_times.h"
#include "src/app/run/input_script.h"
#include "src/app/saves/saves_room.h"
#include "src/app/settings/language_room.h"
#include "src/audio/audio.h"
#include "src/gfx/table/renderer.h"
#include "src/platform/errand.h"
#include "src/platform/imgui_glue.h"
#include "src/platform/paths.h"
#include "src/platform/window.h"
#include "src/ui/parts/shell.h"
#include "src/ui/screens/help_page.h"
#include "src/ui/screens/menu_page.h"
#include "src/ui/screens/profile_page.h"
#include "src/ui/screens/settings_page.h"

namespace hexholm::app {

struct DevTools;
class LessonShelf;
struct RulesChange;
struct Saved;

enum class Screen { title, new_game, mods, saves, game };
enum class Page { none, menu, settings, help, lessons, profile };  // over a screen

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

    // What is wrong with the game that the arguments ask for, if it is their fault and no mod's.
    static std::optional<Problem> wrong_arguments(const Arguments& arguments,
                                                  const platform::Paths& paths);

    // Until the player quits; the exit code.
    int run();

    // One turn of the loop. `real` seconds have passed. For tests and run().
    void frame(double seconds);
    bool is_done() const { return done_; }
    Screen screen() const { return screen_; }
    const GameRoom* room() const { return room_.get(); }
    const ui::Shell& shell() const { return *shell_; }
    const ui::Preferences& preferences() const { return preferences_; }
    platform::Window& window() { return *window_; }
    // The picture of the last frame, rows from the top, 3 bytes per pixel.
    std::vector<std::uint8_t> picture();

private:
    App(const Arguments& arguments, const platform::Paths& paths);
    Status open_window();
    Status open_look();
    Status open_game();
    LoadRequest request_from_arguments() const;
    Result<RoomSetup> setup_from_arguments() const;
    Result<RoomSetup> setup_from_journal() const;

    void take_input();
    void feed(const platform::InputEvent& event);
    void feed_key(const platform::InputEvent& event);
    bool focus_key(const platform::InputEvent& event);
    bool table_key(const platform::InputEvent& event);
    bool chosen_key(const platform::InputEvent& event);
    void run_command(input::Command command, bool shift);
    void toggle_fullscreen();
    void title_key(input::Command command);

    // Going from choice to choice with keys and game-pads; app_focus.cpp.
    bool on_table() const { return screen_ == Screen::game && room_ && page_ == Page::none; }
    bool step_focus(ui::FocusStep step);
    bool step_on_table(ui::FocusStep step);
    void step_off_board(ui::FocusStep step);
    void land_focus();
    void focus_main();
    void keep_pad_focus();

    // The game-pad; app_pad.cpp.
    void feed_pad(const platform::InputEvent& event);
    void press_pad(platform::PadButton button);
    void press_pad_a();
    void turn_pad(const platform::InputEvent& event);
    void hold_pad(double seconds);
    void use_pad(bool pad);
    void tell_pad(bool plugged);
    float pad_axis(platform::PadAxis axis) const;
    void take_drop(const std::string& file);
    void held_keys(double seconds);
    void step_logic(double seconds);
    bool must_draw() const;
    bool is_moving() const;
    bool is_gentle() const;
    void tell(const std::string& line);
    void refit_panels();
    void draw(bool with_picture);
    void draw_screen(ui::Desk& desk);
    void draw_title(ui::Desk& desk);
    void draw_new_game(ui::Desk& desk);
    void draw_mods(ui::Desk& desk);
    void draw_room(ui::Desk& desk);
    void draw_pages(ui::Desk& desk);
    void draw_help(ui::Desk& desk);
    void note_ended();
    void open_profile();
    void draw_profile(ui::Desk& desk);
    void fill_scene();
    void save_shots();
    void tell_spots();
    void sleep_until_needed();
    void print_stats() const;
    void play_sounds();
    void play_clicks(const ui::Desk& desk);
    void timed_frame(double seconds);
    void fit_sound();
    std::string wanted_language() const;
    void speak();
    void change_preferences(const ui::Preferences& wanted);
    void draw_settings(ui::Desk& desk);
    void fit_quality();
    void measure_quality(const gfx::FrameInfo& info);
    void fit_shell();

    void open_mods();
    Status install_from_arguments();
    void keep_choices();
    void keep_checked_mods();
    std::string broken_mods_line() const;
    // Without a screen nothing is remembered, so that the same input gives the same picture.
    std::string choices_folder() const { return arguments_.offscreen ? "" : paths_.user_config; }

    // Lessons; app_lessons.cpp.
    Result<RoomSetup> setup_from_lesson() const;
    bool learns_first() const;
    void open_lessons();
    void begin_lesson(std::size_t lesson, std::size_t step);
    void draw_lessons(ui::Desk& desk);
    void keep_lesson();
    void play_on();

    void open_saves();
    void save_elsewhere();
    void leave_saves();
    void draw_saves(ui::Desk& desk);
    // What is loaded beside the picture, and where it was asked for.
    struct OpenedGame {
        Screen from = Screen::title;
        Result<RoomSetup> setup;
    };
    void open_beside(const std::string& path, bool watch);
    void step_opening();
    void open_saved(Result<RoomSetup> setup);
    void open_unfinished(Result<RoomSetup> setup);
    void settle_errands();
    void keep_about();
    void keep_about_of_turn();
    void tidy_saves();

    // For authors of mods; app_dev.cpp.
    void step_dev();
    void reload_rules(const Saved& saved);
    void change_rules(const RulesChange& change, double begun_s);
    void begin_anew(std::shared_ptr<const Content> content);
    void forget_dev_game();
    bool dev_key(const platform::InputEvent& event);
    void draw_dev(ui::Desk& desk);

    // Of the next island: one that nobody has thought of, or without a screen one after the other.
    std::uint64_t next_seed();
    void open_form();
    void enter_room(Result<RoomSetup> setup);
    void start_new(RoomSetup setup);
    void go_on();
    void rematch();
    void leave_room();
    void find_unfinished();
    scene::Viewport viewport() const;
    std::string games_folder() const { return paths_.user_data + "/games"; }
    GamePlaces game_places() const { return {games_folder(), paths_.user_config}; }

    Arguments arguments_;
    platform::Paths paths_;
    ModChoices choices_;
    Catalogue catalogue_;
    std::unique_ptr<ModsRoom> mods_room_;
    std::unique_ptr<SavesRoom> saves_room_;
    std::unique_ptr<LessonShelf> lessons_;
    ui::Scroll lessons_scroll_;
    ui::Preferences from_file_;
    ui::Preferences preferences_;
    std::vector<std::string> settings_problems_;
    ui::SettingsMemory settings_memory_;
    audio::Audio audio_{[this](const std::string& line) { tell(line); }};
    LanguageRoom languages_{paths_.assets, [this](const std::string& line) { tell(line); }};
    std::unique_ptr<platform::Window> window_;
    std::unique_ptr<platform::ImGuiGlue> glue_;
    scene::ModelNames names_;
    std::unique_ptr<gfx::Renderer> renderer_;
    std::unique_ptr<ui::Shell> shell_;
    std::optional<InputScript> script_;
    std::string told_spots_;  // what the file of --spots holds

    Screen screen_ = Screen::title;
    Page page_ = Page::none;
    ui::HelpMemory help_memory_;
    ui::ProfileFacts profile_;
    std::vector<ui::AchievementRow> achievements_;
    ui::Scroll profile_scroll_;
    std::unique_ptr<NewGame> new_game_;
    platform::Errand<OpenedGame> opening_;
    std::unique_ptr<GameRoom> room_;
    std::unique_ptr<DevTools> dev_;  // null unless started with --dev
    std::string problem_;
    std::string unfinished_;
    std::set<std::string> hopeless_;  // could not be gone on with, and are not offered again
    std::string unfinished_text_;
    std::uint64_t seeds_given_ = 0;
    int kept_turn_ = -1;  // of the table, when its summary was written

    scene::Scene scene_;
    double owed_s_ = 0;  // time that has not been stepped yet
    double time_s_ = 0;  // of the loop
    double drawn_s_ = -1;
    static constexpr int kFramesAfterInput = 3;
    int frames_due_ = kFramesAfterInput;  // draw at least so many more
    int frame_ = 0;
    int pictures_ = 0;
    bool lively_ = false;
    bool fonts_missed_ = false;
    bool look_is_old_ = false;  // mods with models came or went
    bool watched_ = true;       // the window has the keyboard
    bool done_ = false;
    int exit_code_ = 0;
    std::array<bool, platform::kKeyCount> held_{};
    bool pad_used_ = false;  // last, not the keyboard or the mouse
    std::array<float, platform::kPadAxisCount> pad_axes_{};
    std::optional<ui::FocusStep>
        pad_step_;  // the direction that is held, and until it counts again
    std::optional<ui::FocusStep> stick_step_;  // the same of the left stick alone
    double pad_repeat_s_ = 0;
    scene::Viewport seen_size_;
    double first_picture_s_ = 0;
    double first_picture_cpu_s_ = 0;
    double busy_s_ = -1e9;  // when something happened last
    double moving_s_ = 0;   // spent with something moving, and the pictures drawn meanwhile
    int moving_pictures_ = 0;
    FrameTimes frame_times_;
};

}  // namespace hexholm::app
