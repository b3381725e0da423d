// The cards at the bottom of the table with which players build and buy.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Small cards of the price, equal ones fanned. They can be told apart whether or not it can be paid,
// for just who cannot pay must see what to gather; a green foot marks those that the viewer holds.
void draw_price(Painter& painter, const Table& table, const Bundle& price, Rect room);

void draw_builds(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

}  // namespace hexholm::ui
