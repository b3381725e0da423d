#include "src/app/run/app.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "src/app/dev/dev_tools.h"
#include "src/app/new_game/lesson_shelf.h"
#include "src/app/saves/saved_games.h"
#include "src/app/settings/settings.h"
#include "src/platform/clock.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr double kLongestFrame_s = 0.1;
static constexpr double kWavesRestAfter_s = 20;
static constexpr double kLongestSleep_s = 0.25;

// An author stands beside the mod that he writes: with --dev that folder comes first.
static std::vector<std::string> mod_roots(const platform::Paths& paths, bool dev) {
    std::vector<std::string> roots;
    std::error_code gone;
    const std::string here = dev ? std::filesystem::current_path(gone).string() : "";
    if (!here.empty() && here != paths.mods) roots.push_back(here);
    if (!paths.mods.empty()) roots.push_back(paths.mods);
    roots.push_back(paths.user_data + "/mods");
    return roots;
}

App::App(const Arguments& arguments, const platform::Paths& paths)
    : arguments_(arguments),
      paths_(paths),
      choices_(load_mod_choices(choices_folder())),
      catalogue_(mod_roots(paths, arguments.dev), choices_.disabled),
      mods_room_(std::make_unique<ModsRoom>(catalogue_, choices_, paths.user_data + "/mods")),
      saves_room_(std::make_unique<SavesRoom>(catalogue_, game_places())),
      lessons_(std::make_unique<LessonShelf>(catalogue_, choices_folder())),
      from_file_(load_preferences(paths.user_config).preferences),
      preferences_(from_file_) {
    if (!paths.assets.empty()) audio_.set_folder(paths.assets + "/sounds");
    if (arguments.offscreen) preferences_ = ui::Preferences();  // the same picture for everybody
    if (arguments.dev) {
        dev_ = std::make_unique<DevTools>(paths.user_data + "/print.log");
        catalogue_.print_to(PrintLog::printer(dev_->printed));
    }
    if (arguments.speed) preferences_.speed = *arguments.speed;
    if (!arguments.language.empty()) preferences_.language = arguments.language;
    languages_.speak(wanted_language(), catalogue_.mods());
    // Only now can it be said in the language that the settings ask for.
    if (!arguments.offscreen) settings_problems_ = load_preferences(paths.user_config).problems;
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
    // The game first: what is wrong with it is told without a window flashing up.
    const Status game = app->open_game();
    if (!game) return game.problem();
    const Status window = app->open_window();
    if (!window) return window.problem();
    for (const std::string& line : app->settings_problems_)
        app->tell(line);
    return app;
}

Status App::open_window() {
    platform::WindowOptions options;
    options.width = arguments_.width;
    options.height = arguments_.height;
    options.offscreen = arguments_.offscreen;
    options.wait_for_screen = !arguments_.bench_frames;
    if (!paths_.assets.empty()) options.icon = paths_.assets + "/icons/hexholm-128.png";
    options.fullscreen = preferences_.fullscreen && !arguments_.offscreen;
    std::string error;
    window_ = platform::Window::open(options, error);
    if (!window_) return Problem{"", error, ""};
    glue_ = std::make_unique<platform::ImGuiGlue>(window_.get());
    const Status look = open_look();
    if (!look) return look.problem();
    seen_size_ = viewport();
    if (room_) room_->resize(viewport());
    return Done{};
}

// What draws, with the models of all mods; again when mods came or went.
Status App::open_look() {
    gfx::RendererOptions look;
    if (!paths_.assets.empty()) look.packs.push_back(paths_.assets + "/models/common.hxm");
    for (const ModFolder& mod : catalogue_.mods())
        if (mod.usable()) look.mods.push_back({mod.id, mod.path, needs_of(mod)});
    look.font = paths_.assets.empty() ? "" : paths_.assets + "/fonts/AveriaSerifGWF-Bold.ttf";
    look.names = &names_;
    look.message = [this](const std::string& line) { tell(line); };
    std::string error;
    std::unique_ptr<gfx::Renderer> renderer = gfx::Renderer::create(look, error);
    if (!renderer) return Problem{"", error, ""};
    shell_.reset();
    renderer_ = std::move(renderer);
    shell_ = std::make_unique<ui::Shell>(paths_.assets + "/fonts", *renderer_, names_);
    renderer_->set_still_water(preferences_.still_water);
    fit_quality();
    fit_shell();
    mods_room_->wait_for_health(arguments_.offscreen);
    saves_room_->wait(arguments_.offscreen);
    opening_.wait(arguments_.offscreen);
    mods_room_->pictures().set_sender([this](const platform::Picture& picture) {
        return renderer_->add_picture(picture.width, picture.height, picture.rgba);
    });
    shell_->speak(languages_.code(), languages_.texts());
    mods_room_->refresh();
    lessons_->refresh();
    return Done{};
}

