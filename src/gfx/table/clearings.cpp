#include "src/gfx/table/clearings.h"

#include <algorithm>
#include <cmath>

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr float kTowardsEye = 0.3f;  // of its radius a clearing lies nearer to the eye
constexpr float kTileRadius = 1;
constexpr float kMarkerRoom = 0.31f;  // a coin's radius and a little
constexpr float kSoftEdge = 0.06f;    // over which what grows becomes small

float distance(Vec3 a, Vec3 b) {
    return std::hypot(a.x - b.x, a.z - b.z);
}

}  // namespace

void Clearings::find(const scene::Scene& scene, float yaw_rad) {
    all_.clear();
    const Vec3 to_eye = scene::rotate(scene::turn_y(yaw_rad), {0, 0, 1});
    const auto add_before = [&](Vec3 middle, float radius) {
        add(middle + to_eye * (kTowardsEye * radius), radius);
    };
    for (const scene::Marker& marker : scene.markers)
        add_before(marker.position, kMarkerRoom * marker.size);
    for (const scene::Piece& piece : scene.pieces)
        if (piece.room > 0 && piece.alpha > 0) add_before(piece.position, piece.room);
}

bool Clearings::reach(Vec3 tile) const {
    return std::ranges::any_of(all_, [&](const Clearing& one) {
        return distance(one.middle, tile) < kTileRadius + one.radius;
    });
}

float Clearings::left_of(Vec3 foot, float radius) const {
    float left = 1;
    for (const Clearing& one : all_) {
        const float beyond = distance(one.middle, foot) - one.radius - 0.5f * radius;
        left = std::min(left, std::clamp(beyond / kSoftEdge, 0.0f, 1.0f));
    }
    return left;
}

}  // namespace hexholm::gfx
