// What mods change about the map that is used, before it is dealt.
#pragma once

#include "engine/lua/reading/problems.h"
#include "engine/lua/words/draft.h"

namespace hexholm {

// Terrains give way to others: of each kind, one that is dealt before one that is fixed.
void replace_terrains(const Draft& draft, DraftMap& map, Problems& problems);

// Adds tiles at sea. The board is built anew, so ids of tiles, corners and edges change.
void add_shores(const Draft& draft, DraftMap& map, Problems& problems);

}  // namespace hexholm
