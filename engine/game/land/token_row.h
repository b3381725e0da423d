// Which number tokens an area has to lay, and on which tiles; tiles with tokens of their own.
#pragma once

#include <vector>

#include "engine/game/core/play.h"

namespace hexholm {

using Tiles = FixedVector<TileId, kMaxTiles>;
using Tokens = FixedVector<int, kMaxTiles>;

const Terrain& terrain_of(const Play& play, TileId tile);
const AreaSpec& area_spec(const Play& play, int area);

// A tile that takes a token of its area's row: it carries a number, and neither the map nor its terrain gives it one.
bool is_of_row(const Play& play, TileId tile);
Tiles numbered_tiles(const Play& play, int area);

// A tile that has one of the tokens of its terrain, however those of its area are dealt; and which these are: without
// those that the terrain refuses, unless it refuses all.
bool has_own_token(const Play& play, TileId tile);
std::vector<int> own_tokens(const Terrain& terrain);
// No random number is drawn where there are no such tiles (T-18).
void deal_own_tokens(const Play& play);

// The area's tokens in letter order, one for each of its tiles that takes one. REQUIRES: deal_own_tokens was called.
Tokens row_of(const Play& play, int area, const Tiles& tiles);

}  // namespace hexholm
