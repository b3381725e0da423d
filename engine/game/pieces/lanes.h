// Lanes: counters of edges, one for each seat, that say where its pieces may stand (S-143 to S-146).
#pragma once

#include "engine/base/id_set.h"
#include "engine/game/core/play.h"

namespace hexholm {

bool lies_in_lane(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge);
// Where the next piece of the player's line may stand as far as the numbers of its lane and what stands there tell.
// REQUIRES for this and the others: the piece makes a line.
IdSet<EdgeId, kMaxEdges> next_of_line(const Rulebook& book,
                                      const State& state,
                                      PlayerId player,
                                      const Piece& piece);
// May some piece of the kind, at an open end, go to a free edge with the number of its own, as far as that is told at a
// glance? A line has few such edges.
bool may_move_in_line(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, PieceId id);
// Is the edge the next one of the player's line along the lane? `from`: the edge from which the piece
// is moved.
bool continues_line(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    const Piece& piece,
                    EdgeId edge,
                    EdgeId from);
// Of the player's line the piece furthest back that is of another kind becomes one of this kind, if there is such a piece
// and one is left in the supply.
void replace_in_line(const Play& play, PlayerId player, PieceId id);

}  // namespace hexholm
