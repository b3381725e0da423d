// Counters that tell who has the least or the most of a good that all can see.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// What such a counter of the player should be now; before the first turn 0.
int rank_of(const Rulebook& book, const State& state, const Counter& counter, PlayerId player);

// Updates these counters to what everybody has now.
void settle_ranks(const Play& play);

}  // namespace hexholm
