// Plain stand-ins for shapes that no artist has made (yet), so that a game can always be seen and played.
#pragma once

#include <string_view>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

// A peg in the owner's colour; in that of its name when this is "#RRGGBB".
Mesh plain_peg(std::string_view name);

// A bare hexagon whose colour follows from its name, in the same way.
Mesh plain_tile(std::string_view name);

// The program's own shapes by the names that docs/art.md gives them; a small box for others.
Mesh plain_shape(std::string_view name);

// Clouds over a tile that nobody has seen yet.
Mesh fog_bank(int look);

// The sand under one tile of land.
Mesh ground_plate();

}  // namespace hexholm::gfx
