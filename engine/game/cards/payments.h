// Buying with a counter of one's own in place of goods (T-44 to T-47).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// goods[0] is the part of the price that is replaced.
Refusal check_buy_with(const Rulebook& book,
                       const State& state,
                       const Action& action,
                       PaymentId payment);
void apply_buy_with(const Play& play, const Action& action, PaymentId payment);
// Every part of the price that can be replaced so that the rest can be paid.
void list_buy_with(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   ActionKindId kind,
                   PaymentId payment,
                   ActionList& list);
// The number of different parts of the price with at most `most` goods; it may be very large.
double count_parts(Bundle price, int most);

}  // namespace hexholm
