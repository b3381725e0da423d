// What rolled land gives beside goods: counters of the owners, and cards (X-F-9, T-43).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Gives what is found on the tiles. REQUIRES: nothing blocks them.
void give_finds(const Play& play, const TileSet& tiles);
// Whether the finds of this total are stored and valid now. Not while there are listeners to
// events, who are told tile by tile.
bool has_kept_finds(const Play& play, int total);
// The first function returns the lanes of all that anybody finds, without goods of choice; 0 when
// there is nothing. The second one gives it. REQUIRES: has_kept_finds().
std::uint64_t all_kept_finds(const Play& play, int total);
void give_kept_finds(const Play& play, int total);

}  // namespace hexholm
