// The viewer's own goods, as cards in a hand.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_hand(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents);

}  // namespace hexholm::ui
