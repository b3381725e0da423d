#include "src/app/output/sounds.h"

#include "src/platform/page.h"

namespace hexholm::app {

Sounds::Sounds(const std::string& assets, std::function<void(const std::string&)> tell)
    : audio_(std::move(tell)) {
    if (!assets.empty()) audio_.set_folder(assets + "/sounds");
}

void Sounds::fit(const ui::Preferences& wanted, bool silent) {
    is_silent_ = silent || wanted.muted;
    audio_.set_muted(is_silent_);
    audio_.set_loudness(audio::Group::table, wanted.loudness.table);
    audio_.set_loudness(audio::Group::buttons, wanted.loudness.buttons);
    audio_.set_loudness(audio::Group::sea, wanted.loudness.sea);
    audio_.set_loudness(audio::Group::music, wanted.loudness.music);
}

// A page fetches them for those alone who want to hear something.
bool Sounds::are_there() {
    return !is_silent_ && platform::is_there("sounds");
}

void Sounds::update(double now_s) {
    if (is_silent_ || are_there()) audio_.update(now_s);
}

void Sounds::play(const std::vector<anim::Heard>& heard, const Catalogue& catalogue) {
    if (!heard.empty() && !are_there()) return;
    for (const anim::Heard& one : heard) {
        const ModFolder* mod = one.own.file.empty() ? nullptr : catalogue.mod_in_sight(one.own.mod);
        if (mod != nullptr)
            audio_.play(mod->path, one.own.file, one.strength, one.sound);
        else if (one.sound)
            audio_.play(*one.sound, one.strength);
    }
}

void Sounds::play(const ui::Desk& desk) {
    if (!(desk.clicked || desk.refused) || !are_there()) return;
    if (desk.clicked)
        audio_.play(audio::Sound::button);
    else if (desk.refused)
        audio_.play(audio::Sound::refused);
}

}  // namespace hexholm::app
