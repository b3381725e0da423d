// What the mouse rests on when that is a figure: whose it is, its numbers, and what it carries.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The way of the figure to this place of its kind, which it may choose now.
void draw_way_tip(Desk& desk, const Table& table, FigureId figure, int goal);
void draw_figure_tip(Desk& desk, const Table& table, FigureId figure);

}  // namespace hexholm::ui
