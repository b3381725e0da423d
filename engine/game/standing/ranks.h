// Counters that tell who has the least or the most of a good that all can see.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The value that a counter of ranks should have for the player now; 0 before the first turn.
int rank_of(const Rulebook& book, const State& state, const Counter& counter, PlayerId player);

// Updates these counters to what everybody has now.
void settle_ranks(const Play& play);

}  // namespace hexholm
