// Moves the eye no more than needed, so that what must be seen comes into a part of the window.
#pragma once

#include <vector>

#include "src/scene/camera.h"

namespace hexholm::scene {

// The box that places fill in the window, in fractions of it.
struct Seen {
    Vec2 low{1e9f, 1e9f}, high{-1e9f, -1e9f};
    bool whole = true;  // none of them lies behind the eye; those are left out
};
Seen seen_from(const Camera& camera, Viewport viewport, const std::vector<Vec3>& places);

bool is_seen(const Camera& camera, Viewport viewport, Vec3 place, WindowPart part);

// The eye moved aside until all places are seen within the part; where they need more room than it
// gives, farther off as well, though not beyond `farthest`. It turns neither left nor up.
Camera revealing(Camera camera,
                 Viewport viewport,
                 const std::vector<Vec3>& places,
                 WindowPart part,
                 float farthest);

}  // namespace hexholm::scene
