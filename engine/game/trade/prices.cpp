#include "engine/game/trade/prices.h"

namespace hexholm {

Refusal check_price(const Rulebook& book, const State& state, PlayerId player, Bundle price) {
    const PackedGoods held = PackedGoods::of(state.players[player].goods.rows);
    const PackedGoods wanted = PackedGoods::of(price);
    if (!wanted.has_large() && held.covers(wanted)) return {};
    for (const GoodId good : book.content().goods.ids()) {
        const int missing = price[good] - state.players[player].goods[good];
        if (missing > 0) return {Reason::cannot_pay, good, missing};
    }
    return {};
}

void pay(const Play& play, PlayerId player, Bundle price) {
    if (price.empty()) return;
    pay_all(play, player, price);
    play.tell({.kind = EventKind::paid, .player = player, .goods = {price, {}}});
}

}  // namespace hexholm
