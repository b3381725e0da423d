#include "engine/game/pieces/build_action.h"

#include "engine/game/hooks/hooks.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"

namespace hexholm {

namespace {

// Why the piece cannot stand there, in the words of the test that forbids it.
Refusal why_not_there(const Rulebook& book,
                      const State& state,
                      const Action& action,
                      PieceId piece) {
    const HookId refuses = refusing(book, state, book.content().pieces[piece].test,
                                    {of_player(action.player), of_place(action.args[0])});
    return refuses.is_some() ? refused_by(book, refuses) : Refusal{Reason::not_allowed};
}

}  // namespace

Refusal check_build(const Rulebook& book, const State& state, const Action& action, PieceId piece) {
    if (state.players[action.player].supply[piece] == 0) return {Reason::no_piece_left};
    const Reason reason = may_stand(book, state, action.player, piece, action.args[0]);
    if (reason == Reason::not_allowed) return why_not_there(book, state, action, piece);
    if (reason != Reason::none) return {reason};
    return check_price(book, state, action.player, book.content().pieces[piece].cost);
}

void apply_build(const Play& play, const Action& action, PieceId piece) {
    pay(play, action.player, play.book.content().pieces[piece].cost);
    put_piece(play, action.player, piece, action.args[0]);
    note_built(play);
}

}  // namespace hexholm
