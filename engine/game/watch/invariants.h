// What must be true of every state, whatever was done (B-216 to B-220).
#pragma once

#include <optional>
#include <string>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The first rule that the full state breaks, as one line; nothing when all hold.
std::optional<std::string> violated(const Rulebook& book, const State& state);

}  // namespace hexholm