std::string App::wanted_language() const {
    if (!preferences_.language.empty()) return preferences_.language;
    return arguments_.offscreen ? "en" : language_of_environment();
}

// REQUIRES: between two frames.
void App::speak() {
    settle_errands();
    languages_.speak(wanted_language(), catalogue_.mods());
    shell_->speak(languages_.code(), languages_.texts());
    mods_room_->refresh();
    if (new_game_) new_game_->refresh();
    fit_shell();
    find_unfinished();
    frames_due_ = kFramesAfterInput;
}

// A problem that does not stop anything: a line for the terminal and one in the window.
void App::tell(const std::string& line) {
    std::fprintf(stderr, "hexholm: %s\n", line.c_str());
    if (room_)
        room_->toast(line);
    else
        problem_ += (problem_.empty() ? "" : "\n") + line;
}

scene::Viewport App::viewport() const {
    if (!window_)
        return {static_cast<float>(arguments_.width), static_cast<float>(arguments_.height)};
    return {static_cast<float>(std::max(window_->width(), 1)),
            static_cast<float>(std::max(window_->height(), 1))};
}

int App::run() {
    double before = platform::now_s();
    while (!done_) {
        const double now = platform::now_s();
        // Without a screen time is what we say it is, so that the same input gives the same picture.
        timed_frame(arguments_.offscreen ? kStep_s : now - before);
        before = now;
        if (!arguments_.offscreen && !done_) sleep_until_needed();
    }
    if (arguments_.stats || arguments_.bench_frames) print_stats();
    return exit_code_;
}

void App::frame(double seconds) {
    time_s_ += seconds;
    if (look_is_old_) {
        look_is_old_ = false;
        settle_errands();
        languages_.speak(wanted_language(), catalogue_.mods());
        if (const Status look = open_look(); !look) tell(look.problem().line());
    }
    if (languages_.code() != wanted_language()) speak();
    step_dev();
    step_opening();
    take_input();
    step_logic(seconds);
    if (frames_due_ > 0 || (room_ && room_->moving())) busy_s_ = time_s_;
    const bool shot_due = std::ranges::any_of(
        arguments_.shots, [&](const Shot& shot) { return shot.frame == frame_; });
    if (arguments_.offscreen)
        draw(shot_due || arguments_.bench_frames);
    else if (must_draw())
        draw(true);
    if (shot_due) save_shots();
    if (!arguments_.spots.empty()) tell_spots();
    ++frame_;
    if (arguments_.frames > 0 && frame_ >= arguments_.frames) done_ = true;
}

