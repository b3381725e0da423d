// What keeps a piece off a place besides the land, other pieces and routes.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Is the corner not reserved for another seat (S-145), is there more of the piece in the supply than is
// kept back (S-140), and is the corner of a set-up piece far enough from what it stays away from (S-161)?
bool is_within_limits(
    const Rulebook& book, const State& state, PlayerId player, PieceId id, CornerId corner);

// Have all players together as many of the piece on the board as there may be?
bool is_used_up(const Rulebook& book, const State& state, PieceId id);

}  // namespace hexholm
