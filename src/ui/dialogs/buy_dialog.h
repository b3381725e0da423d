// How a card is paid for, when there are several ways.
#pragma once

#include <vector>

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Everything that the viewer could give for a card of the deck now; the plain price first.
std::vector<Action> ways_to_buy(const Table& table, DeckId deck);

void draw_buy(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
