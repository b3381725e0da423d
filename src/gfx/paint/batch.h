// Many copies of many shapes, sent to the driver in one go.
#pragma once

#include <vector>

#include "src/gfx/models/instance.h"
#include "src/gfx/models/model_library.h"

namespace hexholm::gfx {

class Batch {
public:
    void clear() { items_.clear(); }
    void add(const Item& item) {
        if (item.mesh != kNoMesh) items_.push_back({item.mesh, item.instance});
    }
    bool empty() const { return items_.empty(); }

    // Draws all that was added, ordered by shape; returns the number of triangles.
    int draw(ModelLibrary& models);

private:
    struct Entry {
        MeshId mesh;
        Instance instance;
    };
    std::vector<Entry> items_;
    std::vector<Instance> flat_;
    Buffer buffer_;
};

}  // namespace hexholm::gfx
