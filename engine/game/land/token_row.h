// Which number tokens an area has to lay, and on which tiles; tiles with tokens of their own.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

using Tiles = FixedVector<TileId, kMaxTiles>;
using Tokens = FixedVector<int, kMaxTiles>;

const AreaSpec& area_spec(const Play& play, int area);

// A tile that takes part in the deal: it carries a number, and the map fixes none for it.
bool is_dealt_number(const Play& play, TileId tile);
Tiles numbered_tiles(const Play& play, int area);

// Tiles outside the row of their area; no random number is drawn where there are none (T-18).
void deal_own_tokens(const Play& play);

// The area's tokens in letter order, one for each of its tiles that takes one. What is missing
// comes from the tokens that terrains have of their own. REQUIRES: deal_own_tokens was called.
Tokens row_of(const Play& play, int area, const Tiles& tiles);

// Whether the row is another than the map's, or tiles have tokens that are not of it.
bool is_disturbed(const Play& play, int area, const Tokens& row);

}  // namespace hexholm
