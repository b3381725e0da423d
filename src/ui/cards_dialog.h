// The viewer's hidden and open cards, and what everything costs.
#pragma once

#include "src/ui/layout.h"
#include "src/ui/table.h"

namespace hexholm::ui {

void draw_cards(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);
void draw_costs(Desk& desk, const Layout& layout, const Table& table, TableMemory& memory);

}  // namespace hexholm::ui
