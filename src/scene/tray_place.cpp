#include "src/scene/tray_place.h"

#include <algorithm>
#include <array>
#include <optional>

namespace hexholm::scene {
namespace {

constexpr float kMargin = 0.025f;  // around the tray, of the window's height

// The usual place first; small ones last.
constexpr std::array<TrayPlace, 12> kPlaces = {{
    {{0.105f, 0.695f}, 0.22f},
    {{0.895f, 0.725f}, 0.19f},  // on the right
    {{0.105f, 0.50f}, 0.22f},
    {{0.065f, 0.745f}, 0.14f},
    {{0.065f, 0.60f}, 0.14f},
    {{0.065f, 0.46f}, 0.14f},
    {{0.17f, 0.745f}, 0.14f},  // along the lower side
    {{0.275f, 0.745f}, 0.14f},
    {{0.38f, 0.745f}, 0.14f},
    {{0.485f, 0.745f}, 0.14f},
    {{0.59f, 0.745f}, 0.14f},
    {{0.695f, 0.745f}, 0.14f},
}};
constexpr float kRight = 0.8f;
constexpr float kLow = 0.68f;     // from here on a place is a low one,
constexpr float kLower = 0.115f;  // which goes down so far where there is room

std::size_t hidden_by(const TrayPlace& tray,
                      const Camera& camera,
                      Viewport viewport,
                      const std::vector<Vec3>& land) {
    const float reach = (tray.size / 2 + kMargin) * viewport.height;
    const auto hidden = std::count_if(land.begin(), land.end(), [&](Vec3 place) {
        const std::optional<Vec2> seen = project(camera, viewport, place);
        if (!seen) return false;
        const float x = seen->x - tray.place.x * viewport.width;
        const float y = seen->y - tray.place.y * viewport.height;
        return x * x + y * y < reach * reach;
    });
    return static_cast<std::size_t>(hidden);
}

bool is_taken(const TrayPlace& tray, Viewport viewport, Vec2 taken) {
    const float reach = (tray.size / 2 + kMargin) * viewport.height;
    return tray.place.x * viewport.width - reach < taken.x &&
           tray.place.y * viewport.height - reach < taken.y;
}

}  // namespace

TrayPlace tray_place(const Camera& camera,
                     Viewport viewport,
                     const std::vector<Vec3>& land,
                     TrayRoom room) {
    if (viewport.width < viewport.height) return {kPlaces.front().place, 0.14f};
    std::optional<TrayPlace> best;
    std::size_t least = 0;
    for (TrayPlace tray : kPlaces) {
        if (tray.place.x > kRight && !room.right) continue;
        if (tray.place.y > kLow && room.lower) tray.place.y += kLower;
        // Beneath a panel nothing is seen of it: worse than to hide all the land.
        const std::size_t under = is_taken(tray, viewport, room.taken) ? land.size() + 1 : 0;
        const std::size_t hidden = hidden_by(tray, camera, viewport, land) + under;
        if (best && hidden >= least) continue;
        least = hidden;
        best = tray;
    }
    return *best;
}

}  // namespace hexholm::scene
