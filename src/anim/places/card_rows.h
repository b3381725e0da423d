// Where the columns and rows of a table of cards lie, packed so that the cards are large.
#pragma once

#include "engine/board/board.h"

#include "src/scene/vec.h"

namespace hexholm::anim {

// A row that has corners but neither land nor roads takes no room of its own: what lies there is laid
// beside the card of its column in the next row that has, and the whole column is as wide as two cards.
// Rows without anything are one narrow gap together. REQUIRES: the board is one of cards.
scene::Vec3 card_place(const Board& board, Hex at);

}  // namespace hexholm::anim
