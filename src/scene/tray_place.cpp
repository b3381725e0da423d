#include "src/scene/tray_place.h"

#include <algorithm>
#include <array>

namespace hexholm::scene {
namespace {

constexpr float kMargin = 0.012f;  // around the tray, of the window's height
constexpr std::array kSizes = {0.24f, 0.20f, 0.17f, 0.14f, 0.115f};
constexpr int kColumns = 24;
constexpr int kRows = 14;

// Low and far to the left is usual: beside the hand of who rolls.
float strangeness(Vec2 place) {
    const Vec2 away = place - Vec2{0.08f, 0.75f};
    return std::min(length(away), length(place - Vec2{0.92f, 0.75f}) + 0.15f);
}

}  // namespace

bool overlap(const Box& a, const Box& b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

Box box_of(const TrayPlace& tray, Viewport viewport) {
    const float reach = (tray.size / 2 + kMargin) * viewport.height;
    const Vec2 middle = {tray.place.x * viewport.width, tray.place.y * viewport.height};
    return {middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach};
}

std::vector<TrayPlace> tray_places(Viewport viewport, const std::vector<Box>& boxes) {
    std::vector<TrayPlace> places;
    // In an upright window a tray with this part of its height would be too wide.
    const float most = std::min(1.0f, viewport.width / viewport.height);
    for (const float size : kSizes) {
        std::vector<TrayPlace> some;
        const float reach_y = size * most / 2 + kMargin;
        const float reach_x = reach_y * viewport.height / viewport.width;
        for (int row = 0; row <= kRows; ++row)
            for (int column = 0; column <= kColumns; ++column) {
                const TrayPlace tray = {
                    {reach_x + (1 - 2 * reach_x) * static_cast<float>(column) / kColumns,
                     reach_y + (1 - 2 * reach_y) * static_cast<float>(row) / kRows},
                    size * most};
                const Box box = box_of(tray, viewport);
                if (std::ranges::none_of(boxes,
                                         [&](const Box& other) { return overlap(box, other); }))
                    some.push_back(tray);
            }
        std::ranges::stable_sort(some, {},
                                 [](const TrayPlace& tray) { return strangeness(tray.place); });
        places.insert(places.end(), some.begin(), some.end());
    }
    return places;
}

std::optional<TrayPlace> free_tray_place(const Camera& camera,
                                         Viewport viewport,
                                         const std::vector<Vec3>& land,
                                         const std::vector<Box>& boxes) {
    const Outline seen = outline_of(camera, viewport, land);
    for (const TrayPlace& tray : tray_places(viewport, boxes))
        if (!is_hidden(seen, box_of(tray, viewport))) return tray;
    return std::nullopt;
}

}  // namespace hexholm::scene
