// What keeps a piece off a place besides other pieces and routes: limits, land that is closed, and what its
// declaration and its test say.
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/pieces/lanes.h"
#include "engine/game/standing/counters.h"

namespace hexholm {

// Is the corner not reserved for another seat (S-145), is there more of the piece in the supply than is
// kept back (S-140), and is the corner of a set-up piece far enough from what it stays away from (S-161)?
bool is_within_limits(
    const Rulebook& book, const State& state, PlayerId player, PieceId id, CornerId corner);

// Leaves out the corners of the set that are not within the limits.
void keep_within_limits(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        PieceId id,
                        IdSet<CornerId, kMaxCorners>& corners);

// Have all players together as many of the piece on the board as there may be?
bool is_used_up(const Rulebook& book, const State& state, PieceId id);

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
                          PieceId id,
                          int place,
                          EdgeId from = {}) {
    const Piece& piece = book.content().pieces[id];
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
    if (piece.line && !continues_line(book, state, player, id, EdgeId(place), from))
        return Reason::not_allowed;
    return piece.test.is_none() ? Reason::none : ask_test(book, state, player, piece, place, from);
}

}  // namespace hexholm
