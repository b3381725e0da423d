#include "src/app/run/app.h"

#include <algorithm>

#include "engine/base/terminal.h"

#include "src/app/dev/dev_tools.h"
#include "src/app/run/asked_game.h"
#include "src/app/run/stop_signal.h"
#include "src/app/settings/settings.h"
#include "src/platform/clock.h"
#include "src/platform/main_loop.h"
#include "src/platform/page.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr double kWavesRestAfter_s = 20;
static constexpr double kLongestSleep_s = 0.25;
static constexpr double kLongestSleepAtServer_s = 0.03;

// Servers go on in true time, also where pictures do not.
static ConnectionParts connection_parts(const Catalogue& catalogue) {
    const Result<std::string> visits = net::usual_visits_folder();
    return {.now_ms = [] { return static_cast<std::int64_t>(platform::now_s() * 1000); },
            .make_line = net::make_line,
            .visits = visits ? visits.value() : std::string(),
            .mod_roots = catalogue.roots(),
            .mod_cache = net::usual_cache_folder()};
}

// Whoever wants pictures to be quick does not wait for bots either.
static int bot_pause_ms(ui::Speed speed) {
    switch (speed) {
        case ui::Speed::slow: return 1200;
        case ui::Speed::fast: return 350;
        case ui::Speed::instant: return 20;
        default: return 700;
    }
}

App::App(const Arguments& arguments, const platform::Paths& paths)
    : arguments_(arguments),
      paths_(paths),
      from_file_(load_preferences(paths.user_config).preferences),
      preferences_(from_file_),
      choices_(load_mod_choices(choices_folder(arguments, paths))),
      catalogue_(mod_roots(paths, arguments.dev), choices_.disabled),
      lessons_(catalogue_, choices_folder(arguments, paths)),
      together_(catalogue_,
                connection_parts(catalogue_),
                {paths.user_data + "/tables", catalogue_.roots(), net::make_nearby,
                 [this] { return bot_pause_ms(preferences_.speed); }},
                paths.user_config + "/servers") {
    if (arguments.offscreen) preferences_ = ui::Preferences();  // the same picture for everybody
    if (arguments.dev) {
        dev_ = std::make_unique<DevTools>(paths.user_data + "/print.log");
        catalogue_.print_to(PrintLog::printer(dev_->printed));
    }
    if (arguments.speed) preferences_.speed = *arguments.speed;
    if (!arguments.language.empty()) preferences_.language = arguments.language;
    languages_.speak(wanted_language(), catalogue_.mods_in_sight());
    // Without a screen time is what we say it is: what is done beside the picture is waited for.
    mods_room_.wait_for_health(arguments.offscreen);
    saves_room_.wait(arguments.offscreen);
    opening_.wait(waits());
    fit_sound();
}

App::~App() = default;

Result<std::unique_ptr<App>> App::open(const Arguments& arguments, const platform::Paths& paths) {
    auto app = std::unique_ptr<App>(new App(arguments, paths));
    if (!arguments.input.empty()) {
        Result<InputScript> script = InputScript::load(arguments.input);
        if (!script) return script.problem();
        app->script_ = std::move(script.value());
    }
    const Status installed = app->install_from_arguments();
    if (!installed) return installed.problem();
    // The game first: what is wrong with it at once is told without a window flashing up.
    const Status game = app->open_game();
    if (!game) return game.problem();
    const Status window = app->open_window();
    if (!window) return window.problem();
    if (arguments.offscreen) return app;
    heed_stop_signal();
    // Problems of the preferences are told in the language that they ask for.
    for (const std::string& line : load_preferences(paths.user_config).problems)
        app->tell(line);
    return app;
}

Status App::open_game() {
    unfinished_.find();
    if (!asks_for_game(arguments_)) {
        open_form();
        problem_ = broken_mods_line();
        return join_asked();
    }
    const std::string journal =
        asks_for_new_game(arguments_) ? new_journal_path(games_folder()) : "";
    Result<RoomLoad> load = asked_game(arguments_, catalogue_, lessons_, journal);
    if (!load) return load.problem();
    is_asked_for_ = true;
    open_beside(asked_title(arguments_, catalogue_, lessons_), std::move(load.value()));
    if (not_opened_) return *not_opened_;
    return Done{};
}

// Where time is what we say it is, and where it is measured how quickly pictures follow each other, nothing happens
// beside them.
bool App::waits() const {
    return (arguments_.offscreen || arguments_.bench_frames) && !arguments_.loads_beside;
}

Status App::open_window() {
    platform::WindowOptions options;
    options.width = arguments_.width;
    options.height = arguments_.height;
    options.offscreen = arguments_.offscreen;
    options.wait_for_screen = !arguments_.bench_frames;
    options.fullscreen = preferences_.fullscreen && !arguments_.offscreen;
    const Status window = display_.open(options);
    if (!window) return window.problem();
    const Status look = open_look();
    if (!look) return look.problem();
    seen_size_ = viewport();
    if (room_) room_->resize(viewport());
    platform::tell_boxes([this](float x, float y) {
        return std::ranges::any_of(display_.shell().hotspots(), [&](const ui::Hotspot& spot) {
            return spot.is_typed_in && spot.rect.contains(x, y);
        });
    });
    return Done{};
}

