// Tiles that lie face down until somebody comes by (S-92).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// `player`: whose doing it is.
void turn_face_up(const Play& play, PlayerId player, TileId tile);

}  // namespace hexholm
