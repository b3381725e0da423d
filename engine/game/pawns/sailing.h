// Neutral pieces that go along a course by themselves, and what they do where they come to buildings
// (S-147 to S-152).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Moves the neutral pieces that follow a course as far as the lowest die says.
void sail_pawns(const Play& play);

}  // namespace hexholm
