// Trading in one panel: with the bank, and with any of the players, offers and answers included.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// The dialog that the viewer has opened.
void draw_trade(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
