// Which faces of a mesh belong together, and copies of them.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

// Joins things, by their numbers, into groups.
class Groups {
public:
    explicit Groups(std::size_t count) : root_(count) {
        std::iota(root_.begin(), root_.end(), std::size_t{0});
    }
    // The lowest number of its group.
    std::size_t find(std::size_t at) {
        while (root_[at] != at)
            at = root_[at] = root_[root_[at]];
        return at;
    }
    void join(std::size_t a, std::size_t b) {
        const std::size_t one = find(a);
        const std::size_t other = find(b);
        root_[std::max(one, other)] = std::min(one, other);
    }

private:
    std::vector<std::size_t> root_;
};

// Adds the face that begins with this index.
inline void copy_face(const Mesh& from, std::size_t first, Mesh& to) {
    for (std::size_t k = 0; k < 3; ++k) {
        to.indices.push_back(static_cast<std::uint32_t>(to.vertices.size()));
        to.vertices.push_back(from.vertices[from.indices[first + k]]);
    }
}

// Moves the mesh so that `home` becomes its origin.
inline void put_origin(Mesh& mesh, scene::Vec3 home) {
    for (Vertex& vertex : mesh.vertices) {
        const scene::Vec3 at = place_of(vertex) - home;
        vertex.position = {at.x, at.y, at.z};
    }
}

}  // namespace hexholm::gfx
