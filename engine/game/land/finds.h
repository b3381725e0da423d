// What rolled land gives beside goods: counters of the owners, and cards (X-F-9, T-43).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Of those of the tiles, which nothing blocks, on which something is found.
void give_finds(const Play& play, const TileSet& tiles);

}  // namespace hexholm
