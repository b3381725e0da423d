// Finds the animals in the shape of a tile and separates them from the ground, so that they can
// move about.
#pragma once

#include <vector>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

// One animal: its shape about its own feet, and where it stands on its tile.
struct Critter {
    Mesh mesh;
    scene::Vec3 home;
    float heading_rad = 0;  // where its head is; see scene::heading()
};

struct Flock {
    Mesh ground;  // all the rest
    std::vector<Critter> critters;
};

// Faces of the material `alive` that lie close together are one animal. Without any the ground is all.
Flock part_flock(const Mesh& mesh);

// How far an animal has strolled from its home; `own` tells it from all others. It stands most of
// the time, goes a few steps now and then, and begins at home.
struct Stroll {
    scene::Vec3 from_home;
    float turned_rad = 0;
};
Stroll stroll_at(int own, float heading_rad, float time_s);

}  // namespace hexholm::gfx
