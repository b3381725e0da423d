#include "src/app/input/finger_reach.h"

#include <algorithm>

namespace hexholm::app {

using scene::Vec2;

static constexpr float kReach = 44;  // points
static constexpr float kRim = 1;     // pixels within

static Vec2 nearest_in(const ui::Rect& rect, Vec2 at) {
    const Vec2 middle = {rect.center_x(), rect.center_y()};
    return {std::clamp(at.x, std::min(rect.x + kRim, middle.x),
                       std::max(rect.right() - kRim, middle.x)),
            std::clamp(at.y, std::min(rect.y + kRim, middle.y),
                       std::max(rect.bottom() - kRim, middle.y))};
}

Vec2 reached(std::span<const ui::Hotspot> buttons, Vec2 at, float unit) {
    Vec2 best = at;
    float least = kReach * unit;
    for (const ui::Hotspot& button : buttons) {
        if (button.on_board || !button.in_view) continue;
        if (button.rect.contains(at.x, at.y)) return at;
        const float wider = std::max(0.0f, (kReach * unit - button.rect.w) / 2);
        const float higher = std::max(0.0f, (kReach * unit - button.rect.h) / 2);
        const ui::Rect reach = {button.rect.x - wider, button.rect.y - higher,
                                button.rect.w + 2 * wider, button.rect.h + 2 * higher};
        if (!reach.contains(at.x, at.y)) continue;
        const Vec2 inside = nearest_in(button.rect, at);
        const float away = scene::length(inside - at);
        if (away >= least) continue;
        least = away;
        best = inside;
    }
    return best;
}

}  // namespace hexholm::app
