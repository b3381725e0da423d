// What a pick declares about the things that it may point at.
#pragma once

#include "engine/game/hooks/arguments.h"

namespace hexholm {

// Without its functions. REQUIRES: the value names something of the pick's type. `is_found`: it was found where
// the piece for which an edge must be free can be built, or among the figures that the pick means.
bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const Pick& pick,
          int value,
          const Answers& before,
          bool is_found = false);

}  // namespace hexholm
