// Which ships of a closed ring may move, although a ring has no open end (S-32).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The player's lines of the piece's route that lie in a ring and may move. A ring may be held by
// one thing at most: a thing in the ring itself frees the lines that touch it, a thing at the end
// of a stem frees the whole ring. Empty, and quick, when there is no ring and each line begins at a
// building.
EdgeIds loose_in_rings(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       const Piece& piece);

}  // namespace hexholm
