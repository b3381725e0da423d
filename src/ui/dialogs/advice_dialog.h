// Advice: up to four ways to go on and why, with the chances to win where they differ; a click does it.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_advice(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
