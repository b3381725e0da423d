// Which ships of a closed ring may move, although a ring has no open end (S-32).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Those of the player's lines of the piece's route that lie in a ring that leads to one thing that holds it at most,
// and that are not kept by that: what stands in the ring itself lets those go that touch it, what stands at the end of
// a stem lets the whole ring go. Empty, and quick, where there is no ring and each line begins at a building.
EdgeIds loose_in_rings(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       const Piece& piece);

}  // namespace hexholm
