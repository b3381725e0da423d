// Placing pieces: where a piece may stand, and what follows from it (B-144 to B-165).
#pragma once

#include "engine/base/id_set.h"
#include "engine/game/pieces/lanes.h"
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
// What a mod forbids beyond what it declares, asked last, for it costs most. `from`: the edge from
// which the piece is moved. REQUIRES: the piece has a test.
Reason ask_test(const Rulebook& book,
                const State& state,
                PlayerId player,
                const Piece& piece,
                int place,
                EdgeId from);
// Does the land around the place let anybody build there? REQUIRES: some land or piece is particular.
Reason ground_allows(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, int place);
inline Reason test_allows(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          const Piece& piece,
                          int place,
                          EdgeId from = {}) {
    if (piece.forbidden.is_some() && counter_value(state, book.content().counters[piece.forbidden],
                                                   static_cast<std::size_t>(place)) > 0)
        return Reason::forbidden;
    if (piece.only_at.is_some() && counter_value(state, book.content().counters[piece.only_at],
                                                 static_cast<std::size_t>(place)) <= 0)
        return Reason::wrong_place;
    if (piece.only_known || book.closable() != 0) {
        const Reason ground = ground_allows(book, state, player, piece, place);
        if (ground != Reason::none) return ground;
    }
    if (piece.line && !continues_line(book, state, player, piece, EdgeId(place), from))
        return Reason::not_allowed;
    return piece.test.is_none() ? Reason::none : ask_test(book, state, player, piece, place, from);
}

// Does a neutral piece keep this one from the place? (S-63)
bool is_guarded(const Rulebook& book, const State& state, PieceId piece, EdgeId edge);
bool is_guarded(const Rulebook& book, const State& state, PieceId piece, CornerId corner);

Refusal check_build(const Rulebook& book, const State& state, const Action& action, PieceId piece);
void apply_build(const Play& play, const Action& action, PieceId piece);

}  // namespace hexholm
