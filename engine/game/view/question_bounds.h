// Checks the effects under way in a view that came from a stranger: whether their numbers fit the
// steps and questions that they are about.
#pragma once

#include <string>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The fault of the stack of effects or of the answers; empty when there is none. REQUIRES: each
// value is within the bounds of its row.
std::string questions_fault(const Rulebook& book, const State& state);

}  // namespace hexholm
