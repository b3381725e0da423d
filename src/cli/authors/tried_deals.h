// Whether a map can be dealt as it and its terrains ask, for authors.
#pragma once

#include "engine/game/core/rulebook.h"

namespace hexholm::cli {

constexpr int kTriedDeals = 10;

// The number of tried deals in which some rule of the map had to give way.
int hard_deals(const Rulebook& book);

}  // namespace hexholm::cli
