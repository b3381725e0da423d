#include "engine/game/trade/prices.h"

#include "engine/game/hooks/amounts.h"

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
    play.tell_made([&] {
        return Event{.kind = EventKind::paid, .player = player, .goods = {price, {}}};
    });
}

Refusal check_price(const Rulebook& book, const State& state, PlayerId player, const Price& price) {
    if (!price.follows()) return check_price(book, state, player, price.fixed);
    const std::optional<Bundle> now = price_now(book, state, player, price);
    return now ? check_price(book, state, player, *now) : Refusal{Reason::mod_failed};
}

bool can_pay(const Rulebook& book, const State& state, PlayerId player, const Price& price) {
    const std::optional<Bundle> now = price_now(book, state, player, price);
    return now && holds_price(book, state, player, *now);
}

void pay(const Play& play, PlayerId player, const Price& price) {
    pay(play, player, price_of(play.book, play.state, player, price));
}

const Price* price_of_kind(const Content& content, ActionKindId kind) {
    const ActionKind& declared = content.kinds[kind];
    switch (declared.verb) {
        case Verb::build: return &content.pieces[PieceId(declared.subject)].cost;
        case Verb::play:
        case Verb::react: return &content.cards[CardId(declared.subject)].cost;
        case Verb::buy: return &content.decks[DeckId(declared.subject)].cost;
        case Verb::buy_with:
            return &content.decks[content.payments[PaymentId(declared.subject)].deck].cost;
        case Verb::build_figure: return &content.figure_kinds[FigureKindId(declared.subject)].cost;
        case Verb::act: return &content.mod_actions[ModActionId(declared.subject)].cost;
        default: return nullptr;
    }
}

Bundle price_of(const Rulebook& book, const State& state, PlayerId player, ActionKindId kind) {
    const Price* const price = price_of_kind(book.content(), kind);
    return price == nullptr ? Bundle{} : price_of(book, state, player, *price);
}

Bundle price_of(const Rulebook& book, const State& state, PlayerId player, const Price& price) {
    if (!price.follows()) return price.fixed;
    return price_now(book, state, player, price).value_or(Bundle{});
}

int price_of(const Rulebook& book, const State& state, PlayerId player, const Amount& amount) {
    return amount_now(book, state, player, amount);
}

}  // namespace hexholm
