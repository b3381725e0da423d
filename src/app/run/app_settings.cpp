// What the player has set up takes effect here, at once.
#include "src/app/run/app.h"
#include "src/app/settings/settings.h"

namespace hexholm::app {

void App::change_preferences(const ui::Preferences& wanted) {
    if (wanted == preferences_) return;
    if (wanted.fullscreen != preferences_.fullscreen)
        display_.window().set_fullscreen(wanted.fullscreen);
    const bool other_quality = wanted.quality != preferences_.quality;
    const ui::Preferences before = lasting(preferences_, from_file_, arguments_);
    preferences_ = wanted;
    fit_sound();
    fit_shell();
    if (other_quality) display_.fit_quality(preferences_);
    display_.renderer().set_still_water(preferences_.still_water);
    if (!arguments_.offscreen)
        save_changes(paths_.user_config, before, lasting(preferences_, from_file_, arguments_));
}

ui::Preferences lasting(ui::Preferences now,
                        const ui::Preferences& from_file,
                        const Arguments& arguments) {
    if (now.speed == arguments.speed) now.speed = from_file.speed;
    if (now.language == arguments.language) now.language = from_file.language;
    return now;
}

// Keys and seats as panels show them.
void App::fit_shell() {
    const ui::Used used = pad_.is_used()     ? ui::Used::pad
                          : touch_.is_used() ? ui::Used::fingers
                                             : ui::Used::keyboard;
    display_.shell().show_keys(preferences_.keys, used);
    display_.shell().show_seats(preferences_.seats);
    if (new_game_) new_game_->wear(preferences_.seats);
}

void App::fit_sound() {
    const bool unwatched = !watched_ && preferences_.quiet_unwatched;
    sounds_.fit(preferences_, arguments_.offscreen || unwatched);
}

std::string App::wanted_language() const {
    if (!preferences_.language.empty()) return preferences_.language;
    return arguments_.offscreen ? "en" : language_of_environment();
}

// Once for each machine, when the first picture has been seen.
void App::measure_quality(const gfx::FrameInfo& info) {
    const bool wanted = preferences_.quality == "automatic" &&
                        preferences_.measured_driver != gfx::Renderer::driver_name();
    if (!wanted || arguments_.bench_frames) return;
    if (!gfx::Renderer::can_measure()) return measure_by_pace();
    keep_quality(display_.renderer().measure(scene_, info));
}

// Some pictures follow each other as quickly as they can.
void App::measure_by_pace() {
    // Without a graphics card one such picture would take seconds.
    const bool has_card = gfx::guess_preset(gfx::Renderer::driver_name()) != gfx::Preset::software;
    if (!has_card) return keep_quality(gfx::Preset::software);
    pace_.note(turned_s_);
    display_.renderer().set_preset(pace_.preset());
    clock_.wake();
    if (pace_.is_found()) keep_quality(pace_.preset());
}

void App::keep_quality(gfx::Preset preset) {
    ui::Preferences measured = preferences_;
    measured.measured_quality = preset_name(preset);
    measured.measured_driver = gfx::Renderer::driver_name();
    change_preferences(measured);
    display_.fit_quality(preferences_);
}

void App::draw_settings(ui::Desk& desk) {
    ui::Preferences wanted = preferences_;
    ui::SettingsFacts facts = {preset_name(display_.renderer().quality().preset)};
    const Preview* preview = new_game_ ? new_game_->preview() : nullptr;
    const Content* content = room_     ? room_->setup().content.get()
                             : preview ? new_game_->content()
                                       : nullptr;
    std::vector<scene::ModelId> pieces;
    if (content != nullptr) {
        const anim::Looks& looks = room_ ? room_->looks() : preview->looks();
        pieces.assign(looks.pieces.begin(), looks.pieces.end());
        facts.sets = content->piece_sets;
        facts.pieces = pieces;
    }
    if (ui::draw_settings(desk, facts, wanted, memory_.settings)) page_ = Page::none;
    change_preferences(wanted);
}

void App::draw_profile(ui::Desk& desk) {
    ui::Preferences wanted = preferences_;
    if (profile_.draw(desk, wanted.seats.own)) page_ = Page::none;
    change_preferences(wanted);
}

void App::toggle_fullscreen() {
    ui::Preferences wanted = preferences_;
    wanted.fullscreen = !wanted.fullscreen;
    change_preferences(wanted);
}

}  // namespace hexholm::app
