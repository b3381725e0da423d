// Where the land ends. Tiles at sea and holes count alike: water beside an island changes nothing on it.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

bool is_land(const Rulebook& book, const State& state, TileId tile);

// Land beside water or the rim of the board.
bool is_coast(const Rulebook& book, const State& state, TileId tile);

// The first tile of the land that this tile is connected with; none for water and tiles face down.
TileId island_of(const Rulebook& book, const State& state, TileId tile);

// A tile at a corner of the island: at most three neighbours (B-48).
bool is_island_corner(const Rulebook& book, const State& state, TileId tile);

}  // namespace hexholm
