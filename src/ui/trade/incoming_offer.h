// Another player's offer, to be accepted, declined or answered with another one.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Draws the offer that was made to the viewer, if there is one.
void draw_incoming(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents);

}  // namespace hexholm::ui
