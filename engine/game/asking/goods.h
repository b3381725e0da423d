// Giving up and taking goods by the choice of their owner (B-99 to B-103, B-179 to B-182).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

int bank_total(const Rulebook& book, const State& state);

PlayerMask who_must_discard(const Rulebook& book, const State& state, int least);
Refusal check_discard(const Rulebook& book, const State& state, const Action& action);
void apply_discard(const Play& play, const Action& action);

// How many goods the step gives, as far as the bank goes (B-180).
int goods_to_take(const Rulebook& book, const State& state, const Frame& frame, const Step& step);
Refusal check_take(const Rulebook& book,
                   const State& state,
                   const Action& action,
                   const Frame& frame,
                   const Step& step);
void apply_take(const Play& play, const Action& action);

void apply_collect(const Play& play, const Action& action);
// From the bank, as far as it goes.
void gain_goods(const Play& play, PlayerId player, Bundle goods);

}  // namespace hexholm
