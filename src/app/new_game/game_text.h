// A game to come as a short text: one player copies it, a friend pastes it and gets the same island.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"

namespace hexholm::app {

struct GameText {
    std::string scenario;  // "base", "mod:name"
    int players = 0;
    std::string seed;
    std::vector<std::pair<std::string, std::string>> mods;  // ids and versions, of all in the game
    std::vector<OptionValue> options;                       // that are not as usual

    bool operator==(const GameText&) const = default;
};

// "hexholm base players=4 seed=4711 mods=base@1.0.0,lakes@1.2.0 target_vp=12"
std::string text_of(const GameText& game);
// What stands before and behind it does not matter.
Result<GameText> read_game_text(std::string_view text);

}  // namespace hexholm::app
