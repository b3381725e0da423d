// Games of all kinds of things at some moments: what bytes of strangers are tried on. The first bytes of an input choose.
#pragma once

#include "engine/game/view/view.h"

#include "tests/fuzz/target.h"

namespace hexholm::fuzz {

// One of some games.
const Rulebook& game_of(std::uint8_t number);
// The game after some of its actions; the same number is always the same moment.
State moment_of(std::uint8_t game, std::uint8_t number);
// Any seat of the game, or nobody.
PlayerId viewer_of(const Rulebook& book, std::uint8_t number);

}  // namespace hexholm::fuzz
