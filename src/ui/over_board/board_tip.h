// What the mouse rests on: what stands there, what it gives and how often.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

void draw_tile_tip(Desk& desk, const Table& table, TileId tile);

// What stands at a corner and what the land brings there on average. `planned`: a piece that is about
// to be placed there; its share counts.
void draw_corner_tip(Desk& desk, const Table& table, CornerId corner, PieceId planned);

// Draws a tip about an edge: what lies on it, and beside it.
void draw_edge_tip(Desk& desk, const Table& table, EdgeId edge);
// Whether there is anything to tell of it.
bool has_edge_tip(const Table& table, EdgeId edge);

}  // namespace hexholm::ui
