#include "engine/game/asking/step_conditions.h"

#include "engine/game/asking/effect_steps.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/view.h"

namespace hexholm {

// Of all goods those that count as a hand.
static int goods_of(const Play& play, PlayerId player, GoodMask goods) {
    if (goods == kAllGoods) return hand_size(play.book, play.state, player);
    int count = 0;
    for (const GoodId good : all_ids<GoodId>(play.book.goods()))
        if (in_mask(goods, good)) count += play.player(player).goods[good];
    return count;
}

bool is_so(const Play& play, const Frame& frame, const Step& step) {
    const auto least = [&] {
        return amount_now(play.book, play.state, frame.player,
                          play.book.content().amounts[step.amount]);
    };
    switch (step.op) {
        case Op::if_counter: {
            const auto value = [&](CounterId counter) {
                return counter_of(play.book, play.state, counter,
                                  owner_in(play.book, counter, frame.player));
            };
            return value(CounterId(step.a)) > (step.than.is_some() ? value(step.than) : 0);
        }
        case Op::if_cards:
            return cards_held(play.book, play.state, frame.player, DeckId(step.a)) >= least();
        case Op::if_goods: return goods_of(play, frame.player, step.of) >= least();
        case Op::if_picked: return frame.place >= 0;
        default: return lies_any(play.book, play.state, frame.player, look_of(play.book, step));
    }
}

bool is_die_within(const Play& play, PlayerId player, const Step& step) {
    const int most =
        amount_now(play.book, play.state, player, play.book.content().amounts[step.amount]);
    return play.state.dice[index_of(step)] <= most;
}

}  // namespace hexholm
