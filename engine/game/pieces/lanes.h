// Lanes: counters of edges, one for each seat, that say where its pieces may stand (S-143 to S-146).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

bool lies_in_lane(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge);
// Is the edge the next one of the player's line along the lane? `from`: the edge from which the piece
// is moved. REQUIRES: the piece makes a line.
bool continues_line(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    const Piece& piece,
                    EdgeId edge,
                    EdgeId from);

}  // namespace hexholm
