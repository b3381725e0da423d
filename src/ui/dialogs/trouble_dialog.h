// Tells the players that a mod has failed in the middle of a game, and asks how to go on.
#pragma once

#include "engine/session/session.h"

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class TroubleWish {
    none,
    leave,  // the game is saved and left
    go_on,  // without what failed
    undo    // the player does something else
};
TroubleWish draw_trouble(Desk& desk, const Content& content, const ModTrouble& trouble);

}  // namespace hexholm::ui
