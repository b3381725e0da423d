// The judge's advice: up to four ways to go on, with the chance to win after each, and why.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_advice(Desk& desk, const Layout& layout, const Table& table, TableMemory& memory);

}  // namespace hexholm::ui
