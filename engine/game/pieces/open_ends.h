// Where lines of edge pieces have a loose end.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Does the piece on the edge have an end at which its owner has no other edge piece, no building and
// no figure that anchors? Of a ring of such pieces those are loose that lie beside the only building or
// figure at it, or all of them when there is none (K-240).
bool is_at_open_end(const Rulebook& book, const State& state, EdgeId edge);

}  // namespace hexholm
