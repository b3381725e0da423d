#include "src/app/output/sounds.h"

namespace hexholm::app {

Sounds::Sounds(const std::string& assets, std::function<void(const std::string&)> tell)
    : audio_(std::move(tell)) {
    if (!assets.empty()) audio_.set_folder(assets + "/sounds");
}

void Sounds::fit(const ui::Preferences& wanted, bool silent) {
    audio_.set_muted(silent || wanted.muted);
    audio_.set_loudness(audio::Group::table, wanted.loudness.table);
    audio_.set_loudness(audio::Group::buttons, wanted.loudness.buttons);
    audio_.set_loudness(audio::Group::sea, wanted.loudness.sea);
    audio_.set_loudness(audio::Group::music, wanted.loudness.music);
}

void Sounds::play(const std::vector<anim::Heard>& heard, const Catalogue& catalogue) {
    for (const anim::Heard& one : heard) {
        const ModFolder* mod = one.own.file.empty() ? nullptr : catalogue.mod(one.own.mod);
        if (mod != nullptr)
            audio_.play(mod->path, one.own.file, one.strength, one.sound);
        else if (one.sound)
            audio_.play(*one.sound, one.strength);
    }
}

void Sounds::play(const ui::Desk& desk) {
    if (desk.clicked)
        audio_.play(audio::Sound::button);
    else if (desk.refused)
        audio_.play(audio::Sound::refused);
}

}  // namespace hexholm::app
