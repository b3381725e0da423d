// Which actions can call a function of a mod that changes the game: only they need a way back.
#pragma once

#include "engine/game/rulebook.h"
#include "engine/game/state.h"

namespace hexholm {

// By effect: can it call one, itself or by what it starts? Effects that start each other in a circle
// count as such, for they can fail as functions do.
EffectFlags effects_that_run(const Rulebook& book);

// REQUIRES: the action is legal.
bool may_run_functions(const Rulebook& book, const State& state, const Action& action);

}  // namespace hexholm
