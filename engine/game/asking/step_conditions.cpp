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

// What lies on the player's tiles where the counter is above 0.
static int kept_where(const Play& play, PlayerId player, CounterId counter, GoodMask goods) {
    const Content& content = play.book.content();
    int count = 0;
    for (const TileId tile : play.book.tiles_of_seat(player)) {
        if (counter_value(play.state, content.counters[counter], tile.index()) <= 0) continue;
        const GoodId good = kept_good(play.book, play.state, tile);
        if (good.is_some() && in_mask(goods, good))
            count +=
                counter_value(play.state, content.counters[content.goods[good].kept], tile.index());
    }
    return count;
}

static int amount_of(const Play& play, PlayerId player, const Step& step) {
    return amount_now(play.book, play.state, player, play.book.content().amounts[step.amount]);
}

// Kept apart, as the others are: a step asks one of these questions.
[[gnu::noinline]] static bool has_goods(const Play& play, PlayerId player, const Step& step) {
    const int held = goods_of(play, player, step.of);
    const int left_out = step.than.is_some() ? kept_where(play, player, step.than, step.of) : 0;
    return held - left_out >= amount_of(play, player, step);
}

[[gnu::noinline]] static bool has_cards_of_deck(const Play& play,
                                                PlayerId player,
                                                const Step& step) {
    return cards_held(play.book, play.state, player, DeckId(step.a)) >=
           amount_of(play, player, step);
}

[[gnu::noinline]] static bool is_above(const Play& play, PlayerId player, const Step& step) {
    const auto value = [&](CounterId counter) {
        return counter_of(play.book, play.state, counter, owner_in(play.book, counter, player));
    };
    return value(CounterId(step.a)) > (step.than.is_some() ? value(step.than) : 0);
}

bool is_so(const Play& play, const Frame& frame, const Step& step) {
    switch (step.op) {
        case Op::if_counter: return is_above(play, frame.player, step);
        case Op::if_cards: return has_cards_of_deck(play, frame.player, step);
        case Op::if_goods: return has_goods(play, frame.player, step);
        case Op::if_picked: return frame.place >= 0;
        case Op::if_award: return play.state.award_holder[AwardId(step.a)] == frame.player;
        case Op::if_most: return has_most(play.book, play.state, frame.player, CounterId(step.a));
        default: return lies_any(play.book, play.state, frame.player, look_of(play.book, step));
    }
}

bool is_die_within(const Play& play, PlayerId player, const Step& step) {
    return play.state.dice[index_of(step)] <= amount_of(play, player, step);
}

}  // namespace hexholm
