#include "src/gfx/models/mesh.h"

#include <algorithm>
#include <cmath>

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

using scene::Vec3;

void Bounds::include(Vec3 at) {
    low = {std::min(low.x, at.x), std::min(low.y, at.y), std::min(low.z, at.z)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y), std::max(high.z, at.z)};
}

Bounds no_bounds() {
    constexpr float kFar = 1e9f;
    return {{kFar, kFar, kFar}, {-kFar, -kFar, -kFar}};
}

Bounds bounds_of(const Mesh& mesh) {
    if (mesh.vertices.empty()) return {};
    Bounds box = no_bounds();
    for (const Vertex& vertex : mesh.vertices)
        box.include(place_of(vertex));
    return box;
}

void MeshBuilder::vertex(Vec3 position, Vec3 normal) {
    mesh_.indices.push_back(static_cast<std::uint32_t>(mesh_.vertices.size()));
    mesh_.vertices.push_back(
        {{position.x, position.y, position.z},
         {to_signed_byte(normal.x), to_signed_byte(normal.y), to_signed_byte(normal.z)},
         static_cast<std::uint8_t>(material_),
         {to_byte(color_.r), to_byte(color_.g), to_byte(color_.b)},
         to_byte(light_)});
}

void MeshBuilder::triangle(Vec3 a, Vec3 b, Vec3 c) {
    const Vec3 normal = scene::normalize(scene::cross(b - a, c - a));
    vertex(a, normal);
    vertex(b, normal);
    vertex(c, normal);
}

void MeshBuilder::triangle(Vec3 a, Color color_a, Vec3 b, Color color_b, Vec3 c, Color color_c) {
    const Vec3 normal = scene::normalize(scene::cross(b - a, c - a));
    color_ = color_a;
    vertex(a, normal);
    color_ = color_b;
    vertex(b, normal);
    color_ = color_c;
    vertex(c, normal);
}

void MeshBuilder::smooth(const Corner& a, const Corner& b, const Corner& c) {
    for (const Corner* corner : {&a, &b, &c}) {
        color_ = corner->color;
        vertex(corner->place, corner->normal);
    }
}

void MeshBuilder::quad(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    if (!(b == c)) triangle(a, b, c);
    if (!(d == a)) triangle(a, c, d);
}

void MeshBuilder::box(Vec3 l, Vec3 h) {
    quad({l.x, h.y, l.z}, {l.x, h.y, h.z}, {h.x, h.y, h.z}, {h.x, h.y, l.z});
    quad({l.x, l.y, l.z}, {h.x, l.y, l.z}, {h.x, l.y, h.z}, {l.x, l.y, h.z});
    quad({l.x, l.y, h.z}, {h.x, l.y, h.z}, {h.x, h.y, h.z}, {l.x, h.y, h.z});
    quad({h.x, l.y, l.z}, {l.x, l.y, l.z}, {l.x, h.y, l.z}, {h.x, h.y, l.z});
    quad({h.x, l.y, h.z}, {h.x, l.y, l.z}, {h.x, h.y, l.z}, {h.x, h.y, h.z});
    quad({l.x, l.y, l.z}, {l.x, l.y, h.z}, {l.x, h.y, h.z}, {l.x, h.y, l.z});
}

static Vec3 on_circle(float angle_rad, float radius, float y) {
    return {std::cos(angle_rad) * radius, y, std::sin(angle_rad) * radius};
}

void MeshBuilder::ring(
    int sides, float turn_rad, float radius_a, float y_a, float radius_b, float y_b) {
    const float step = 2 * scene::kPi / static_cast<float>(sides);
    for (int i = 0; i < sides; ++i) {
        const float from = turn_rad + step * static_cast<float>(i);
        const float to = from + step;
        quad(on_circle(from, radius_a, y_a), on_circle(from, radius_b, y_b),
             on_circle(to, radius_b, y_b), on_circle(to, radius_a, y_a));
    }
}

void MeshBuilder::disc(int sides, float turn_rad, float radius, float y) {
    const float step = 2 * scene::kPi / static_cast<float>(sides);
    for (int i = 0; i < sides; ++i) {
        const float from = turn_rad + step * static_cast<float>(i);
        triangle({0, y, 0}, on_circle(from + step, radius, y), on_circle(from, radius, y));
    }
}

}  // namespace hexholm::gfx
