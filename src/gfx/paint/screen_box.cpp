#include "src/gfx/paint/screen_box.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <glm/common.hpp>

#include "src/gfx/base/light.h"

namespace hexholm::gfx {

using scene::Vec3;

void ScreenBox::add(const glm::mat4& view_projection, Vec3 place) {
    const glm::vec4 clip = view_projection * glm::vec4(place.x, place.y, place.z, 1);
    if (clip.w <= 0.05f) {
        low = glm::vec2(-1);
        high = glm::vec2(1);
        return;
    }
    const glm::vec2 at = glm::vec2(clip) / clip.w;
    low = glm::min(low, at);
    high = glm::max(high, at);
}

ScreenBox whole_screen() {
    ScreenBox all;
    all.low = glm::vec2(-1);
    all.high = glm::vec2(1);
    return all;
}

bool overlap(const ScreenBox& a, const ScreenBox& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

static std::array<Vec3, 8> corners_of(const Item& item, const Bounds& bounds) {
    std::array<Vec3, 8> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec3 corner{((i & 1) != 0 ? bounds.high : bounds.low).x * item.instance.scale.x,
                          ((i & 2) != 0 ? bounds.high : bounds.low).y * item.instance.scale.y,
                          ((i & 4) != 0 ? bounds.high : bounds.low).z * item.instance.scale.z};
        corners[i] = scene::rotate(item.instance.rotation, corner) + item.instance.position;
    }
    return corners;
}

ScreenBox box_of(const glm::mat4& view_projection, const Item& item, const Bounds& bounds) {
    ScreenBox box;
    for (const Vec3 corner : corners_of(item, bounds))
        box.add(view_projection, corner);
    return box;
}

ScreenBox box_with_shadow(const glm::mat4& view_projection,
                          const Item& item,
                          const Bounds& bounds,
                          Vec3 sun) {
    ScreenBox box = box_of(view_projection, item, bounds);
    for (const Vec3 corner : corners_of(item, bounds)) {
        const float height = std::max(0.0f, corner.y - kWaterHeight);
        box.add(view_projection, corner - sun * (height / sun.y));
    }
    return box;
}

Rect to_pixels(const ScreenBox& box, int width, int height) {
    constexpr float kSeam = 3;
    const auto pixel = [](float at, int size) {
        return (at * 0.5f + 0.5f) * static_cast<float>(size);
    };
    const glm::vec2 low = glm::clamp(box.low, glm::vec2(-2), glm::vec2(2));
    const glm::vec2 high = glm::clamp(box.high, glm::vec2(-2), glm::vec2(2));
    const int x0 = static_cast<int>(std::floor(pixel(low.x, width) - kSeam));
    const int y0 = static_cast<int>(std::floor(pixel(low.y, height) - kSeam));
    const int x1 = static_cast<int>(std::ceil(pixel(high.x, width) + kSeam));
    const int y1 = static_cast<int>(std::ceil(pixel(high.y, height) + kSeam));
    return {x0, y0, x1 - x0, y1 - y0};
}

ScreenBox to_screen(Rect part, int width, int height) {
    const glm::vec2 size(static_cast<float>(width), static_cast<float>(height));
    const glm::vec2 low(static_cast<float>(part.x), static_cast<float>(part.y));
    const glm::vec2 extent(static_cast<float>(part.width), static_cast<float>(part.height));
    ScreenBox box;
    box.low = low / size * 2.0f - 1.0f;
    box.high = (low + extent) / size * 2.0f - 1.0f;
    return box;
}

}  // namespace hexholm::gfx
