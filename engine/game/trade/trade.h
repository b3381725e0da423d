// Trading with the bank and between players (B-116 to B-143).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Trade kinds of the acting player, allowed by the phase.
Refusal check_trade_bank(const Rulebook& book, const State& state, const Action& action);
void apply_trade_bank(const Play& play, const Action& action);
void list_trade_bank(
    const Rulebook& book, const State& state, PlayerId player, ActionKindId kind, ActionList& list);

// Offers, also counter-offers and unasked proposals to the active player (B-122 to B-124).
Refusal check_offer(const Rulebook& book, const State& state, const Action& action);
void apply_offer(const Play& play, const Action& action);
// accept, reject, confirm, withdraw.
Refusal check_answer(const Rulebook& book, const State& state, const Action& action, Verb verb);
void apply_answer(const Play& play, const Action& action, Verb verb);
// Has somebody made an offer that stands?
inline bool is_talking(const State& state) {
    return (state.trade_waiting | state.open_offers) != 0;
}
inline bool trade_is_over(const Rulebook& book, const State& state) {
    return book.content().rules.trade_before_build && state.built != 0;
}
// Everything about offers that the player may do now.
void list_offers_now(const Rulebook& book, const State& state, PlayerId player, ActionList& list);
// Two lists in five are of a part of the turn in which nobody trades.
inline void list_offers(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        ActionList& list) {
    if (state.stage == Stage::play && book.content().phases[state.phase].trades)
        list_offers_now(book, state, player, list);
}

// An example of an offer that check_offer allows.
Action sample_offer(const Rulebook& book, const State& state, PlayerId player, Random& chance);

// Trading is over for this turn when a building ends it (B-80, B-130).
void note_built(const Play& play);
// A player lost goods against his will: what he promised with them lapses (B-126).
void lapse_promises(State& state, PlayerId player);
inline void lapse_all_offers(State& state) {  // B-130
    if (state.open_offers != 0) state.offers.fill({});
    state.open_offers = 0;
    state.trade_waiting = 0;
}

}  // namespace hexholm
