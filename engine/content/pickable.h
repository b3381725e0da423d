// Which kinds of figures a pick can mean at all, whatever happens in a game.
#pragma once

#include <cstdint>

#include "engine/content/content.h"

namespace hexholm {

// Bit per kind. REQUIRES: the pick is of figures.
std::uint64_t pickable_kinds(const Content& content, const Pick& pick);

}  // namespace hexholm
