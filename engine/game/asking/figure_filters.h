// Which figures may be picked by what they carry, where they lie, and whom they meet.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// Only what is on the board, or carried there.
bool fits_figure(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure);
// What is asked beside the cargo. REQUIRES: the figure is in play.
bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const FigurePick& pick,
          FigureId figure);

}  // namespace hexholm