// What draws, with the models of all mods; again when mods came or went.
Status App::open_look() {
    const Status look = display_.load_look(catalogue_);
    if (!look) return look.problem();
    display_.fit_quality(preferences_);
    display_.renderer().set_still_water(preferences_.still_water);
    fit_shell();
    mods_room_.pictures().set_sender([this](const platform::Picture& picture) {
        return display_.renderer().add_picture(picture.width, picture.height, picture.rgba);
    });
    display_.shell().speak(languages_.code(), languages_.texts());
    mods_room_.refresh();
    lessons_.refresh();
    puzzles_.look();
    return Done{};
}

// REQUIRES: between two frames.
void App::speak() {
    finish_errands();
    languages_.speak(wanted_language(), catalogue_.mods_in_sight());
    display_.shell().speak(languages_.code(), languages_.texts());
    mods_room_.refresh();
    if (new_game_) new_game_->refresh();
    fit_shell();
    unfinished_.find();
    clock_.wake();
}

// Ends work beside the picture, which may use texts of the present language.
void App::finish_errands() {
    opening_.finish();
    saves_room_.finish();
}

// A page fetches other games than the base game when somebody looks for games.
bool App::wants_all_games() const {
    const bool looks_for_games = screen_ != Screen::title && screen_ != Screen::game;
    return clock_.pictures() > 0 && (looks_for_games || page_ == Page::lessons ||
                                     page_ == Page::puzzles || !unfinished_.empty());
}

// Adds parts of the program that have arrived. At a table the rules stay as they are.
void App::step_parts() {
    if (wants_all_games()) platform::is_there("mods");
    if (screen_ == Screen::loading || parts_seen_ == platform::parts_arrived()) return;
    parts_seen_ = platform::parts_arrived();
    finish_errands();
    catalogue_.reread();
    look_is_old_ = true;
    if (new_game_) new_game_->refresh();
    unfinished_.find();
    clock_.wake();
}

// A problem that does not stop anything: a line for the terminal and one in the window.
void App::tell(const std::string& line) {
    print_error_line("hexholm: %s", line.c_str());
    if (room_)
        room_->toast(line);
    else
        problem_ += (problem_.empty() ? "" : "\n") + line;
}

scene::Viewport App::viewport() const {
    if (display_.is_open()) return display_.viewport();
    return {static_cast<float>(arguments_.width), static_cast<float>(arguments_.height)};
}

bool App::turn() {
    const double now = platform::now_s();
    const double since = clock_.frame() > 0 ? now - turned_s_ : 0;
    turned_s_ = now;
    const int pictures = clock_.pictures();
    // Without a screen time is what we say it is, so that the same input gives the same picture.
    frame(arguments_.offscreen ? kStep_s : since);
    if (arguments_.bench_frames && pictures > 0)
        figures_.note_frame(platform::now_s() - now, clock_.frame() - 1);
    if (!arguments_.offscreen && !done_) sleep_until_needed();
    return !done_;
}

int App::end() const {
    if (arguments_.bench_frames)
        print_line("%s", figures_.json().c_str());
    else if (arguments_.stats)
        print_line("%s", figures_.line(clock_.time_s()).c_str());
    return exit_code_;
}

void App::frame(double seconds) {
    clock_.begin(seconds);
    if (look_is_old_) {
        look_is_old_ = false;
        finish_errands();
        languages_.speak(wanted_language(), catalogue_.mods_in_sight());
        if (const Status look = open_look(); !look) tell(look.problem().line());
    }
    if (languages_.code() != wanted_language()) speak();
    step_dev();
    // The first picture is to stand soon; an island would make it take several times as long.
    if (new_game_ && (waits() || clock_.frame() > 0)) new_game_->take_loaded();
    step_parts();
    platform::ask_before_leaving(screen_ == Screen::game && room_ != nullptr);
    bots_.step();
    step_opening();
    step_together();
    take_input();
    step_logic(seconds);
    if (clock_.has_frames_due() || (room_ && room_->moving())) clock_.note_busy();
    const bool shot_due = std::ranges::any_of(
        arguments_.shots, [&](const Shot& shot) { return shot.frame == clock_.frame(); });
    if (arguments_.offscreen)
        draw(shot_due || arguments_.bench_frames);
    else if (must_draw())
        draw(true);
    if (shot_due) save_shots();
    if (!arguments_.spots.empty()) tell_spots();
    clock_.end();
    if (arguments_.frames > 0 && clock_.frame() >= arguments_.frames) done_ = true;
}

void App::step_logic(double seconds) {
    const scene::Viewport size = viewport();
    if (size.width != seen_size_.width || size.height != seen_size_.height) {
        seen_size_ = size;
        if (room_) room_->resize(size);
        clock_.wake();
    }
    if (room_ && screen_ == Screen::game) room_->pass_time(seconds);
    for (int steps = clock_.take_steps(seconds); steps > 0; --steps) {
        push_eye(kStep_s);
        hold_pad(kStep_s);
        if (!room_ || screen_ != Screen::game) continue;
        // Bots think in true time, and without a screen time is what we say it is.
        room_->wait_for_bots(arguments_.offscreen);
        room_->step(kStep_s, preferences_);
    }
    keep_about_of_turn();
    keep_lesson();
    play_sounds();
}

