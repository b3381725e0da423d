#include "engine/game/trade/trade.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/bank_rates.h"
#include "engine/game/trade/prices.h"

namespace hexholm {
namespace {

bool trading_open(const Rulebook& book, const State& state) {
    return state.stage == Stage::play && state.phase.is_some() &&
           book.content().phases[state.phase].trades;
}

void close_offer(State& state, PlayerId player) {
    state.offers[player] = {};
    state.open_offers = static_cast<PlayerMask>(state.open_offers & ~mask_of(player));
}

bool share_a_good(const Rulebook& book, Bundle give, Bundle get) {
    return std::ranges::any_of(book.content().goods.ids(),
                               [&](GoodId good) { return give[good] > 0 && get[good] > 0; });
}

PlayerMask everyone_but(const Rulebook& book, PlayerId player) {
    const auto all = static_cast<PlayerMask>((1U << book.players()) - 1U);
    return static_cast<PlayerMask>(all & ~mask_of(player));
}

// What both sides would hand over if the active player took up `partner`'s word: the partner's own
// offer, or else his acceptance of the active player's.
struct Deal {
    bool exists = false;
    Bundle from_active;
    Bundle from_partner;
};

// The players with whom there is a deal.
PlayerMask with_deals(const State& state) {
    const Offer& own = state.offers[state.active];
    const unsigned all = state.open_offers | (own.open != 0 ? own.accepted : 0U);
    return static_cast<PlayerMask>(all & ~unsigned{mask_of(state.active)});
}

Deal deal_with(const State& state, PlayerId partner) {
    const Offer& theirs = state.offers[partner];
    if (theirs.open != 0) return {true, theirs.get, theirs.give};
    const Offer& own = state.offers[state.active];
    if (own.open != 0 && has(own.accepted, partner)) return {true, own.give, own.get};
    return {};
}

bool holds(const Rulebook& book, const State& state, PlayerId player, Bundle goods) {
    return holds_price(book, state, player, goods);
}

// Only of endless goods a hand can be full, or the tiles on which they are kept (C-111).
bool has_room(const Rulebook& book, const State& state, PlayerId player, const Bundle& goods) {
    if (book.endless_goods() == 0) return true;
    return std::ranges::all_of(all_ids<GoodId>(book.goods()), [&](GoodId good) {
        return goods[good] == 0 || goods[good] <= room_for(book, state, player, good);
    });
}

void move_goods(const Play& play, PlayerId from, PlayerId to, Bundle goods) {
    for (const GoodId good : play.book.content().goods.ids())
        hand_over(play, from, to, good, goods[good]);
}

Refusal check_confirm(const Rulebook& book, const State& state, PlayerId player, PlayerId partner) {
    if (player != state.active) return {Reason::not_your_turn};
    if (partner == player) return {Reason::no_such_offer};
    const Deal deal = deal_with(state, partner);
    if (!deal.exists) return {Reason::no_such_offer};
    if (!has_room(book, state, player, deal.from_partner) ||
        !has_room(book, state, partner, deal.from_active))
        return {Reason::no_room};
    return check_price(book, state, player, deal.from_active);
}

void list_new_offer(const Rulebook& book, const State& state, PlayerId player, ActionList& list) {
    const ActionKindId kind = book.kind(Verb::offer_trade);
    const bool waits = player == state.active && state.trade_waiting != 0;
    if (kind.is_some() && !waits && !trade_is_over(book, state) &&
        !PackedGoods::of(state.players[player].goods.rows).empty())
        list_action(list, kind, player);
}

// The goods that are kept on tiles and for which the player has no room. Kept apart: few games have such goods.
[[gnu::noinline]] unsigned without_room(const Rulebook& book, const State& state, PlayerId player) {
    unsigned goods = 0;
    for (unsigned left = book.kept_goods(); left != 0; left &= left - 1) {
        const GoodId good(std::countr_zero(left));
        if (state.players[player].goods[good] >= kept_by(book, state, player, good).most)
            goods |= left & -left;
    }
    return goods;
}

// REQUIRES: SomeGoods has a lane for each good of the game.
template <class SomeGoods>
void list_swaps(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                ActionList& list) {
    const PlayerState& own = state.players[player];
    const SomeGoods goods = SomeGoods::of(own.goods.rows);
    unsigned at_bank = ~bytes_like(state.bank.rows.data(), 0xFF, 0) & 0xFFFFU;
    if (book.kept_goods() != 0) at_bank &= ~without_room(book, state, player);
    goods.visit_covered(SomeGoods::of(own.rates.rows), [&](GoodId give) {
        const std::uint64_t others = at_bank & ~(1U << give.value);
        list_each_behind(list, kind, player, give.number(), &others, 1);
    });
}

}  // namespace

Refusal check_trade_bank(const Rulebook& book, const State& state, const Action& action) {
    if (trade_is_over(book, state)) return {Reason::trade_is_over};
    const GoodId give(action.args[0]);
    const GoodId get(action.args[1]);
    if (give == get) return {Reason::same_good, give, 0};
    const BankDeal deal = bank_deal(book, state, action.player, give, get);
    if (!deal.possible()) return {Reason::not_allowed, get, 0};
    const int missing = deal.give - state.players[action.player].goods[give];
    if (missing > 0) return {Reason::cannot_pay, give, missing};
    if (bank_gives(book, state, action.player, get) < deal.get)
        return {why_bank_gives_none(book, get), get, 0};
    return {};
}

void apply_trade_bank(const Play& play, const Action& action) {
    const GoodId give(action.args[0]);
    const GoodId get(action.args[1]);
    // Without other trades, the bank trades at the rates that the state stores for the player.
    const BankDeal deal = play.book.has_bank_trades()
                              ? bank_deal(play.book, play.state, action.player, give, get)
                              : BankDeal{play.player(action.player).rates[give], 1, {}};
    pay_to_bank(play, action.player, give, deal.give);
    take_from_bank(play, action.player, get, deal.get);
    play.tell_made([&] {
        return Event{.kind = EventKind::traded_bank,
                     .player = action.player,
                     .goods = {Bundle::of(give, deal.give), Bundle::of(get, deal.get)}};
    });
    if (deal.by.is_none()) return;
    const CounterId limit = play.book.content().bank_trades[deal.by].limit;
    if (limit.is_some()) add_to_counter(play, action.player, limit, action.player.index(), 1);
}

static void list_special_trades(const Rulebook& book,
                                const State& state,
                                PlayerId player,
                                ActionKindId kind,
                                ActionList& list) {
    BankRates rates(book, state, player);
    const PlayerState& own = state.players[player];
    PackedGoods::of(own.goods.rows).visit_filled([&](GoodId give, int count) {
        if (count < own.rates[give] && count < book.least_to_trade(give)) return;
        const std::uint64_t others = rates.to_be_had_for(give, count);
        list_each_behind(list, kind, player, give.number(), &others, 1);
    });
}

void list_trade_bank(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     ActionKindId kind,
                     ActionList& list) {
    if (trade_is_over(book, state)) return;
    if (book.has_bank_trades()) {
        list_special_trades(book, state, player, kind, list);
        return;
    }
    if (book.goods() > 8)
        list_swaps<PackedGoods>(book, state, player, kind, list);
    else
        list_swaps<PackedGoodsOf<1>>(book, state, player, kind, list);
}

Refusal check_offer(const Rulebook& book, const State& state, const Action& action) {
    if (!trading_open(book, state)) return {Reason::not_now};
    if (trade_is_over(book, state)) return {Reason::trade_is_over};
    const bool own_turn = action.player == state.active;
    if (own_turn && state.trade_waiting != 0) return {Reason::not_now};
    const auto asked = static_cast<PlayerMask>(action.args[0]);
    const PlayerMask possible =
        own_turn ? everyone_but(book, action.player) : mask_of(state.active);
    if (asked == 0 || (asked & ~possible) != 0) return {Reason::malformed};
    if (action.goods[0].empty() || action.goods[1].empty()) return {Reason::gift};
    if (!book.content().rules.same_good_both_sides &&
        share_a_good(book, action.goods[0], action.goods[1]))
        return {Reason::same_good};
    return check_price(book, state, action.player, action.goods[0]);
}

void apply_offer(const Play& play, const Action& action) {
    State& state = play.state;
    const auto asked = static_cast<PlayerMask>(action.args[0]);
    HEX_CHECK(asked != 0 && !has(asked, action.player));
    if (action.player == state.active) {
        lapse_all_offers(state);
        state.trade_waiting = asked;
    } else {
        // A changed offer is an answer (B-123) and takes the place of an acceptance.
        Offer& active = state.offers[state.active];
        active.accepted = static_cast<PlayerMask>(active.accepted & ~mask_of(action.player));
        state.trade_waiting =
            static_cast<PlayerMask>(state.trade_waiting & ~mask_of(action.player));
    }
    state.offers[action.player] = {action.goods[0], action.goods[1], asked, 0, 1, {}};
    state.open_offers = static_cast<PlayerMask>(state.open_offers | mask_of(action.player));
    play.tell_made([&] {
        return Event{.kind = EventKind::offered,
                     .player = action.player,
                     .a = action.args[0],
                     .goods = action.goods};
    });
}

Refusal check_answer(const Rulebook& book, const State& state, const Action& action, Verb verb) {
    if (!trading_open(book, state)) return {Reason::not_now};
    const PlayerId player = action.player;
    if (verb == Verb::withdraw_trade)
        return {state.offers[player].open != 0 ? Reason::none : Reason::no_such_offer};
    const PlayerId other(action.args[0]);
    if (verb == Verb::confirm_trade) return check_confirm(book, state, player, other);
    if (other != state.active || !has(state.trade_waiting, player)) return {Reason::no_such_offer};
    if (verb != Verb::accept_trade) return {};
    const Offer& offer = state.offers[other];
    if (!has_room(book, state, player, offer.give)) return {Reason::no_room};
    return check_price(book, state, player, offer.get);
}

void apply_answer(const Play& play, const Action& action, Verb verb) {
    State& state = play.state;
    const PlayerId player = action.player;
    const PlayerId other(action.args[0]);
    if (verb == Verb::withdraw_trade) {
        HEX_CHECK(state.offers[player].open != 0);
        if (player == state.active)
            lapse_all_offers(state);
        else
            close_offer(state, player);
        play.tell({.kind = EventKind::withdrawn, .player = player});
        return;
    }
    if (verb == Verb::confirm_trade) {
        const Deal deal = deal_with(state, other);
        HEX_CHECK(deal.exists && other != player);
        lapse_all_offers(state);
        if (!holds(play.book, state, other, deal.from_partner)) return;  // B-126
        move_goods(play, player, other, deal.from_active);
        move_goods(play, other, player, deal.from_partner);
        play.tell_made([&] {
            return Event{.kind = EventKind::traded,
                         .player = player,
                         .other = other,
                         .goods = {deal.from_active, deal.from_partner}};
        });
        return;
    }
    HEX_CHECK(has(state.trade_waiting, player));
    state.trade_waiting = static_cast<PlayerMask>(state.trade_waiting & ~mask_of(player));
    if (verb == Verb::accept_trade)
        state.offers[other].accepted =
            static_cast<PlayerMask>(state.offers[other].accepted | mask_of(player));
    play.tell({.kind = verb == Verb::accept_trade ? EventKind::accepted : EventKind::rejected,
               .player = player,
               .other = other});
}

namespace {

// REQUIRES: it is the active player. Kept apart: few of those who talk are.
[[gnu::noinline]] void list_deals(const Rulebook& book,
                                  const State& state,
                                  PlayerId player,
                                  ActionList& list) {
    const ActionKindId kind = book.kind(Verb::confirm_trade);
    if (kind.is_none()) return;
    for (unsigned left = with_deals(state); left != 0; left &= left - 1) {
        const PlayerId other(std::countr_zero(left));
        if (check_confirm(book, state, player, other).ok())
            list_action(list, kind, player, other.number());
    }
}

// Lists the talk about an offer that somebody has made. Not inlined: the many lists without an
// offer would pay for the registers that this needs.
[[gnu::noinline]] void list_talk(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 ActionList& list) {
    const bool asked = has(state.trade_waiting, player);
    const auto answer = [&](Verb verb, PlayerId other) {
        const ActionKindId kind = book.kind(verb);
        if (kind.is_some()) list_action(list, kind, player, other.number());
    };
    const Offer& offer = state.offers[state.active];
    if (asked && holds(book, state, player, offer.get) && has_room(book, state, player, offer.give))
        answer(Verb::accept_trade, state.active);
    if (player == state.active) list_deals(book, state, player, list);
    list_new_offer(book, state, player, list);
    if (asked) answer(Verb::reject_trade, state.active);
    if (state.offers[player].open != 0) answer(Verb::withdraw_trade, PlayerId::none());
}

}  // namespace

void list_offers_now(const Rulebook& book, const State& state, PlayerId player, ActionList& list) {
    if (is_talking(state))
        list_talk(book, state, player, list);
    else
        list_new_offer(book, state, player, list);
}

Action sample_offer(const Rulebook& book, const State& state, PlayerId player, Random& chance) {
    const std::size_t goods = book.goods();
    FixedVector<GoodId, kMaxGoods> held;
    for (const GoodId good : all_ids<GoodId>(goods))
        held.push_back_if(good, state.players[player].goods[good] > 0);
    HEX_CHECK(!held.empty() && goods > 1);
    const GoodId give = held[chance.below(static_cast<std::uint32_t>(held.size()))];
    const auto skip = chance.below(static_cast<std::uint32_t>(goods - 1)) + 1;
    const GoodId get((give.index() + skip) % goods);
    const int given =
        std::min<int>(state.players[player].goods[give], 1 + static_cast<int>(chance.below(2)));
    const PlayerMask asked =
        player == state.active ? everyone_but(book, player) : mask_of(state.active);
    return {book.kind(Verb::offer_trade),
            player,
            {static_cast<std::int16_t>(asked), -1, -1},
            {Bundle::of(give, given), Bundle::of(get, 1)}};
}

void note_built(const Play& play) {
    play.state.built = 1;
    if (play.book.content().rules.trade_before_build) lapse_all_offers(play.state);
}

void lapse_promises(State& state, PlayerId player) {
    close_offer(state, player);
    Offer& active = state.offers[state.active];
    active.accepted = static_cast<PlayerMask>(active.accepted & ~mask_of(player));
}

}  // namespace hexholm
