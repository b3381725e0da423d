// What the land gives when its number is rolled (B-86 to B-97).
#pragma once

#include "engine/game/play.h"

namespace hexholm {

// All tiles with this token that nothing blocks; then goods of choice, clockwise from the active
// player (T-12), as effects that run_effects() asks.
void produce(const Play& play, int token);

// One card for each producing tile at the corner (B-63, B-64).
void pay_setup_income(const Play& play, PlayerId player, CornerId corner);

}  // namespace hexholm
