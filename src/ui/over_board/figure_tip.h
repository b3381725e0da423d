// What the mouse rests on when that is a figure: whose it is, its numbers, and what it carries.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

void draw_figure_tip(Desk& desk, const Table& table, FigureId figure);

}  // namespace hexholm::ui
