// Where the tray with the dice lies in the window: beside the land and all panels.
#pragma once

#include <optional>
#include <vector>

#include "src/scene/clear_view.h"

namespace hexholm::scene {

struct TrayPlace {
    Vec2 place;  // of its middle, in fractions of the window from the upper left corner
    float size;  // its width as a fraction of the window's height
    bool operator==(const TrayPlace&) const = default;
};

bool overlap(const Box& a, const Box& b);

// The part of the window that the tray takes, with a rim.
Box box_of(const TrayPlace& tray, Viewport viewport);

// The places with room beside all boxes, the best ones first.
std::vector<TrayPlace> tray_places(Viewport viewport, const std::vector<Box>& boxes);

// The first of them that hides none of the land; nothing when each does.
std::optional<TrayPlace> free_tray_place(const Camera& camera,
                                         Viewport viewport,
                                         const std::vector<Vec3>& land,
                                         const std::vector<Box>& boxes);

}  // namespace hexholm::scene
