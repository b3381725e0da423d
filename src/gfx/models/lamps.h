// Where windows and embers of a shape are, so that their light is seen round them in the dark.
#pragma once

#include <vector>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

struct Lamp {
    scene::Vec3 place;
    scene::Vec3 direction;  // to where it shines; short when it shines all round
    scene::Color color;
    float size = 0;  // of the glowing faces, as a radius
};

// Glowing faces that lie close together are one lamp; the largest few.
std::vector<Lamp> lamps_of(const Mesh& mesh);

}  // namespace hexholm::gfx
