#include "src/ui/trade/trade_actions.h"

#include <algorithm>

#include "engine/game/trade/bank_rates.h"
#include "engine/game/view/view.h"

#include "src/ui/table/turn_bar.h"

namespace hexholm::ui {

GoodId last_of(const Content& content, const Bundle& goods) {
    GoodId last;
    for (const GoodId good : content.goods.ids())
        if (goods[good] > 0) last = good;
    return last;
}

std::vector<Action> bank_trades(const Table& table, const TradeDraft& draft) {
    const ActionKindId kind = table.book.kind(Verb::trade_bank);
    if (kind.is_none() || draft.give.empty() || draft.get.empty()) return {};
    Bundle wanted = draft.get;
    std::vector<Action> trades;
    for (const GoodId good : table.content().goods.ids()) {
        for (int left = draft.give[good]; left > 0;) {
            const GoodId get = last_of(table.content(), wanted);
            if (get.is_none()) return {};
            const BankDeal deal = bank_deal(table.book, table.state(), table.viewer(), good, get);
            if (!deal.possible() || left < deal.give || wanted[get] < deal.get) return {};
            trades.push_back({kind, table.viewer(), {good.number(), get.number(), -1}, {}});
            left -= deal.give;
            wanted.add(get, -deal.get);
        }
    }
    return wanted.empty() ? trades : std::vector<Action>();
}

static PlayerMask all_but(const Table& table, PlayerId player) {
    const auto all = static_cast<PlayerMask>((1U << table.seats.size()) - 1U);
    return static_cast<PlayerMask>(all & ~mask_of(player));
}

Action offer_of(const Table& table, const TradeDraft& draft) {
    Action offer;
    offer.kind = table.book.kind(Verb::offer_trade);
    offer.player = table.viewer();
    const PlayerMask asked =
        is_own_turn(table) ? static_cast<PlayerMask>(draft.asked & all_but(table, table.viewer()))
                           : mask_of(table.state().active);
    offer.args[0] = asked;
    offer.goods = {draft.give, draft.get};
    return offer;
}

std::vector<Action> trade_wish(const Table& table, const TradeDraft& draft) {
    const std::vector<Action> trades = bank_trades(table, draft);
    if (!trades.empty() && table.check(trades.front()).ok()) return trades;
    const Action offer = offer_of(table, draft);
    if (offer.kind.is_some() && table.check(offer).ok()) return {offer};
    return {};
}

Bundle missing_of(const Table& table, const Bundle& price) {
    return less(price, hand_of(table.book, table.state(), table.viewer()));
}

std::optional<TradeDraft> trade_for(const Table& table, ActionKindId kind) {
    if (table.is_watching() || table.busy || !is_own_turn(table) || !may_trade(table))
        return std::nullopt;
    const Bundle price = price_of(table, kind);
    const Bundle missing = missing_of(table, price);
    if (missing.empty() || table.why_not(kind).reason != Reason::cannot_pay) return std::nullopt;
    TradeDraft draft;
    draft.get = missing;
    draft.keep = price;
    return draft;
}

namespace {

// The goods that there are, those of which there is most first.
std::vector<GoodId> most_first(const Content& content, const Bundle& goods) {
    std::vector<GoodId> order;
    for (const GoodId good : content.goods.ids())
        if (goods[good] > 0) order.push_back(good);
    std::stable_sort(order.begin(), order.end(),
                     [&](GoodId one, GoodId other) { return goods[one] > goods[other]; });
    return order;
}

// Cards that the viewer has beyond those that he wants to keep, and of other kinds than what he wants.
Bundle to_spare(const Table& table, const TradeDraft& draft) {
    Bundle spare = less(hand_of(table.book, table.state(), table.viewer()), draft.keep);
    for (const GoodId good : table.content().goods.ids())
        if (draft.get[good] > 0) spare.set(good, 0);
    return spare;
}

// What the bank takes for one card of `get` or a few: of what costs least, and among these of what there is most.
bool add_bank_trade(const Table& table, GoodId get, Bundle& spare, ReadyTrade& trade) {
    BankDeal best;
    GoodId paid;
    for (const GoodId give : most_first(table.content(), spare)) {
        const BankDeal deal = bank_deal(table.book, table.state(), table.viewer(), give, get);
        if (!deal.possible() || deal.give > spare[give]) continue;
        if (paid.is_some() && deal.give >= best.give) continue;
        best = deal;
        paid = give;
    }
    if (paid.is_none()) return false;
    spare.add(paid, -best.give);
    trade.give.add(paid, best.give);
    trade.get.add(get, best.get);
    trade.actions.push_back(
        {table.book.kind(Verb::trade_bank), table.viewer(), {paid.number(), get.number(), -1}, {}});
    return true;
}

std::optional<ReadyTrade> at_bank(const Table& table, const TradeDraft& draft, Bundle spare) {
    ReadyTrade trade;
    trade.with_bank = true;
    if (table.book.kind(Verb::trade_bank).is_none()) return std::nullopt;
    for (const GoodId good : table.content().goods.ids())
        while (trade.get[good] < draft.get[good])
            if (!add_bank_trade(table, good, spare, trade)) return std::nullopt;
    if (!table.check(trade.actions.front()).ok()) return std::nullopt;
    return trade;
}

std::optional<ReadyTrade> as_offer(const Table& table, const TradeDraft& draft) {
    const Action offer = offer_of(table, draft);
    if (offer.kind.is_none() || !table.check(offer).ok()) return std::nullopt;
    return ReadyTrade{draft.give, draft.get, false, {offer}};
}

// A card for a card, of what can be spared best; fewer than are wanted where that is too little.
std::optional<ReadyTrade> card_for_card(const Table& table, TradeDraft draft, const Bundle& spare) {
    const Bundle wanted = draft.get;
    draft.get = Bundle();
    int left = spare.total();
    for (const GoodId good : table.content().goods.ids()) {
        const int count = std::min(left, wanted[good]);
        draft.get.add(good, count);
        left -= count;
    }
    left = draft.get.total();
    for (const GoodId good : most_first(table.content(), spare)) {
        const int count = std::min(left, spare[good]);
        draft.give.add(good, count);
        left -= count;
    }
    return as_offer(table, draft);
}

// Others than what was asked: a card less, another good in its place, or a card more in return.
std::vector<ReadyTrade> other_offers(const Table& table, const TradeDraft& draft) {
    constexpr std::size_t kMost = 3;
    const Offer& asked = table.state().offers[table.state().active];
    std::vector<ReadyTrade> ready;
    const auto add = [&](const Bundle& give, const Bundle& get) {
        if (ready.size() >= kMost || give.empty() || get.empty()) return;
        const auto trade = as_offer(table, {give, get, draft.asked, {}});
        if (trade) ready.push_back(*trade);
    };
    for (const GoodId good : most_first(table.content(), asked.get))
        add(less(asked.get, Bundle::of(good, 1)), asked.give);
    TradeDraft wanted = draft;
    wanted.get = asked.give;
    wanted.keep = asked.get;  // he wants something else
    for (const GoodId good : most_first(table.content(), to_spare(table, wanted)))
        if (asked.get[good] == 0) add(Bundle::of(good, 1), asked.give);
    for (const GoodId good : most_first(table.content(), asked.give)) {
        Bundle more = asked.give;
        more.add(good, 1);
        add(asked.get, more);
    }
    return ready;
}

}  // namespace

std::vector<ReadyTrade> ready_trades(const Table& table, const TradeDraft& draft) {
    if (table.is_watching() || table.busy || draft.get.empty()) return {};
    if (!is_own_turn(table)) return other_offers(table, draft);
    std::vector<ReadyTrade> ready;
    if (!draft.give.empty()) return ready;
    const Bundle spare = to_spare(table, draft);
    if (const auto trade = at_bank(table, draft, spare)) ready.push_back(*trade);
    if (const auto trade = card_for_card(table, draft, spare)) ready.push_back(*trade);
    return ready;
}

}  // namespace hexholm::ui
