// The sounds that the program brings itself, by what happens when they are heard.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace hexholm::audio {

// What the player can make louder and softer by itself.
enum class Group : std::uint8_t { table, buttons, sea, music };
inline constexpr std::size_t kGroups = 4;

enum class Sound : std::uint8_t {
    die_hit,       // a die hits the felt
    place_corner,  // a piece lands on a corner
    place_edge,    // a piece lands on an edge
    upgrade,       // a piece lands on another that it replaces
    fall,          // a piece tips over and is gone
    pawn,          // a neutral piece is set down
    glide,         // something moves over water
    unveil,        // what lay hidden is found
    good,          // a good arrives
    card_draw,
    card_play,
    discard,
    trade,  // two have agreed
    award,  // a special card changes hands
    turn,   // it is your turn
    offer,  // somebody offers you something
    asked,  // you must answer although it is not your turn
    victory,
    refused,  // what you wanted is not possible
    button
};
inline constexpr std::size_t kSoundCount = 20;

struct SoundInfo {
    const char* name;  // of its files: NAME.ogg, or NAME_0.ogg and so on
    int variants;      // 0: one file without a number
    Group group;
    double gap_s;  // the same sound again so soon is part of the one before
};

const SoundInfo& sound_info(Sound sound);
std::string sound_file(Sound sound, int variant);

}  // namespace hexholm::audio
