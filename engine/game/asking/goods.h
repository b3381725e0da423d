// Giving up and taking goods by the choice of their owner (B-99 to B-103, B-179 to B-182).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// What the bank can give the player of these goods.
int bank_total(const Rulebook& book, const State& state, PlayerId player, GoodMask of);

// The least number of goods with which the step makes the player discard.
int least_to_discard(const Rulebook& book, const State& state, PlayerId player, const Step& step);
// What a step that takes goods from players is about: safe goods are not lost.
GoodMask goods_to_give_up(const Rulebook& book, const Step& step);
// Half of the hand, rounded down, as far as it can be given up (B-100).
int goods_to_discard(const Rulebook& book, const State& state, PlayerId player, const Step& step);
PlayerMask who_must_discard(const Rulebook& book, const State& state, const Step& step);
Refusal check_discard(const Rulebook& book,
                      const State& state,
                      const Action& action,
                      const Step& step);
void apply_discard(const Play& play, const Action& action);

// The number of goods that the step gives, limited by what the bank has (B-180).
int goods_to_take(const Rulebook& book, const State& state, const Frame& frame, const Step& step);
Refusal check_take(const Rulebook& book,
                   const State& state,
                   const Action& action,
                   const Frame& frame,
                   const Step& step);
void apply_take(const Play& play, const Action& action);

Reason may_collect(const Rulebook& book, const Step& step, GoodId good);
void apply_collect(const Play& play, const Action& action, const Step& step);
// All other players hand over the good to the player, as many as the step says.
void collect(const Play& play, PlayerId player, GoodId good, const Step& step);
// The player receives goods from the bank, as far as it has them.
void gain_goods(const Play& play, PlayerId player, Bundle goods);
// What a step lets the player gain: its goods, or them for each candidate of a pick.
Bundle goods_to_gain(const Play& play, const Frame& frame, const Step& step);
// The player gives all of these goods to the bank.
void lose_all(const Play& play, PlayerId player, GoodMask goods);

}  // namespace hexholm
