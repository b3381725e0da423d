// What something costs.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Each good that is missing for the price makes it unpayable; the first is named.
Refusal check_price(const Rulebook& book, const State& state, PlayerId player, Bundle price);
void pay(const Play& play, PlayerId player, Bundle price);
// Is nothing missing?
inline bool holds_price(const Rulebook& book, const State& state, PlayerId player, Bundle price) {
    const PackedGoods wanted = PackedGoods::of(price);
    if (wanted.has_large()) [[unlikely]]
        return check_price(book, state, player, price).ok();
    return PackedGoods::of(state.players[player].goods.rows).covers(wanted);
}

// These three take a price that follows the game, at its present amount.
Refusal check_price(const Rulebook& book, const State& state, PlayerId player, const Price& price);
bool can_pay(const Rulebook& book, const State& state, PlayerId player, const Price& price);
void pay(const Play& play, PlayerId player, const Price& price);

// The price of an action of this kind for the player now; null or empty when it has no price in
// goods.
const Price* price_of_kind(const Content& content, ActionKindId kind);
Bundle price_of(const Rulebook& book, const State& state, PlayerId player, ActionKindId kind);
// The goods of a declared price now; empty when a function does not tell it.
Bundle price_of(const Rulebook& book, const State& state, PlayerId player, const Price& price);
// How much of a counter, or of the value of cards, is paid now.
int price_of(const Rulebook& book, const State& state, PlayerId player, const Amount& amount);

}  // namespace hexholm
