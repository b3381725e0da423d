// How good places to build at are, by what the land beside them brings.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/input/targets.h"
#include "src/scene/scene.h"

namespace hexholm::app {

// For each target how many of all throws' cards a piece there receives; -1 where that says nothing.
// Empty when none of them does, or when the game wants nothing to be pointed out.
std::vector<int> place_hints(const Rulebook& book,
                             const State& state,
                             const std::vector<input::Target>& targets);

// The colour of a hint: from pale for the poorest place to green for the best.
scene::Color hint_color(int value, const std::vector<int>& all);

}  // namespace hexholm::app
