#include "src/gfx/models/critters.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "src/gfx/base/light.h"
#include "src/gfx/models/face_groups.h"

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr float kSameAnimal = 0.055f;

struct Face {
    std::size_t first = 0;  // of its three indices
    Vec3 middle;
    std::size_t group = 0;
};

std::vector<Face> living_faces(const Mesh& mesh) {
    std::vector<Face> faces;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const auto at = [&](std::size_t k) { return mesh.vertices[mesh.indices[i + k]]; };
        if (at(0).material != static_cast<std::uint8_t>(Material::alive)) continue;
        const Vec3 middle = (place_of(at(0)) + place_of(at(1)) + place_of(at(2))) * (1.0f / 3);
        faces.push_back({i, middle, faces.size()});
    }
    return faces;
}

// Gives faces of one animal the same group.
void join_neighbours(std::vector<Face>& faces) {
    Groups groups(faces.size());
    for (std::size_t a = 0; a < faces.size(); ++a)
        for (std::size_t b = a + 1; b < faces.size(); ++b)
            if (scene::length(faces[a].middle - faces[b].middle) < kSameAnimal) groups.join(a, b);
    for (std::size_t at = 0; at < faces.size(); ++at)
        faces[at].group = groups.find(at);
}

// How far what lies at the end in this direction reaches to its sides, at the mean.
float width_of_end(const Mesh& mesh, Vec3 middle, Vec3 direction) {
    constexpr float kEnd = 0.75f;  // of the way from the middle
    const Vec3 across{-direction.z, 0, direction.x};
    float reach = 0;
    for (const Vertex& vertex : mesh.vertices)
        reach = std::max(reach, scene::dot(place_of(vertex) - middle, direction));
    float sum = 0;
    float count = 0;
    for (const Vertex& vertex : mesh.vertices) {
        const Vec3 at = place_of(vertex) - middle;
        if (scene::dot(at, direction) < kEnd * reach) continue;
        sum += std::abs(scene::dot(at, across));
        count += 1;
    }
    return count > 0 ? sum / count : 0;
}

// An animal is longest from head to tail, and its head is narrower than its body.
float heading_of(const Mesh& mesh, Vec3 middle) {
    float xx = 0;
    float xz = 0;
    float zz = 0;
    for (const Vertex& vertex : mesh.vertices) {
        const Vec3 at = place_of(vertex) - middle;
        xx += at.x * at.x;
        xz += at.x * at.z;
        zz += at.z * at.z;
    }
    const float axis = 0.5f * std::atan2(2 * xz, xx - zz);
    const Vec3 along{std::cos(axis), 0, std::sin(axis)};
    const bool is_head =
        width_of_end(mesh, middle, along) < width_of_end(mesh, middle, along * -1.0f);
    return scene::heading(is_head ? along : along * -1.0f);
}

Critter critter_of(Mesh mesh) {
    Critter critter;
    float lowest = std::numeric_limits<float>::max();
    Vec3 middle{};
    for (const Vertex& vertex : mesh.vertices) {
        middle = middle + place_of(vertex) * (1 / static_cast<float>(mesh.vertices.size()));
        lowest = std::min(lowest, vertex.position[1]);
    }
    critter.heading_rad = heading_of(mesh, middle);
    critter.home = {middle.x, lowest, middle.z};
    put_origin(mesh, critter.home);
    critter.mesh = std::move(mesh);
    return critter;
}

// The stand of an animal after so many strolls.
Stroll stand_after(int own, float heading_rad, int strolls) {
    constexpr float kReach = 0.055f;
    constexpr float kTurn_rad = 1.5f;
    if (strolls <= 0) return {};
    const float along = (chance_at(own, strolls, 61) - 0.5f) * 2 * kReach;
    const float across = (chance_at(own, strolls, 62) - 0.5f) * kReach;
    const Vec3 head{std::cos(heading_rad), 0, -std::sin(heading_rad)};
    const Vec3 side{head.z, 0, -head.x};
    return {head * along + side * across, (chance_at(own, strolls, 63) - 0.5f) * kTurn_rad};
}

}  // namespace

Flock part_flock(const Mesh& mesh) {
    std::vector<Face> faces = living_faces(mesh);
    Flock flock;
    if (faces.empty()) {
        flock.ground = mesh;
        return flock;
    }
    join_neighbours(faces);
    std::stable_sort(faces.begin(), faces.end(),
                     [](const Face& a, const Face& b) { return a.group < b.group; });
    for (std::size_t at = 0; at < faces.size();) {
        Mesh own;
        const std::size_t group = faces[at].group;
        for (; at < faces.size() && faces[at].group == group; ++at)
            copy_face(mesh, faces[at].first, own);
        flock.critters.push_back(critter_of(std::move(own)));
    }
    flock.ground.vertices = mesh.vertices;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        if (mesh.vertices[mesh.indices[i]].material != static_cast<std::uint8_t>(Material::alive))
            flock.ground.indices.insert(
                flock.ground.indices.end(),
                {mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]});
    return flock;
}

Stroll stroll_at(int own, float heading_rad, float time_s) {
    constexpr float kGoing_s = 1.5f;
    constexpr float kHop = 0.018f;
    const float each_s = 10 + 12 * chance_at(own, 0, 64);
    // Animals start some time after the first picture, and at different times.
    const float clock_s = time_s - each_s * chance_at(own, 0, 65);
    if (clock_s <= 0) return {};
    const int strolls = static_cast<int>(clock_s / each_s) + 1;
    const float going_s = clock_s - each_s * static_cast<float>(strolls - 1);
    const Stroll to = stand_after(own, heading_rad, strolls);
    if (going_s >= kGoing_s) return to;
    const Stroll from = stand_after(own, heading_rad, strolls - 1);
    const float t = going_s / kGoing_s;
    const float gone = t * t * (3 - 2 * t);
    Stroll now{scene::mix(from.from_home, to.from_home, gone),
               from.turned_rad + (to.turned_rad - from.turned_rad) * gone};
    now.from_home.y = kHop * std::abs(std::sin(t * 4 * scene::kPi));
    return now;
}

}  // namespace hexholm::gfx
