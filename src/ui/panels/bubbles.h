// What a player says or offers, in a bubble beside his panel.
#pragma once

#include <span>

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// Left of the panel where none of the land lies there, else over its lower edge. `painter`: that of the panels.
void draw_bubble(Painter& painter,
                 const Table& table,
                 PlayerId player,
                 Rect panel,
                 std::span<const ImVec2> land);

}  // namespace hexholm::ui
