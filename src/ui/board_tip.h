// What the mouse rests on, in words: a tile, what it gives and how often.
#pragma once

#include "src/ui/painter.h"
#include "src/ui/table.h"

namespace hexholm::ui {

void draw_tile_tip(Desk& desk, const Table& table, TileId tile);

}  // namespace hexholm::ui
