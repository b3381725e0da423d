#include "src/scene/clear_view.h"

#include <algorithm>
#include <cmath>

namespace hexholm::scene {
namespace {

constexpr float kRim = 0.012f;     // of the window's shorter side that stays free on all sides,
constexpr float kBeside = 0.014f;  // and so much beside each box

float shorter_side(Viewport viewport) {
    return std::min(viewport.width, viewport.height);
}

float turn_of(Vec2 a, Vec2 b, Vec2 c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// The dots round all the others, in order.
std::vector<Vec2> hull_of(std::vector<Vec2> dots) {
    std::ranges::sort(dots, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    std::vector<Vec2> hull;
    const auto add = [&hull](Vec2 dot, std::size_t least) {
        while (hull.size() >= least && turn_of(hull[hull.size() - 2], hull.back(), dot) <= 0)
            hull.pop_back();
        hull.push_back(dot);
    };
    for (const Vec2 dot : dots)
        add(dot, 2);
    const std::size_t lower = hull.size() + 1;
    for (auto dot = dots.rbegin() + 1; dot != dots.rend(); ++dot)
        add(*dot, lower);
    hull.pop_back();
    return hull;
}

std::vector<Vec2> seen_hull(const Camera& camera,
                            Viewport viewport,
                            const std::vector<Vec3>& places) {
    std::vector<Vec2> dots;
    for (const Vec3 place : places)
        if (const auto seen = project(camera, viewport, place)) dots.push_back(*seen);
    return dots.size() < 3 ? dots : hull_of(std::move(dots));
}

Box bounds_of(const std::vector<Vec2>& dots) {
    Box box{dots.front().x, dots.front().y, dots.front().x, dots.front().y};
    for (const Vec2 dot : dots) {
        box.left = std::min(box.left, dot.x);
        box.right = std::max(box.right, dot.x);
        box.top = std::min(box.top, dot.y);
        box.bottom = std::max(box.bottom, dot.y);
    }
    return box;
}

// Two convex shapes are apart when all of one lies beyond a side of the other.
bool meets(const std::vector<Vec2>& hull, const Box& bounds, Vec2 by, const Box& box) {
    if (bounds.right + by.x <= box.left || bounds.left + by.x >= box.right ||
        bounds.bottom + by.y <= box.top || bounds.top + by.y >= box.bottom)
        return false;
    for (std::size_t at = 0; at < hull.size(); ++at) {
        const Vec2 a = hull[at] + by;
        const Vec2 b = hull[(at + 1) % hull.size()] + by;
        if (turn_of(a, b, {box.left, box.top}) < 0 && turn_of(a, b, {box.right, box.top}) < 0 &&
            turn_of(a, b, {box.left, box.bottom}) < 0 && turn_of(a, b, {box.right, box.bottom}) < 0)
            return false;
    }
    return true;
}

// Where the hull may be moved to so that it meets no box: the place nearest to the middle of all such.
bool find_room(const std::vector<Vec2>& hull,
               Viewport viewport,
               const std::vector<Box>& boxes,
               Vec2& found) {
    constexpr int kSteps = 24;
    const Box bounds = bounds_of(hull);
    const float rim = shorter_side(viewport) * kRim;
    const float spare_x = viewport.width - 2 * rim - (bounds.right - bounds.left);
    const float spare_y = viewport.height - 2 * rim - (bounds.bottom - bounds.top);
    if (spare_x < 0 || spare_y < 0) return false;
    std::vector<Vec2> free;
    Vec2 sum{0, 0};
    for (int row = 0; row <= kSteps; ++row)
        for (int column = 0; column <= kSteps; ++column) {
            const Vec2 by = {rim - bounds.left + spare_x * static_cast<float>(column) / kSteps,
                             rim - bounds.top + spare_y * static_cast<float>(row) / kSteps};
            if (std::ranges::any_of(boxes,
                                    [&](const Box& box) { return meets(hull, bounds, by, box); }))
                continue;
            free.push_back(by);
            sum = sum + by;
        }
    if (free.empty()) return false;
    const Vec2 middle = sum * (1 / static_cast<float>(free.size()));
    const auto away = [&](Vec2 by) { return length(by - middle); };
    found = *std::ranges::min_element(free, {}, away);
    return true;
}

}  // namespace

bool fit_beside(Camera& camera,
                Viewport viewport,
                const std::vector<Vec3>& places,
                const std::vector<Box>& boxes) {
    constexpr float kFarther = 1.025f;  // from one try to the next
    constexpr int kTries = 96;
    if (places.empty()) return true;
    std::vector<Box> wide = boxes;
    const float beside = shorter_side(viewport) * kBeside;
    for (Box& box : wide)
        box = {box.left - beside, box.top - beside, box.right + beside, box.bottom + beside};
    Camera near = camera;
    fit(near, viewport, places, {kRim, kRim, 1 - kRim, 1 - kRim});
    const auto tried = [&](int step, Camera& there) {
        there = near;
        there.distance *= std::pow(kFarther, static_cast<float>(step));
        const std::vector<Vec2> hull = seen_hull(there, viewport, places);
        Vec2 by{0, 0};
        if (hull.size() < 3 || !find_room(hull, viewport, wide, by)) return false;
        there.shift.x += by.x / viewport.width;
        there.shift.y += by.y / viewport.height;
        return true;
    };
    Camera found;
    if (!tried(kTries, found)) return false;
    int far = kTries;
    for (int closest = 0; closest < far;) {
        const int middle = (closest + far) / 2;
        Camera there;
        if (tried(middle, there)) {
            far = middle;
            found = there;
        } else {
            closest = middle + 1;
        }
    }
    camera = found;
    return true;
}

Outline outline_of(const Camera& camera, Viewport viewport, const std::vector<Vec3>& places) {
    Outline outline;
    outline.hull = seen_hull(camera, viewport, places);
    if (!outline.hull.empty()) outline.bounds = bounds_of(outline.hull);
    return outline;
}

bool is_hidden(const Outline& outline, const Box& box) {
    return outline.hull.size() >= 3 && meets(outline.hull, outline.bounds, {0, 0}, box);
}

}  // namespace hexholm::scene
