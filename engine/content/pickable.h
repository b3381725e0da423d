// What a pick can mean, whatever happens in a game.
#pragma once

#include <cstdint>

#include "engine/content/content.h"

namespace hexholm {

// The kinds of figures, bit per kind. REQUIRES: the pick is of figures.
std::uint64_t pickable_kinds(const Content& content, const Pick& pick);
// The least number of candidates at any time; 0 when there may be none.
int always_pickable(const Pick& pick);

}  // namespace hexholm
