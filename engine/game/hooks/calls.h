// Tells which actions can call a function of a mod that changes the game. The state is saved only
// before these, since only they can fail.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// REQUIRES: the action is legal.
bool may_run_functions(const Rulebook& book, const State& state, const Action& action);

}  // namespace hexholm
