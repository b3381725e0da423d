// What is left in the bank and in the decks, and the little buttons beside it.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_bank(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents);

// Menu, help and animation speed. `speed` is how it is called.
void draw_tools(Desk& desk, const Layout& layout, std::string_view speed, Intents& intents);

}  // namespace hexholm::ui
