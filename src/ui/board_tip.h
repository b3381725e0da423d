// What the mouse rests on, in words: a tile, what it gives and how often, and markers.
#pragma once

#include "src/ui/painter.h"
#include "src/ui/table.h"

namespace hexholm::ui {

void draw_tile_tip(Desk& desk, const Table& table, TileId tile);

// What lies at a corner or an edge.
void draw_marker_tip(Desk& desk, const Table& table, Owner per, std::size_t place);

}  // namespace hexholm::ui
