// Where the tray with the dice lies in the window: it should hide as little of the land as possible.
#pragma once

#include <vector>

#include "src/scene/camera.h"

namespace hexholm::scene {

struct TrayPlace {
    Vec2 place;  // of its middle, in fractions of the window from the upper left corner
    float size;  // its width as a fraction of the window's height
    bool operator==(const TrayPlace&) const = default;
};

// `land`: places that should stay in sight. On the right there is room where few players sit.
TrayPlace tray_place(const Camera& camera,
                     Viewport viewport,
                     const std::vector<Vec3>& land,
                     bool is_right_free);

}  // namespace hexholm::scene
