// Where the corners, edges and tiles of a board lie on the table.
#pragma once

#include "engine/board/board.h"

#include "src/scene/vec.h"

namespace hexholm::anim {

// How the cards of the table lie that is on the screen, see CardRows; it is the same for all that draw or point there.
void stack_cards(float stacked);
float stacked_cards();

scene::Vec3 place_of(const Board& board, TileId tile);
scene::Vec3 place_of(const Board& board, CornerId corner);
scene::Vec3 place_of(const Board& board, EdgeId edge);
// The turn about y that lays a piece along the edge.
float heading_of(const Board& board, EdgeId edge);

// The smallest upright box round the middles of all tiles.
struct Extent {
    scene::Vec3 middle;
    float radius = 1;  // of a disc round it that holds every tile
};
Extent extent_of(const Board& board);

}  // namespace hexholm::anim
