#include "engine/game/cards/payments.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/base/check.h"
#include "engine/game/cards/cards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"

namespace hexholm {
namespace {

// The number of goods of a price that the player can replace.
int replaceable(const Rulebook& book, const State& state, PlayerId player, const Payment& payment) {
    HEX_CHECK(payment.counter.is_some());
    const int held = counter_of(book, state, payment.counter, player.index()) -
                     book.content().counters[payment.counter].least;
    return std::clamp(held, 0, payment.most);
}

// REQUIRES: it is a part of it, so no lane borrows from the next.
Bundle without(Bundle price, Bundle part) {
    HEX_CHECK(part.total() <= price.total());
    return Bundle::from_words(
        {price.words()[0] - part.words()[0], price.words()[1] - part.words()[1]});
}

bool is_part(Bundle price, Bundle part) {
    return std::ranges::all_of(all_ids<GoodId>(kMaxGoods),
                               [&](GoodId good) { return part[good] <= price[good]; });
}

// Calls visit(part) for every part of the price with at most so many goods, in ascending order, and with
// at least these. `goods`: so many kinds are still open.
template <class Visit>
void visit_parts(
    Bundle price, Bundle least, int most, std::size_t goods, Bundle part, const Visit& visit) {
    while (goods > 0 && price[GoodId(goods - 1)] == 0)
        --goods;
    if (goods == 0) {
        visit(part);
        return;
    }
    const GoodId good(goods - 1);
    for (int count = least[good]; count <= std::min(price[good], most); ++count) {
        part.set(good, count);
        visit_parts(price, least, most - count, goods - 1, part, visit);
    }
}

// What the player has too little of for the price.
Bundle missing(const Rulebook& book, const PlayerState& own, Bundle price) {
    Bundle missing;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        missing.set(good, std::max(0, price[good] - own.goods[good]));
    return missing;
}

}  // namespace

Refusal check_buy_with(const Rulebook& book,
                       const State& state,
                       const Action& action,
                       PaymentId payment) {
    const Payment& declared = book.content().payments[payment];
    if (cards_to_draw(book, state, declared.deck) == 0) return {Reason::deck_empty};
    if (room_in_hand(book, state, action.player, declared.deck) == 0) return {Reason::hand_full};
    const int most = replaceable(book, state, action.player, declared);
    if (most == 0) return {Reason::too_little, {}, 1};
    const Bundle price = book.content().decks[declared.deck].cost.fixed;
    const Bundle part = action.goods[0];
    if (!is_part(price, part)) return {Reason::wrong_count, {}, most};
    const Refusal rest = check_price(book, state, action.player, without(price, part));
    if (!rest.ok()) return rest;
    if (part.empty() || part.total() > most) return {Reason::wrong_count, {}, most};
    return {};
}

void apply_buy_with(const Play& play, const Action& action, PaymentId payment) {
    const Payment& declared = play.book.content().payments[payment];
    const Bundle part = action.goods[0];
    pay(play, action.player, without(play.book.content().decks[declared.deck].cost.fixed, part));
    add_to_counter(play, action.player, declared.counter, action.player.index(), -part.total());
    draw_card(play, action.player, declared.deck);
    note_built(play);
}

void list_buy_with(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   ActionKindId kind,
                   PaymentId payment,
                   ActionList& list) {
    const Payment& declared = book.content().payments[payment];
    const int most = replaceable(book, state, player, declared);
    if (most == 0 || cards_to_draw(book, state, declared.deck) == 0 ||
        room_in_hand(book, state, player, declared.deck) == 0)
        return;
    const Bundle price = book.content().decks[declared.deck].cost.fixed;
    const Bundle least = missing(book, state.players[player], price);
    if (least.total() > most) return;
    visit_parts(price, least, most, book.goods(), {}, [&](Bundle part) {
        if (!part.empty()) list.push_back({kind, player, {-1, -1, -1}, {part, {}}});
    });
}

double count_parts(Bundle price, int most) {
    std::vector<double> ways(static_cast<std::size_t>(most) + 1, 0);  // by the number of goods
    ways[0] = 1;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods)) {
        for (std::size_t total = ways.size(); total-- > 0;) {
            const auto copies = std::min(total, static_cast<std::size_t>(price[good]));
            for (std::size_t copy = 1; copy <= copies; ++copy)
                ways[total] += ways[total - copy];
        }
    }
    return std::accumulate(ways.begin(), ways.end(), 0.0);
}

}  // namespace hexholm
