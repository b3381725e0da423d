#include "src/scene/reveal.h"

#include <algorithm>
#include <cmath>

namespace hexholm::scene {

namespace {

constexpr int kSteps = 32;      // perspective keeps one from being enough
constexpr float kCare = 0.75f;  // of each: places near the eye move more than what it looks at

// How far what fills low..high must be moved to lie within from..to; in the middle when it is larger.
float way_into(float low, float high, float from, float to) {
    if (high - low >= to - from) return (from + to - low - high) * 0.5f;
    if (low < from) return from - low;
    return std::min(0.0f, to - high);
}

Vec3 mean_of(const std::vector<Vec3>& places) {
    Vec3 sum{};
    for (const Vec3 place : places)
        sum = sum + place;
    sum.y = 0;
    return sum * (1 / static_cast<float>(places.size()));
}

// The picture moves by so much, in fractions of the window.
void move_picture(Camera& camera, Viewport viewport, Vec2 by) {
    const CameraFrame frame = camera_frame(camera);
    const Vec3 north = normalize({frame.forward.x, 0, frame.forward.z});
    const float unit = pixels_per_unit(camera, viewport, camera.target);
    const float lean = std::max(0.35f, std::sin(camera.pitch_rad));
    camera.target = camera.target - frame.right * (by.x * viewport.width / unit) +
                    north * (by.y * viewport.height / unit / lean);
}

void pan_to(Camera& camera, Viewport viewport, const std::vector<Vec3>& places, WindowPart part) {
    constexpr float kNear = 0.0005f;
    for (int step = 0; step < kSteps; ++step) {
        const Seen seen = seen_from(camera, viewport, places);
        if (!seen.whole) {
            camera.target = mix(camera.target, mean_of(places), 0.5f);
            continue;
        }
        const Vec2 way = {way_into(seen.low.x, seen.high.x, part.left, part.right),
                          way_into(seen.low.y, seen.high.y, part.top, part.bottom)};
        if (std::abs(way.x) < kNear && std::abs(way.y) < kNear) return;
        // Things that are seen from very near seem to be farther away than they are.
        move_picture(
            camera, viewport,
            {std::clamp(way.x, -1.0f, 1.0f) * kCare, std::clamp(way.y, -1.0f, 1.0f) * kCare});
    }
}

// How far off the eye must be to have room for all, judged where they are in its middle.
float distance_for(Camera camera,
                   Viewport viewport,
                   const std::vector<Vec3>& places,
                   WindowPart part,
                   float farthest) {
    camera.target = mean_of(places);
    const float middle_x = (part.left + part.right) * 0.5f;
    const float middle_y = (part.top + part.bottom) * 0.5f;
    for (int step = 0; step < kSteps && camera.distance < farthest; ++step) {
        pan_to(camera, viewport, places, {middle_x, middle_y, middle_x, middle_y});
        const Seen seen = seen_from(camera, viewport, places);
        const float wide = (seen.high.x - seen.low.x) / (part.right - part.left);
        const float deep = (seen.high.y - seen.low.y) / (part.bottom - part.top);
        if (seen.whole && std::max(wide, deep) <= 1) break;
        const float more = seen.whole ? std::max({wide, deep, 1.002f}) : 1.25f;
        camera.distance = std::min(farthest, camera.distance * more);
    }
    return camera.distance;
}

}  // namespace

Seen seen_from(const Camera& camera, Viewport viewport, const std::vector<Vec3>& places) {
    Seen seen;
    for (const Vec3 place : places) {
        const std::optional<Vec2> at = project(camera, viewport, place);
        seen.whole &= at.has_value();
        if (!at) continue;
        const Vec2 part{at->x / viewport.width, at->y / viewport.height};
        seen.low = {std::min(seen.low.x, part.x), std::min(seen.low.y, part.y)};
        seen.high = {std::max(seen.high.x, part.x), std::max(seen.high.y, part.y)};
    }
    return seen;
}

bool is_seen(const Camera& camera, Viewport viewport, Vec3 place, WindowPart part) {
    const Seen seen = seen_from(camera, viewport, {place});
    return seen.whole && seen.low.x >= part.left && seen.high.x <= part.right &&
           seen.low.y >= part.top && seen.high.y <= part.bottom;
}

Camera revealing(Camera camera,
                 Viewport viewport,
                 const std::vector<Vec3>& places,
                 WindowPart part,
                 float farthest) {
    if (places.empty()) return camera;
    const float wanted = distance_for(camera, viewport, places, part, farthest);
    camera.distance = std::max(camera.distance, wanted);
    pan_to(camera, viewport, places, part);
    return camera;
}

}  // namespace hexholm::scene
