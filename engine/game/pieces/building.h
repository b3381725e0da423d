// Placing pieces: where a piece may stand (B-144 to B-165).
#pragma once

#include "engine/base/id_set.h"
#include "engine/game/pieces/place_limits.h"
#include "engine/game/routes/routes.h"

namespace hexholm {

// How a piece comes to its place.
struct Placing {
    int flags = 0;      // PlaceFlags
    int touching = -1;  // the corner for kPlaceTouching
    EdgeId without;     // the piece comes from this edge, as if nothing stood there
};

// May the piece be put there, apart from its price?
Reason may_stand(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 PieceId piece,
                 int place,
                 const Placing& placing = {});
// True when there is at least one such place and a piece in the supply.
bool has_place(const Rulebook& book,
               const State& state,
               PlayerId player,
               PieceId piece,
               const Placing& placing);
// Appends an action of this kind for every such place, in the order of their ids.
void list_places(const Rulebook& book,
                 const State& state,
                 Holdings& own,
                 ActionKindId kind,
                 PieceId piece,
                 const Placing& placing,
                 ActionList& list);
// The empty edges at one of these corners where the terrains and neutral pieces beside them, and their
// marks, let the piece stand.
EdgeIds bearing_edges(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      PieceId piece,
                      const CornerSet& corners);
// Does a neutral piece keep this one from the place? (S-63)
bool is_guarded(const Rulebook& book, const State& state, PieceId piece, EdgeId edge);
bool is_guarded(const Rulebook& book, const State& state, PieceId piece, CornerId corner);

}  // namespace hexholm
