// Lays a board before the eye so that nothing at the rims of the window hides any of it.
#pragma once

#include <vector>

#include "src/scene/camera.h"

namespace hexholm::scene {

// A part of the window, in pixels, that something lies over.
struct Box {
    float left = 0, top = 0, right = 0, bottom = 0;
    bool operator==(const Box&) const = default;
};

// Moves the eye nearer or farther and shifts its picture, so that all places are seen beside all boxes, as
// large as possible and near the middle of what is free. What it looks at and from where stays. False
// when there is no room; the camera is as it was then.
bool fit_beside(Camera& camera,
                Viewport viewport,
                const std::vector<Vec3>& places,
                const std::vector<Box>& boxes);

// The convex shape round some places as they are seen, in pixels.
struct Outline {
    std::vector<Vec2> hull;
    Box bounds;
};
Outline outline_of(const Camera& camera, Viewport viewport, const std::vector<Vec3>& places);

// Whether any part of it is under the box.
bool is_hidden(const Outline& outline, const Box& box);

}  // namespace hexholm::scene
