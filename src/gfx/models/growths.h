// Finds what grows or stands in one spot of a tile's shape, such as a tree, a stone or a stack of
// logs, and separates it from the ground, so that it can make room for what is put there.
#pragma once

#include <vector>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

// A shape about its own foot, and where the foot is on the tile.
struct Growth {
    Mesh mesh;
    scene::Vec3 home;
    float radius = 0;  // of the ground that it covers
};

struct Overgrown {
    Mesh ground;  // all the rest
    std::vector<Growth> growths;
};

// Faces that share corners are one lump; small lumps that stand in each other are one growth. What reaches farther over the tile,
// such as its ground, stays.
Overgrown part_growths(const Mesh& mesh);

}  // namespace hexholm::gfx
