#include "engine/bots/worth/gains.h"

#include "engine/game/asking/effects.h"
#include "engine/game/pieces/pieces.h"

namespace hexholm {
namespace {

int gain(const Rulebook& book, const Outlook& outlook, const State& before, const State& after) {
    const PlayerId me = outlook.player;
    int goods = 0;
    for (const GoodId good : book.content().goods.ids())
        goods += (after.players[me].goods[good] - before.players[me].goods[good]) *
                 outlook.weight[good.index()];
    return standing(book, after, me) - standing(book, before, me) + goods * kGoodWorth / 100;
}

}  // namespace

int gain_by_effect(const Rulebook& book,
                   const State& state,
                   const Outlook& outlook,
                   EffectId effect) {
    State after = state;
    Progress progress;
    progress.tolerant = true;
    const Play play{book, after, nullptr, &progress};
    begin_effect(play, outlook.player, effect);
    run_effects(play);
    return gain(book, outlook, state, after);
}

bool rewards_placing(const Rulebook& book) {
    return !book.listeners(Moment::placed).empty() || !book.piece_counters().empty() ||
           !book.worths().pieces.empty();
}

int gain_by_placing(
    const Rulebook& book, const State& state, const Outlook& outlook, PieceId piece, int place) {
    if (book.listeners(Moment::placed).empty() && book.piece_counters().empty())
        return book.worths().pieces.empty() ? 0 : piece_worth(book, state, outlook.player, piece);
    State after = state;
    Progress progress;
    progress.tolerant = true;
    const Play play{book, after, nullptr, &progress};
    put_piece(play, outlook.player, piece, place);
    run_effects(play);  // those that listen to it
    return gain(book, outlook, state, after) - book.content().pieces[piece].points * kPoint;
}

}  // namespace hexholm
