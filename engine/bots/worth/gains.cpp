#include "engine/bots/worth/gains.h"

#include "engine/game/asking/effects.h"
#include "engine/game/pieces/pieces.h"

namespace hexholm {

int gain_by_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect) {
    State after = state;
    Progress progress;
    progress.tolerant = true;
    const Play play{book, after, nullptr, &progress};
    begin_effect(play, player, effect);
    run_effects(play);
    return standing(book, after, player) - standing(book, state, player);
}

int gain_by_placing(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, int place) {
    if (book.listeners(Moment::placed).empty() && book.piece_counters().empty())
        return book.worths().pieces.empty() ? 0 : piece_worth(book, state, player, piece);
    State after = state;
    Progress progress;
    progress.tolerant = true;
    put_piece({book, after, nullptr, &progress}, player, piece, place);
    return standing(book, after, player) - standing(book, state, player) -
           book.content().pieces[piece].points * kPoint;
}

}  // namespace hexholm
