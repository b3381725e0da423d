#include "engine/game/trade/bank_rates.h"

#include <algorithm>
#include <bit>

#include "engine/game/hooks/amounts.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

bool is_used_up(const Rulebook& book, const State& state, PlayerId player, const BankTrade& trade) {
    return trade.limit.is_some() && counter_of(book, state, trade.limit, player.index()) >=
                                        book.content().counters[trade.limit].most;
}

// What a harbour for any good offers. Where new harbours serve from the next turn on (B-143) one that has served
// has lowered the rates of all goods.
int rate_at_harbours(const Rulebook& book, const State& state, PlayerId player, GoodMask from) {
    int rate = harbour_rate(book, state, player);
    if (!book.content().rules.harbours_next_turn) return rate;
    for (const GoodId good : book.content().goods.ids())
        if (in_mask(from, good)) rate = std::max<int>(rate, state.players[player].rates[good]);
    return rate;
}

// Harbours for any good are no better than the rates of the goods that are known, where new ones serve at once. So
// nobody looks at them all while one of these rates is as high.
bool is_known_to_cost(
    const Rulebook& book, const State& state, PlayerId player, const BankTrade& trade, int cost) {
    if (book.content().rules.harbours_next_turn) return false;
    for (unsigned goods = trade.from; goods != 0; goods &= goods - 1)
        if (state.players[player].rates[GoodId(std::countr_zero(goods))] >= cost) return true;
    return false;
}

// 0: the player has used it up.
int cost_of(const Rulebook& book, const State& state, PlayerId player, BankTradeId id) {
    const BankTrade& trade = book.content().bank_trades[id];
    if (is_used_up(book, state, player, trade)) return 0;
    const int cost = std::max(1, amount_now(book, state, player, trade.give));
    if (!trade.harbours || is_known_to_cost(book, state, player, trade, cost)) return cost;
    return std::min(cost, rate_at_harbours(book, state, player, trade.from));
}

// Fewer goods for as many others.
bool is_cheaper(const BankDeal& one, const BankDeal& other) {
    return !other.possible() || one.give * other.get < other.give * one.get;
}

}  // namespace

int usual_rate(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const Good& declared = book.content().goods[good];
    if (!declared.bank_trade) return 0;
    const int known = state.players[player].rates[good];
    if (declared.rate.call.is_none()) return known;
    const int called = amount_now(book, state, player, declared.rate);
    return called > 0 ? std::min(called, known) : known;
}

namespace {

// The usual deal, or a cheaper one of those that mods declare.
template <class Cost>
BankDeal best_deal(const Rulebook& book,
                   const LandFacts::SameTrades& same,
                   int usual,
                   Cost cost_now) {
    BankDeal best;
    if (same.as_usual && usual > 0) best = {usual, 1, {}};
    for (const BankTradeId id : same.trades) {
        const int cost = cost_now(id);
        const BankDeal deal = {cost, book.content().bank_trades[id].get, id};
        if (cost > 0 && is_cheaper(deal, best)) best = deal;
    }
    return best;
}

}  // namespace

BankDeal bank_deal(
    const Rulebook& book, const State& state, PlayerId player, GoodId give, GoodId get) {
    for (const LandFacts::SameTrades& same : book.trades_of(give))
        if (in_mask(same.get, get))
            return best_deal(book, same, usual_rate(book, state, player, give),
                             [&](BankTradeId id) { return cost_of(book, state, player, id); });
    return {};
}

BankRates::BankRates(const Rulebook& book, const State& state, PlayerId player)
    : book_(book), state_(state), player_(player) {
    costs_.fill(kNotAsked);
}

GoodMask BankRates::at_bank() {
    if (at_bank_) return *at_bank_;
    unsigned found = 0;
    for (const GoodId good : all_ids<GoodId>(book_.goods()))
        if (bank_gives(book_, state_, player_, good) > 0) found |= 1U << good.value;
    at_bank_ = static_cast<GoodMask>(found);
    return *at_bank_;
}

GoodMask BankRates::to_be_had_for(GoodId give, int count) {
    const int usual = usual_rate(book_, state_, player_, give);
    unsigned found = 0;
    for (const LandFacts::SameTrades& same : book_.trades_of(give))
        found |= among(same, give, count, usual);
    return static_cast<GoodMask>(found);
}

GoodMask BankRates::among(const LandFacts::SameTrades& same, GoodId give, int count, int usual) {
    if (!is_enough(same, give, count, usual)) return 0;
    unsigned found = at_bank() & same.get;
    if (same.one_each) return static_cast<GoodMask>(found);
    const BankDeal best = best_deal(book_, same, usual, [&](BankTradeId id) { return cost(id); });
    if (best.give > count) return 0;
    for (unsigned left = found; left != 0; left &= left - 1)
        if (best.get > bank_gives(book_, state_, player_, GoodId(std::countr_zero(left))))
            found &= ~(left & -left);
    return static_cast<GoodMask>(found);
}

// Whether one of these trades is cheap enough. All of them give one good, so the best one is, too.
bool BankRates::is_enough(const LandFacts::SameTrades& same, GoodId give, int count, int usual) {
    if (same.as_usual && usual > 0 && usual <= count) return true;
    return std::ranges::any_of(same.trades, [&](BankTradeId id) {
        return least_cost(id, give) <= count && cost(id) > 0 && cost(id) <= count;
    });
}

// It costs no less: so that nobody looks at all harbours when it is too dear anyway. Where new harbours serve at
// once, those for any good are no better than the rate that is known.
int BankRates::least_cost(BankTradeId id, GoodId give) const {
    const BankTrade& trade = book_.content().bank_trades[id];
    const int least = trade.give.follows() ? 1 : trade.give.fixed;
    if (!trade.harbours) return least;
    if (book_.content().rules.harbours_next_turn) return 1;
    return std::min<int>(least, state_.players[player_].rates[give]);
}

int BankRates::cost(BankTradeId id) {
    if (id.index() >= kRemembered) return cost_of(book_, state_, player_, id);
    int& known = costs_[id.index()];
    if (known == kNotAsked) known = cost_of(book_, state_, player_, id);
    return known;
}

}  // namespace hexholm
