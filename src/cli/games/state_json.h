// A whole game state as text for other people's programs, with names instead of numbers.
#pragma once

#include <string>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm::cli {

// The state as one line of JSON.
std::string state_json(const Rulebook& book, const State& state);

}  // namespace hexholm::cli
