#include "src/gfx/models/growths.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "src/gfx/models/face_groups.h"

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr float kMostRadius = 0.13f;  // of a growth
constexpr float kSamePlace = 1e-4f;   // corners that are no farther apart are one

// Gives each corner of a face the number of its place.
std::vector<std::size_t> places_of(const Mesh& mesh) {
    std::map<std::tuple<long, long, long>, std::size_t> known;
    std::vector<std::size_t> places;
    places.reserve(mesh.indices.size());
    for (const std::uint32_t index : mesh.indices) {
        const Vec3 at = place_of(mesh.vertices[index]) * (1 / kSamePlace);
        const std::tuple key{std::lround(at.x), std::lround(at.y), std::lround(at.z)};
        places.push_back(known.try_emplace(key, known.size()).first->second);
    }
    return places;
}

struct Lump {
    std::vector<std::size_t> faces;  // the first index of each
    Bounds box = no_bounds();

    void add(const Mesh& mesh, std::size_t face) {
        faces.push_back(face);
        for (std::size_t k = 0; k < 3; ++k)
            box.include(place_of(mesh.vertices[mesh.indices[face + k]]));
    }
    float radius() const { return 0.5f * std::max(box.high.x - box.low.x, box.high.z - box.low.z); }
    Vec3 foot() const {
        return {0.5f * (box.low.x + box.high.x), box.low.y, 0.5f * (box.low.z + box.high.z)};
    }
};

// The separate lumps of a mesh, in the order in which the mesh names them.
std::vector<Lump> lumps_of(const Mesh& mesh) {
    const std::vector<std::size_t> places = places_of(mesh);
    Groups groups(places.size());
    for (std::size_t i = 0; i + 2 < places.size(); i += 3) {
        groups.join(places[i], places[i + 1]);
        groups.join(places[i], places[i + 2]);
    }
    std::map<std::size_t, Lump> lumps;
    for (std::size_t i = 0; i + 2 < places.size(); i += 3)
        lumps[groups.find(places[i])].add(mesh, i);
    std::vector<Lump> list;
    for (auto& [place, lump] : lumps)
        list.push_back(std::move(lump));
    return list;
}

bool stand_in_each_other(const Lump& a, const Lump& b) {
    const Vec3 way = a.foot() - b.foot();
    return std::hypot(way.x, way.z) < 0.6f * std::max(a.radius(), b.radius());
}

// A crown is another lump than the trunk under it.
std::vector<Lump> joined(const Mesh& mesh, const std::vector<Lump>& small) {
    Groups groups(small.size());
    for (std::size_t a = 0; a < small.size(); ++a)
        for (std::size_t b = a + 1; b < small.size(); ++b)
            if (stand_in_each_other(small[a], small[b])) groups.join(a, b);
    std::map<std::size_t, Lump> whole;
    for (std::size_t at = 0; at < small.size(); ++at)
        for (const std::size_t face : small[at].faces)
            whole[groups.find(at)].add(mesh, face);
    std::vector<Lump> list;
    for (auto& [first, lump] : whole)
        list.push_back(std::move(lump));
    return list;
}

void copy_faces(const Mesh& from, const Lump& lump, Mesh& to) {
    for (const std::size_t face : lump.faces)
        copy_face(from, face, to);
}

}  // namespace

Overgrown part_growths(const Mesh& mesh) {
    Overgrown tile;
    std::vector<Lump> small;
    for (Lump& lump : lumps_of(mesh)) {
        if (lump.radius() <= kMostRadius)
            small.push_back(std::move(lump));
        else
            copy_faces(mesh, lump, tile.ground);
    }
    for (const Lump& lump : joined(mesh, small)) {
        if (lump.radius() > kMostRadius) {
            copy_faces(mesh, lump, tile.ground);
            continue;
        }
        Growth& growth = tile.growths.emplace_back();
        growth.home = lump.foot();
        growth.radius = lump.radius();
        copy_faces(mesh, lump, growth.mesh);
        put_origin(growth.mesh, growth.home);
    }
    return tile;
}

}  // namespace hexholm::gfx
