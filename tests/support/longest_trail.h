// The longest route by trying every trail: slow, but as the rule says it.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm::test {

// What longest_route() must answer.
int longest_by_trying(const Rulebook& book, const State& state, PlayerId player, unsigned routes);

}  // namespace hexholm::test
