#include "engine/game/asking/goods.h"

#include <algorithm>
#include <optional>

#include "engine/base/check.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/picking/candidates.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/view.h"

namespace hexholm {

GoodMask goods_to_give_up(const Rulebook& book, const Step& step) {
    return static_cast<GoodMask>(step.of & ~book.safe_goods());
}

namespace {

// The number of goods that the step is about among all that the player holds. Hidden goods count as
// any good.
int held_of(const Rulebook& book, const State& state, PlayerId player, const Step& step) {
    int held = state.players[player].unknown_goods;
    if (step.of == kAllGoods && book.uncounted_goods() == 0)
        return held + PackedGoods::of(state.players[player].goods.rows).total();
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(step.of, good) && !in_mask(book.uncounted_goods(), good))
            held += state.players[player].goods[good];
    return held;
}

int given_up_at_most(const Rulebook& book, const State& state, PlayerId player, const Step& step) {
    int held = state.players[player].unknown_goods;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(goods_to_give_up(book, step), good)) held += state.players[player].goods[good];
    return held;
}

// Is there anything in the goods that the step is not about?
std::optional<GoodId> stranger_in(const Rulebook& book, Bundle goods, GoodMask of) {
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (goods[good] > 0 && !in_mask(of, good)) return good;
    return std::nullopt;
}

}  // namespace

int bank_total(const Rulebook& book, const State& state, PlayerId player, GoodMask of) {
    int total = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(of, good)) total += bank_gives(book, state, player, good);
    return total;
}

int goods_to_discard(const Rulebook& book, const State& state, PlayerId player, const Step& step) {
    const int half = held_of(book, state, player, step) / 2;
    return std::min(half, given_up_at_most(book, state, player, step));
}

int least_to_discard(const Rulebook& book, const State& state, PlayerId player, const Step& step) {
    return step.amount.is_none()
               ? step.a
               : amount_now(book, state, player, book.content().amounts[step.amount]);
}

PlayerMask who_must_discard(const Rulebook& book, const State& state, const Step& step) {
    PlayerMask mask = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const int held = held_of(book, state, player, step);
        // Half of one good is none.
        if (held < least_to_discard(book, state, player, step) || held < 2) continue;
        if (given_up_at_most(book, state, player, step) > 0)
            mask = static_cast<PlayerMask>(mask | mask_of(player));
    }
    return mask;
}

Refusal check_discard(const Rulebook& book,
                      const State& state,
                      const Action& action,
                      const Step& step) {
    const int wanted = discard_count(book, state, action.player);
    if (action.goods[0].total() != wanted) return {Reason::wrong_count, {}, wanted};
    const auto stranger = stranger_in(book, action.goods[0], goods_to_give_up(book, step));
    if (stranger) return {Reason::not_allowed, *stranger};
    return check_price(book, state, action.player, action.goods[0]);
}

void apply_discard(const Play& play, const Action& action) {
    HEX_CHECK(!action.goods[0].empty());
    pay_all(play, action.player, action.goods[0]);
    play.tell_made([&] {
        return Event{.kind = EventKind::discarded, .player = action.player, .goods = action.goods};
    });
}

int goods_to_take(const Rulebook& book, const State& state, const Frame& frame, const Step& step) {
    int wanted = step.a > 0 ? step.a : frame.count;
    if (step.amount.is_some())
        wanted = amount_now(book, state, frame.player, book.content().amounts[step.amount]);
    // Mostly one is wanted, and the first goods are enough.
    int given = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        if (given >= wanted) break;
        if (in_mask(step.of, good)) given += bank_gives(book, state, frame.player, good);
    }
    return std::clamp(wanted, 0, given);
}

Refusal check_take(const Rulebook& book,
                   const State& state,
                   const Action& action,
                   const Frame& frame,
                   const Step& step) {
    const int wanted = goods_to_take(book, state, frame, step);
    if (action.goods[0].total() != wanted) return {Reason::wrong_count, {}, wanted};
    if (const auto stranger = stranger_in(book, action.goods[0], step.of))
        return {Reason::not_allowed, *stranger};
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (action.goods[0][good] > bank_gives(book, state, action.player, good))
            return {why_bank_gives_none(book, good), good, 0};
    return {};
}

void apply_take(const Play& play, const Action& action) {
    gain_goods(play, action.player, action.goods[0]);
}

void gain_goods(const Play& play, PlayerId player, Bundle goods) {
    Bundle given;
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        if (goods[good] == 0) continue;
        const int count = std::min(goods[good], bank_gives(play.book, play.state, player, good));
        take_from_bank(play, player, good, count);
        given.set(good, count);
    }
    if (!given.empty())
        play.tell({.kind = EventKind::gained, .player = player, .goods = {given, {}}});
}

Reason may_collect(const Rulebook& book, const Step& step, GoodId good) {
    return in_mask(goods_to_give_up(book, step), good) ? Reason::none : Reason::not_allowed;
}

void apply_collect(const Play& play, const Action& action, const Step& step) {
    collect(play, action.player, GoodId(action.args[0]), step);
}

void collect(const Play& play, PlayerId player, GoodId good, const Step& step) {
    for (const PlayerId other : all_ids<PlayerId>(play.book.players())) {
        if (other == player) continue;
        const int room = room_for(play.book, play.state, player, good);
        const int most = step.b > 0 ? step.b : Bundle::kMaxOfOne;
        const int count = std::min({int{play.player(other).goods[good]}, most, room});
        if (count == 0) continue;
        hand_over(play, other, player, good, count);
        lapse_promises(play.state, other);
        play.tell({.kind = EventKind::collected,
                   .player = player,
                   .other = other,
                   .goods = {Bundle::of(good, count), {}}});
    }
}

Bundle goods_to_gain(const Play& play, const Frame& frame, const Step& step) {
    if (step.each.is_none()) return step.goods;
    int times = 0;
    Candidates(play.book, play.state, frame.player, step.each,
               answers_of(play.book, play.state, play.state.frame_count - 1U))
        .visit([&](std::int16_t) {
            ++times;
            return true;
        });
    Bundle goods;
    for (const GoodId good : all_ids<GoodId>(play.book.goods()))
        goods.set(good, std::min(times * step.goods[good], Bundle::kMaxOfOne));
    return goods;
}

void lose_all(const Play& play, PlayerId player, GoodMask goods) {
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        const int count = play.player(player).goods[good];
        if (count == 0 || !in_mask(goods, good)) continue;
        pay_to_bank(play, player, good, count);
        play.tell({.kind = EventKind::discarded,
                   .player = player,
                   .goods = {Bundle::of(good, count), {}}});
    }
}

}  // namespace hexholm
