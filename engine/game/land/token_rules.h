// How number tokens must not lie: what the map asks of neighbours and corners, and what terrains refuse (B-51, B-52).
#pragma once

#include <limits>

#include "engine/game/core/play.h"

namespace hexholm {

// The number of rules that the tokens break; stops counting at `enough`.
int broken_token_rules(const Play& play, int enough = std::numeric_limits<int>::max());
// Does the tile's token have a part in a rule that is broken?
bool breaks_token_rule(const Play& play, TileId tile);

}  // namespace hexholm
