// Figures that must leave their place because another one comes there.
#pragma once

#include "engine/game/asking/effects.h"

namespace hexholm {

// Displaces the figure as if another one had come: its owner is asked where it goes. A figure that
// cannot go leaves the board.
void drive_away(const Play& play, FigureId figure);
// Displaces all figures that stand in the way of the figure at its new place; `place` is the goal
// of its way.
void drive_away_others(const Play& play, PlayerId player, FigureId figure, int place);
// Returns figures to the supply that were displaced and still stand in the way.
void make_room(const Play& play, const Frame& frame);

}  // namespace hexholm
