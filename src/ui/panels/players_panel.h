// The players round the table: who they are, what everybody may know of them, and whose turn it is.
#pragma once

#include <span>

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// `land`: where the table should stay in sight; what players say lies beside it.
void draw_players(Desk& desk,
                  const Layout& layout,
                  const Table& table,
                  std::span<const ImVec2> land,
                  Anchors& anchors,
                  Intents& intents);

}  // namespace hexholm::ui
