// How many points a game holds for one player.
#pragma once

#include "engine/content/content.h"

namespace hexholm {

// No player can have more: all his pieces on the board, every award, every card that is worth points, and each of his counters
// at its best.
int most_points(const Content& content);

}  // namespace hexholm
