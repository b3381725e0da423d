// Which effects can call a function of a mod that changes the game: found out once for each game.
#pragma once

#include "engine/game/core/rulebook.h"

namespace hexholm {

// For each effect the number of steps after which none is left that can call a function, itself or
// through an effect that it starts. Effects that start each other in a circle count as such, for
// they can fail as functions do.
EffectSteps effects_that_run(const Rulebook& book);

// Kinds of actions that can call one at some time.
KindFlags kinds_that_run(const Rulebook& book);
// Can a roll call one before it brings anything, whatever the state is, also while none of filled_by_rolls() comes
// to be full? REQUIRES: it is known which effects do.
bool rolls_run(const Rulebook& book);
// Counters of the game that sides of the dice count up, and whose being full can call one.
std::vector<Rulebook::Filled> filled_by_rolls(const Rulebook& book);
// Does a roll call none but those that tiles set off whose number it is? REQUIRES: it is known which effects do.
bool only_totals_run_on_rolls(const Rulebook& book);

// Is this the last step of the effect, and does it start the same effect again? Then that begins anew,
// at most kMostAnew times in an action, so it comes to an end.
inline bool begins_anew(const Effect& effect, EffectId id, const Step& step) {
    return step.op == Op::start && EffectId(step.a) == id && &step == &effect.steps.back();
}
constexpr int kMostAnew = 100;

// Yes for those of which something comes whatever the state is, as far as their player knows before they begin.
EffectFlags effects_that_do(const Rulebook& book);

// Does a function listen to the change of turns, or to what begins anew then?
bool hears_turns(const Rulebook& book);

}  // namespace hexholm
