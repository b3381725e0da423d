// Number tokens on the land: in a spiral, or at random with what must not lie together (B-45 to B-53).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Tokens of tiles' own, then all areas whose tokens are not fixed; a spiral whose start a player
// chooses is left out.
void deal_tokens(const Play& play);

// Tokens of the area in letter order from the start tile inwards; tiles that carry no number are
// skipped without using up a letter. What does not fit beside tokens of tiles' own is swapped.
void lay_spiral(const Play& play, int area, TileId start);

}  // namespace hexholm
