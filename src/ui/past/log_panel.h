// What happened lately: a few lines over the table, or a long list of them.
#pragma once

#include <span>

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// How many lines fit below the top of `log` without hiding these places; a few are always told.
// `unit` is as many pixels as Desk::u(1).
int lines_beside(Rect log, float unit, std::span<const ImVec2> land);

// Says in `memory` what the line under the mouse is about, so that the table can light it up.
void draw_log(Desk& desk,
              const Layout& layout,
              const Table& table,
              std::span<const ImVec2> land,
              TableMemory& memory);

}  // namespace hexholm::ui
