// What must be true of the figures of every state.
#pragma once

#include <optional>
#include <string>

#include "engine/game/core/play.h"

namespace hexholm {

// Each is at a place where its kind can be, no hold is too full, and nothing stands where a figure that
// occupies does, unless a question about it is under way.
std::optional<std::string> check_figures(const Rulebook& book, const State& state);

}  // namespace hexholm
