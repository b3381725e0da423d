// Tracks of the players at the left of the table, and those that lie beside the board.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// The viewer's levels, what the next one costs and gives, and small those of the others.
void draw_seat_tracks(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

// A row of steps for each, with what stands on it at the counter's value.
void draw_board_tracks(Desk& desk, const Layout& layout, const Table& table);

}  // namespace hexholm::ui
