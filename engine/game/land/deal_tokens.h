// Number tokens on the land: in a spiral, or at random with what must not lie together (B-45 to B-53).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Tokens of tiles' own, then all areas whose tokens are not fixed; a spiral whose start a player chooses is left out.
// However tokens are dealt they lie as the map and the terrains ask, as far as that is possible (B-53).
void deal_tokens(const Play& play);

// Lays all spirals, when a player has chosen their start.
void lay_chosen_spiral(const Play& play, TileId start);

// Tokens of the area in letter order from the start tile inwards, whatever the map asks; tiles that take no token are
// skipped without using up a letter.
void lay_spiral(const Play& play, int area, TileId start);

}  // namespace hexholm
