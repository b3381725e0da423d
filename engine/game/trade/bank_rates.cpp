#include "engine/game/trade/bank_rates.h"

#include <algorithm>

#include "engine/game/hooks/amounts.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

bool is_used_up(const Rulebook& book, const State& state, PlayerId player, const BankTrade& trade) {
    return trade.limit.is_some() && counter_of(book, state, trade.limit, player.index()) >=
                                        book.content().counters[trade.limit].most;
}

int cost_of(const Rulebook& book, const State& state, PlayerId player, const BankTrade& trade) {
    const int cost = std::max(1, amount_now(book, state, player, trade.give));
    return trade.harbours ? std::min(cost, harbour_rate(book, state, player)) : cost;
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

BankDeal bank_deal(
    const Rulebook& book, const State& state, PlayerId player, GoodId give, GoodId get) {
    BankDeal best;
    if (give == get) return best;
    if (book.content().goods[get].bank_trade) {
        const int rate = usual_rate(book, state, player, give);
        if (rate > 0) best = {rate, 1, {}};
    }
    for (const BankTradeId id : book.content().bank_trades.ids()) {
        const BankTrade& trade = book.content().bank_trades[id];
        if (!in_mask(trade.from, give) || !in_mask(trade.into, get)) continue;
        if (is_used_up(book, state, player, trade)) continue;
        const BankDeal deal = {cost_of(book, state, player, trade), trade.get, id};
        if (is_cheaper(deal, best)) best = deal;
    }
    return best;
}

}  // namespace hexholm
