// Which actions can call a function of a mod that changes the game: only they need a way back.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// REQUIRES: the action is legal.
bool may_run_functions(const Rulebook& book, const State& state, const Action& action);

}  // namespace hexholm
