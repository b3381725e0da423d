// The viewer's hidden and open cards, and what everything costs.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_cards(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);
void draw_costs(Desk& desk, const Layout& layout, const Table& table, TableMemory& memory);

// The kinds of cards that the viewer has, in the order in which the dialog shows them.
std::vector<CardId> shown_cards(const Table& table);

}  // namespace hexholm::ui
