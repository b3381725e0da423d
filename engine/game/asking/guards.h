// Tests of mods that any action must pass beside its own.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

Refusal check_guards(const Rulebook& book, const State& state, const Action& action);
// Leaves out what a guard does not allow.
void leave_out_guarded(const Rulebook& book, const State& state, PlayerId player, ActionList& list);

}  // namespace hexholm
