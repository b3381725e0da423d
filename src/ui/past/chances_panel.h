// Beside a game that is watched: how everybody's chance to win went, and which turns cost most.
#pragma once

#include <optional>

#include "src/ui/table/layout.h"
#include "src/ui/table/shown_advice.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

struct ChancesModel {
    const ShownLookBack& look;
    std::size_t position = 0;  // so many actions have happened
    std::size_t length = 0;    // of the game
};

struct ChancesWish {
    std::optional<std::size_t> to;  // go to this position
    bool close = false;
};

ChancesWish draw_chances(Desk& desk,
                         const Layout& layout,
                         const Table& table,
                         const ChancesModel& model);

}  // namespace hexholm::ui
