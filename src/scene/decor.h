// Rocks, boats and gulls round the island: nothing of the game, but the sea is less empty.
#pragma once

#include <vector>

#include "src/scene/scene.h"

namespace hexholm::scene {

// Always the same for the same tiles and harbours. Call it when the board changes and append the pieces to
// the scene's; they keep clear of land, tiles at sea and harbours.
std::vector<Piece> decorate_sea(const std::vector<Tile>& tiles,
                                const std::vector<Harbour>& harbours,
                                ModelNames& names);

}  // namespace hexholm::scene
