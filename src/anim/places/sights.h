// The events of a show that a player should not miss, and where they are on the table.
#pragma once

#include <vector>

#include "engine/board/board.h"

#include "src/anim/cues/cue.h"
#include "src/scene/vec.h"

namespace hexholm::anim {

// The ends of everything that happens on the board: where a piece lands, from where to where a
// figure goes. None for goods, cards and dice, nor for tiles that merely produce.
std::vector<scene::Vec3> sights_of(const Board& board, const Cue& cue);

}  // namespace hexholm::anim
