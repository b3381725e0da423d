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

// Where there is room besides: on the right where few players sit, along the lower side without a hand. Panels
// on the left leave none from the upper left corner of the window to `taken`, in pixels.
struct TrayRoom {
    bool right = false;
    bool lower = false;
    Vec2 taken{0, 0};
    bool operator==(const TrayRoom&) const = default;
};

// `land`: places that should stay in sight.
TrayPlace tray_place(const Camera& camera,
                     Viewport viewport,
                     const std::vector<Vec3>& land,
                     TrayRoom room);

}  // namespace hexholm::scene
