// What panels show of figures: a small picture, and how many are left.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// Draws the model or icon of a figure, otherwise a coin with its first letters.
void draw_figure_icon(Painter& painter,
                      const Table& table,
                      FigureKindId kind,
                      std::uint32_t color,
                      Rect rect,
                      float alpha = 1);

// The number of the viewer's figures that are still in the supply.
int figures_left(const Table& table, FigureKindId kind);
// Whether the viewer has one in play, or may move a neutral one.
bool has_figure(const Table& table, FigureKindId kind);

}  // namespace hexholm::ui
