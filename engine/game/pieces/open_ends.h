// Where lines of edge pieces have a loose end.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Is the corner where what the piece's `anchor` counts holds it like an own building (S-128)?
bool is_anchored(const Rulebook& book, const State& state, const Piece& piece, CornerId corner);

// Does the piece on the edge have an end at which its owner has no other edge piece, no building, no
// figure that anchors and no anchor of his pieces there? Of a ring of such pieces those are loose that
// lie beside the only thing that holds it, or all of them when there is none (K-240).
bool is_at_open_end(const Rulebook& book, const State& state, EdgeId edge);

}  // namespace hexholm
