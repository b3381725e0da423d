// A replay becomes a game: who of the seats is played by whoever watches.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_take_over(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
