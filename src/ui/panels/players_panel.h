// The players round the table: who they are, what everybody may know of them, and whose turn it is.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_players(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents);

}  // namespace hexholm::ui
