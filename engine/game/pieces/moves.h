// Moving a piece from the open end of a route to another place, once a turn (S-28 to S-41).
#pragma once

#include "engine/game/routes/holdings.h"

namespace hexholm {

// May a piece be moved in this turn still? (S-33)
inline bool may_move_more(const State& state) {
    constexpr int kMovesEachTurn = 1;
    return state.moved < kMovesEachTurn;
}

// `action` names the edge that is left and the one that is taken. A piece stands at an open end when
// at one of its corners there is neither an own building nor another own piece of its route, nor
// what the piece's `anchor` counts (S-31, S-128).
Refusal check_move(const Rulebook& book, const State& state, const Action& action, PieceId piece);
void apply_move(const Play& play, const Action& action);
// The piece on the edge goes to another free one, whatever the rules say.
void move_piece(const Play& play, EdgeId from, EdgeId to);
// REQUIRES: may_move_more().
void list_moves(const Rulebook& book,
                const State& state,
                Holdings& own,
                ActionKindId kind,
                PieceId piece,
                ActionList& list);

}  // namespace hexholm
