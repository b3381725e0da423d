#include "src/audio/sound.h"

namespace hexholm::audio {

static constexpr std::array<SoundInfo, kSoundCount> kSounds{{
    {"die_hit", 4, Group::table, 0.03},   {"place_corner", 2, Group::table, 0.1},
    {"place_edge", 2, Group::table, 0.1}, {"upgrade", 0, Group::table, 0.2},
    {"fall", 0, Group::table, 0.2},       {"pawn", 0, Group::table, 0.15},
    {"glide", 0, Group::table, 0.4},      {"unveil", 0, Group::table, 0.4},
    {"good", 5, Group::table, 0.055},     {"card_draw", 0, Group::table, 0.12},
    {"card_play", 0, Group::table, 0.3},  {"discard", 0, Group::table, 0.3},
    {"trade", 0, Group::table, 0.3},      {"award", 0, Group::table, 0.5},
    {"turn", 0, Group::table, 0.5},       {"offer", 0, Group::table, 0.5},
    {"asked", 0, Group::table, 0.5},      {"victory", 0, Group::table, 5.0},
    {"refused", 0, Group::buttons, 0.15}, {"button", 2, Group::buttons, 0.04},
}};

const SoundInfo& sound_info(Sound sound) {
    return kSounds[static_cast<std::size_t>(sound)];
}

std::string sound_file(Sound sound, int variant) {
    const SoundInfo& info = sound_info(sound);
    const std::string number = info.variants > 0 ? "_" + std::to_string(variant) : "";
    return info.name + number + ".ogg";
}

}  // namespace hexholm::audio
