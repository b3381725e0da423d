// What happened lately: a few lines over the table, or a long list of them.
#pragma once

#include "src/ui/layout.h"
#include "src/ui/table.h"

namespace hexholm::ui {

// Says in `memory` what the line under the mouse is about, so that the table can light it up.
void draw_log(Desk& desk, const Layout& layout, const Table& table, TableMemory& memory);

}  // namespace hexholm::ui
