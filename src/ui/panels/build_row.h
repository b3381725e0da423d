// The cards at the bottom of the table with which players build and buy.
#pragma once

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_builds(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

}  // namespace hexholm::ui
