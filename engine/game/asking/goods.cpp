#include "engine/game/asking/goods.h"

#include <algorithm>

#include "engine/game/asking/prompt.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/view.h"

namespace hexholm {

int bank_total(const Rulebook& book, const State& state) {
    int total = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        total += state.bank[good];
    return total;
}

PlayerMask who_must_discard(const Rulebook& book, const State& state, int least) {
    PlayerMask mask = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (hand_size(book, state, player) >= least)
            mask = static_cast<PlayerMask>(mask | mask_of(player));
    return mask;
}

Refusal check_discard(const Rulebook& book, const State& state, const Action& action) {
    const int wanted = discard_count(book, state, action.player);
    if (action.goods[0].total() != wanted) return {Reason::wrong_count, {}, wanted};
    return check_price(book, state, action.player, action.goods[0]);
}

void apply_discard(const Play& play, const Action& action) {
    pay_all(play, action.player, action.goods[0]);
    play.tell({.kind = EventKind::discarded, .player = action.player, .goods = action.goods});
}

int goods_to_take(const Rulebook& book, const State& state, const Frame& frame, const Step& step) {
    const int wanted = step.a > 0 ? step.a : frame.count;
    return std::min(wanted, bank_total(book, state));
}

Refusal check_take(const Rulebook& book,
                   const State& state,
                   const Action& action,
                   const Frame& frame,
                   const Step& step) {
    const int wanted = goods_to_take(book, state, frame, step);
    if (action.goods[0].total() != wanted) return {Reason::wrong_count, {}, wanted};
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (action.goods[0][good] > state.bank[good]) return {Reason::bank_empty, good, 0};
    return {};
}

void apply_take(const Play& play, const Action& action) {
    gain_goods(play, action.player, action.goods[0]);
}

void gain_goods(const Play& play, PlayerId player, Bundle goods) {
    Bundle given;
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        const int count = std::min<int>(goods[good], play.state.bank[good]);
        take_from_bank(play, player, good, count);
        given.set(good, count);
    }
    if (!given.empty())
        play.tell({.kind = EventKind::gained, .player = player, .goods = {given, {}}});
}

void apply_collect(const Play& play, const Action& action) {
    const GoodId good(action.args[0]);
    for (const PlayerId other : all_ids<PlayerId>(play.book.players())) {
        const int count = play.player(other).goods[good];
        if (other == action.player || count == 0) continue;
        hand_over(play, other, action.player, good, count);
        lapse_promises(play.state, other);
        play.tell({.kind = EventKind::collected,
                   .player = action.player,
                   .other = other,
                   .goods = {Bundle::of(good, count), {}}});
    }
}

}  // namespace hexholm
