// What rolled land gives beside goods: counters of the owners, and cards (X-F-9, T-43).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Gives what is found on the tiles. REQUIRES: nothing blocks them.
void give_finds(const Play& play, const TileSet& tiles);
// What this total brings beside goods is kept, and holds now. Who listens is told tile by tile.
bool has_kept_finds(const Play& play, int total);
// REQUIRES: it is so. The lanes of all that anybody finds, goods of choice left out: 0 where it is nothing. And it is
// given.
std::uint64_t all_kept_finds(const Play& play, int total);
void give_kept_finds(const Play& play, int total);

}  // namespace hexholm
