// Numbers of the game so far: throws, points over time, and what everybody got and lost.
#pragma once

#include "engine/game/watch/tally.h"

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_statistics(
    Desk& desk, const Layout& layout, const Table& table, const Tally& tally, TableMemory& memory);

}  // namespace hexholm::ui
