// Lanes: counters of edges, one for each seat, that say where its pieces may stand (S-143 to S-146).
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/derived/line.h"

namespace hexholm {

bool lies_in_lane(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge);
// Is the edge the next one of the player's line along the lane? `from`: the edge from which the piece
// is moved. REQUIRES: the piece makes a line.
bool continues_line(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    PieceId piece,
                    EdgeId edge,
                    EdgeId from);
// Replaces the hindmost piece of another kind in the player's line by one of this kind, if there is
// such a piece and one is left in the supply.
void replace_in_line(const Play& play, PlayerId player, PieceId id);
// Puts the foremost piece of the player's line, of whatever kind, back to the supply.
void lose_in_line(const Play& play, PlayerId player, PieceId id);

}  // namespace hexholm
