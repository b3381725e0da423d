// Where figures and coins stand on land, so that what grows there makes room.
#pragma once

#include <vector>

#include "src/scene/scene.h"

namespace hexholm::gfx {

class Clearings {
public:
    // `yaw_rad`: of the camera; what stands between the eye and a figure makes room as well.
    void find(const scene::Scene& scene, float yaw_rad);
    // Adds the place where a rank's coin lies.
    void add(scene::Vec3 middle, float radius) { all_.push_back({middle, radius}); }

    // Is one of them on the tile?
    bool reach(scene::Vec3 tile) const;
    // How much is left of something that covers so much ground: 1 all of it, 0 nothing.
    float left_of(scene::Vec3 foot, float radius) const;

private:
    struct Clearing {
        scene::Vec3 middle;
        float radius;
    };
    std::vector<Clearing> all_;
};

}  // namespace hexholm::gfx