// The audio device is opened only after the first picture is shown.
void App::play_sounds() {
    if (clock_.pictures() > 0) sounds_.update(clock_.time_s());
    if (room_) sounds_.play(room_->take_heard(), catalogue_);
}

bool App::is_moving() const {
    return (room_ && screen_ == Screen::game && room_->moving()) ||
           display_.renderer().motion() == gfx::Motion::lively;
}

// Waves, breathing marks, and the sign that something is being loaded. Where drawing costs much waves rest when
// nobody has done anything for a while.
bool App::is_gentle() const {
    if (is_loading()) return true;
    const bool costly = display_.renderer().quality().preset == gfx::Preset::software;
    if (costly && clock_.idle_s() > kWavesRestAfter_s) return false;
    return display_.renderer().motion() == gfx::Motion::gentle || lively_;
}

bool App::must_draw() const {
    constexpr double kSoon_s = 0.002;
    if (!display_.window().is_visible()) return false;
    if (arguments_.bench_frames) return true;
    if (clock_.is_awake() || is_moving() || display_.shell().lacks_letters()) return true;
    return is_gentle() && clock_.until_next_s(gentle_pictures_per_s()) <= kSoon_s;
}

bool App::is_loading() const {
    return opening_.is_under_way() || (new_game_ && new_game_->is_loading());
}

// Pictures of gentle movements are rarer while something is loaded, since they would slow the
// loading down.
double App::gentle_pictures_per_s() const {
    constexpr double kWhileLoading = 15;
    return is_loading() ? kWhileLoading : display_.renderer().quality().water_fps;
}

// Sleeps when nothing moves; wakes for input, waves, and bots that have finished thinking.
void App::sleep_until_needed() {
    if (platform::is_called_by_page() || must_draw()) return;
    double rest_s = kLongestSleep_s;
    if (is_gentle()) rest_s = std::clamp(clock_.until_next_s(gentle_pictures_per_s()), 0.0, rest_s);
    if (dev_) rest_s = std::min(rest_s, ModWatch::kEvery_s);
    if (together_.goes_on() || together_.asks_for_turns())
        rest_s = std::min(rest_s, kLongestSleepAtServer_s);
    if (room_ && room_->waits_for_bot()) rest_s = std::min(rest_s, kStep_s);
    if (script_ && !script_->finished()) rest_s = std::min(rest_s, kStep_s);
    if (rest_s > 0) display_.window().wait(rest_s);
}

void App::fill_scene() {
    if (screen_ == Screen::game && room_) {
        room_->let_eye_sway(!display_.renderer().quality().keep_picture);
        room_->fill(clock_.between_steps(), viewport(), scene_);
    } else if (screen_ != Screen::loading || !room_) {
        scene_.marks.clear();
        const Preview* preview = new_game_ ? new_game_->preview() : nullptr;
        if (preview != nullptr) preview->fill(viewport(), scene_);
    }
    scene_.dim = page_ == Page::none && screen_ != Screen::new_game && screen_ != Screen::mods &&
                         screen_ != Screen::saves && screen_ != Screen::together &&
                         screen_ != Screen::loading
                     ? 0.0f
                     : 0.25f;
}

void App::draw(bool with_picture) {
    const int width = display_.window().width();
    const int height = display_.window().height();
    if (width <= 0 || height <= 0) return;
    display_.fit_fonts(preferences_.scale_percent);
    fill_scene();
    gfx::FrameInfo info;
    info.width = width;
    info.height = height;
    info.time_s = clock_.time_s();
    info.at_once = arguments_.offscreen && !arguments_.bench_frames;
    if (with_picture) display_.renderer().draw(scene_, info);
    platform::ImGuiGlue& glue = display_.glue();
    glue.begin_frame(width, height, std::max(kStep_s, clock_.since_drawn_s()));
    if (glue.lags()) clock_.wake();
    ui::Shell& shell = display_.shell();
    ui::Desk desk =
        shell.begin(static_cast<float>(width), static_cast<float>(height), clock_.time_s());
    draw_screen(desk);
    keep_pad_focus();
    keep_focus_at_question();
    if (desk.clicked) shell.note_press();
    sounds_.play(desk);
    ImDrawData* panels = shell.end();
    if (with_picture) {
        display_.renderer().draw_panels(panels);
        figures_.note_picture(clock_.since_drawn_s(), is_moving());
    }
    lively_ = desk.lively;
    clock_.note_drawn(with_picture);
    platform::show_keyboard(shell.is_typing() && touch_.is_used());
    if (with_picture && clock_.pictures() == 1) platform::uncover_picture();
    if (arguments_.offscreen) return;
    glue.update_cursor();
    display_.window().present();
    if (clock_.pictures() == 2) display_.window().watch_pads();
    if (clock_.pictures() >= 2 && !is_loading()) measure_quality(info);
}

}  // namespace hexholm::app
