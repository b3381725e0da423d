// Piles and stacks beside the table: how many cards are left, what lies on top, and which may be chosen.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_piles(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents);

}  // namespace hexholm::ui
