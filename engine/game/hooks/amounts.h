// Numbers that follow the game, see Amount.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// For this player, now; never below 0.
int amount_of(const Rulebook& book, const State& state, PlayerId player, const Amount& amount);

}  // namespace hexholm