void App::step_logic(double seconds) {
    const scene::Viewport size = viewport();
    if (size.width != seen_size_.width || size.height != seen_size_.height) {
        seen_size_ = size;
        if (room_) room_->resize(size);
        frames_due_ = kFramesAfterInput;
    }
    owed_s_ += std::min(seconds, kLongestFrame_s);
    for (; owed_s_ >= kStep_s * 0.999; owed_s_ -= kStep_s) {
        held_keys(kStep_s);
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

void App::fit_sound() {
    const bool unwatched = !watched_ && preferences_.quiet_unwatched;
    audio_.set_muted(arguments_.offscreen || preferences_.muted || unwatched);
    audio_.set_loudness(audio::Group::table, preferences_.loudness.table);
    audio_.set_loudness(audio::Group::buttons, preferences_.loudness.buttons);
    audio_.set_loudness(audio::Group::sea, preferences_.loudness.sea);
    audio_.set_loudness(audio::Group::music, preferences_.loudness.music);
}

// Nothing is opened before the first picture stands.
void App::play_sounds() {
    if (pictures_ > 0) audio_.update(time_s_);
    if (!room_) return;
    for (const anim::Heard& one : room_->take_heard()) {
        const ModFolder* mod = one.own.file.empty() ? nullptr : catalogue_.mod(one.own.mod);
        if (mod != nullptr)
            audio_.play(mod->path, one.own.file, one.strength, one.sound);
        else if (one.sound)
            audio_.play(*one.sound, one.strength);
    }
}

void App::play_clicks(const ui::Desk& desk) {
    if (desk.clicked) shell_->note_press();
    if (desk.clicked)
        audio_.play(audio::Sound::button);
    else if (desk.refused)
        audio_.play(audio::Sound::refused);
}

bool App::is_moving() const {
    return (room_ && room_->moving()) || renderer_->motion() == gfx::Motion::lively;
}

// Waves and breathing marks. Where drawing costs much they rest when nobody has done anything for a
// while.
bool App::is_gentle() const {
    const bool costly = renderer_->quality().preset == gfx::Preset::software;
    if (costly && time_s_ - busy_s_ > kWavesRestAfter_s) return false;
    return renderer_->motion() == gfx::Motion::gentle || lively_;
}

bool App::must_draw() const {
    if (!window_->is_visible()) return false;
    if (arguments_.bench_frames) return true;
    if (frames_due_ > 0 || pictures_ == 0 || is_moving() || shell_->lacks_letters()) return true;
    if (opening_.is_under_way() || (new_game_ && new_game_->is_loading())) return true;
    return is_gentle() && time_s_ - drawn_s_ >= 1.0 / renderer_->quality().water_fps - 0.002;
}

// Sleeps when nothing moves; wakes for input, waves, and bots that have finished thinking.
void App::sleep_until_needed() {
    if (must_draw()) return;
    double rest_s = kLongestSleep_s;
    if (is_gentle()) {
        const double next = 1.0 / renderer_->quality().water_fps - (time_s_ - drawn_s_);
        rest_s = std::clamp(next, 0.0, rest_s);
    }
    if (dev_) rest_s = std::min(rest_s, ModWatch::kEvery_s);
    if (room_ && room_->waits_for_bot()) rest_s = std::min(rest_s, kStep_s);
    if (script_ && !script_->finished()) rest_s = std::min(rest_s, kStep_s);
    if (rest_s > 0) window_->wait(rest_s);
}

void App::fill_scene() {
    if (screen_ == Screen::game && room_) {
        room_->let_eye_sway(!renderer_->quality().keep_picture);
        room_->fill(owed_s_ / kStep_s, viewport(), scene_);
    } else {
        scene_.marks.clear();
        const Preview* preview = new_game_ ? new_game_->preview() : nullptr;
        if (preview != nullptr) preview->fill(viewport(), scene_);
    }
    scene_.dim = page_ == Page::none && screen_ != Screen::new_game && screen_ != Screen::mods &&
                         screen_ != Screen::saves
                     ? 0.0f
                     : 0.25f;
}

void App::refit_panels() {
    renderer_->prepare_panels();
    if (!shell_->fonts_found() && !fonts_missed_)
        tell(std::string(ui::tr("the fonts of the panels are missing; another one is used")));
    fonts_missed_ = !shell_->fonts_found();
}

void App::draw(bool with_picture) {
    const int width = window_->width();
    const int height = window_->height();
    if (width <= 0 || height <= 0) return;
    const auto wide = static_cast<float>(width);
    const auto high = static_cast<float>(height);
    if (shell_->fit(wide, high, static_cast<float>(preferences_.scale_percent) / 100))
        refit_panels();
    fill_scene();
    gfx::FrameInfo info;
    info.width = width;
    info.height = height;
    info.time_s = time_s_;
    info.settle = arguments_.offscreen && !arguments_.bench_frames;
    if (with_picture) renderer_->draw(scene_, info);
    glue_->begin_frame(width, height, std::max(kStep_s, time_s_ - drawn_s_));
    if (glue_->lags()) frames_due_ = kFramesAfterInput;
    ui::Desk desk = shell_->begin(wide, high, time_s_);
    draw_screen(desk);
    keep_pad_focus();
    play_clicks(desk);
    ImDrawData* panels = shell_->end();
    if (with_picture) {
        renderer_->draw_panels(panels);
        ++pictures_;
        if (pictures_ == 1) {
            first_picture_s_ = platform::now_s();
            first_picture_cpu_s_ = platform::processor_s();
        }
        if (is_moving()) {
            moving_s_ += time_s_ - drawn_s_;
            ++moving_pictures_;
        }
    }
    lively_ = desk.lively;
    drawn_s_ = time_s_;
    frames_due_ = std::max(0, frames_due_ - 1);
    if (arguments_.offscreen) return;
    glue_->update_cursor();
    window_->present();
    if (pictures_ == 2) window_->watch_pads();
    if (pictures_ >= 2) measure_quality(info);
}

}  // namespace hexholm::app
