// What must be true of the counters that follow something else.
#pragma once

#include <optional>
#include <string>

#include "engine/game/core/play.h"

namespace hexholm {

// Each tells what the pieces on the board, or the counters that it is made of, say now. See check_figures() for those
// that count figures.
std::optional<std::string> check_following_counters(const Rulebook& book, const State& state);

}  // namespace hexholm
