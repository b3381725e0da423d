#include "src/gfx/models/lamps.h"

#include <algorithm>
#include <cmath>

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr float kSameLamp = 0.16f;
constexpr std::size_t kMostLamps = 10;

// Sums over the faces of a lamp, each weighed by its area.
struct Cluster {
    Vec3 first;
    Vec3 place, direction;
    Vec3 color;
    float area = 0;

    void add(const Vertex& a, const Vertex& b, const Vertex& c) {
        const Vec3 across = scene::cross(place_of(b) - place_of(a), place_of(c) - place_of(a));
        const float face = scene::length(across) * 0.5f;
        place = place + (place_of(a) + place_of(b) + place_of(c)) * (face / 3);
        direction = direction + across * 0.5f;
        const auto part = [&](std::size_t i) { return static_cast<float>(a.color[i]) / 255; };
        color = color + Vec3{part(0), part(1), part(2)} * face;
        area += face;
    }
    Lamp lamp() const {
        const float share = 1 / std::max(area, 1e-9f);
        const Vec3 paint = color * share;
        return {place * share, direction * share, {paint.x, paint.y, paint.z}, std::sqrt(area / 3)};
    }
};

Cluster& cluster_at(std::vector<Cluster>& clusters, Vec3 place) {
    for (Cluster& cluster : clusters)
        if (scene::length(cluster.first - place) < kSameLamp) return cluster;
    Cluster fresh;
    fresh.first = place;
    clusters.push_back(fresh);
    return clusters.back();
}

}  // namespace

std::vector<Lamp> lamps_of(const Mesh& mesh) {
    std::vector<Cluster> clusters;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const Vertex& a = mesh.vertices[mesh.indices[i]];
        if (a.material != static_cast<std::uint8_t>(Material::glow)) continue;
        cluster_at(clusters, place_of(a))
            .add(a, mesh.vertices[mesh.indices[i + 1]], mesh.vertices[mesh.indices[i + 2]]);
    }
    std::sort(clusters.begin(), clusters.end(),
              [](const Cluster& a, const Cluster& b) { return a.area > b.area; });
    if (clusters.size() > kMostLamps) clusters.resize(kMostLamps);
    std::vector<Lamp> lamps;
    for (const Cluster& cluster : clusters)
        lamps.push_back(cluster.lamp());
    return lamps;
}

}  // namespace hexholm::gfx
