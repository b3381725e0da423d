// Which place on the table lies under the mouse.
#pragma once

#include <optional>

#include "src/scene/camera.h"

namespace hexholm::scene {

// Tile tops, corners and edges lie at this height; the sea a little lower.
inline constexpr float kGroundHeight = 0.0f;

// The point of the ground under a screen point (pixels from the upper left corner).
inline std::optional<Vec3> pick_ground(const Camera& camera, Viewport viewport, Vec2 screen) {
    return meet_plane(ray_through(camera, viewport, screen), kGroundHeight);
}

// How far apart two places are along the ground; what "nearest corner" is measured with.
inline float ground_distance(Vec3 a, Vec3 b) {
    return length(Vec2{a.x - b.x, a.z - b.z});
}

}  // namespace hexholm::scene
