#include "src/input/camera_follow.h"

#include <algorithm>

namespace hexholm::input {

// The part without a margin, so that what comes into sight does not stop right at a panel.
static scene::WindowPart well_within(scene::WindowPart part) {
    constexpr float kMargin = 0.08f;
    part.left += kMargin;
    part.right -= kMargin;
    part.top += kMargin;
    part.bottom -= kMargin;
    return part;
}

std::optional<scene::Camera> look_for(const Outlook& now,
                                      const std::vector<scene::Vec3>& places,
                                      Want want) {
    if (places.empty() || now.home || is_patient(now)) return std::nullopt;
    const auto seen = [&](scene::Vec3 place) {
        return scene::is_seen(now.camera, now.viewport, place, now.free);
    };
    const bool enough =
        want == Want::one ? std::ranges::any_of(places, seen) : std::ranges::all_of(places, seen);
    if (enough) return std::nullopt;
    return scene::revealing(now.camera, now.viewport, places, well_within(now.free), now.farthest);
}

}  // namespace hexholm::input
