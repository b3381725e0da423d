// The help page: the game that is played, what to do, and all keys.
#pragma once

#include "src/ui/screens/rules_page.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct HelpMemory {
    bool keys = false;  // instead of the game
    Scroll scroll;
};

// `game`: null where none is played. True when it shall be closed.
bool draw_help(Desk& desk, const GameToTell* game, HelpMemory& memory);

}  // namespace hexholm::ui
