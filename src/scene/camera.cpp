#include "src/scene/camera.h"

#include <algorithm>

#include "src/scene/reveal.h"

namespace hexholm::scene {

CameraFrame camera_frame(const Camera& camera) {
    const float level = std::cos(camera.pitch_rad);
    const Vec3 back{std::sin(camera.yaw_rad) * level, std::sin(camera.pitch_rad),
                    std::cos(camera.yaw_rad) * level};
    const Vec3 right{std::cos(camera.yaw_rad), 0, -std::sin(camera.yaw_rad)};
    return {camera.target + back * camera.distance, right, cross(back, right), back * -1.0f};
}

// Half the window's height on a plane at distance 1.
static float half_height(const Camera& camera) {
    return std::tan(camera.fov_rad * 0.5f);
}

Ray ray_through(const Camera& camera, Viewport viewport, Vec2 screen) {
    const CameraFrame frame = camera_frame(camera);
    const float width = std::max(viewport.width, 1.0f);
    const float height = std::max(viewport.height, 1.0f);
    const float scale = half_height(camera) * 2;
    const float x = (screen.x / width - 0.5f - camera.shift.x) * scale * (width / height);
    const float y = (0.5f - screen.y / height + camera.shift.y) * scale;
    return {frame.eye, normalize(frame.forward + frame.right * x + frame.up * y)};
}

std::optional<Vec3> meet_plane(const Ray& ray, float height) {
    const float rise = height - ray.origin.y;
    if (rise * ray.direction.y <= 0) return std::nullopt;
    return ray.origin + ray.direction * (rise / ray.direction.y);
}

std::optional<Vec2> project(const Camera& camera, Viewport viewport, Vec3 place) {
    const CameraFrame frame = camera_frame(camera);
    const Vec3 to = place - frame.eye;
    const float depth = dot(to, frame.forward);
    if (depth <= 0.01f) return std::nullopt;
    const float scale = 1 / (depth * half_height(camera) * 2);
    const float x = dot(to, frame.right) * scale * viewport.height / viewport.width;
    const float y = dot(to, frame.up) * scale;
    return Vec2{(x + 0.5f + camera.shift.x) * viewport.width,
                (0.5f - y + camera.shift.y) * viewport.height};
}

float pixels_per_unit(const Camera& camera, Viewport viewport, Vec3 place) {
    const CameraFrame frame = camera_frame(camera);
    const float depth = std::max(dot(place - frame.eye, frame.forward), 0.01f);
    return viewport.height / (depth * half_height(camera) * 2);
}

Vec3 middle_of(const std::vector<Vec3>& places) {
    if (places.empty()) return {};
    Vec3 low = places.front();
    Vec3 high = low;
    for (const Vec3 place : places) {
        low = {std::min(low.x, place.x), std::min(low.y, place.y), std::min(low.z, place.z)};
        high = {std::max(high.x, place.x), std::max(high.y, place.y), std::max(high.z, place.z)};
    }
    return (low + high) * 0.5f;
}

void fit(Camera& camera, Viewport viewport, const std::vector<Vec3>& places, WindowPart part) {
    constexpr int kSteps = 8;  // each comes much nearer; perspective keeps one from being enough
    constexpr float kNearest = 6.0f;
    if (places.empty()) return;
    for (int step = 0; step < kSteps; ++step) {
        const Seen seen = seen_from(camera, viewport, places);
        const float wide = (seen.high.x - seen.low.x) / (part.right - part.left);
        const float deep = (seen.high.y - seen.low.y) / (part.bottom - part.top);
        camera.distance = std::max(kNearest, camera.distance * std::max(wide, deep));
        const Seen now = seen_from(camera, viewport, places);
        const float spare = part.right - part.left - (now.high.x - now.low.x);
        camera.shift.x += part.left + spare * part.lean - now.low.x;
        camera.shift.y += (part.top + part.bottom - now.low.y - now.high.y) * 0.5f;
    }
}

}  // namespace hexholm::scene
