// Small pictures of the things on the table, for cards, buttons and lists.
#pragma once

#include <cstdint>

#include "src/scene/model_names.h"
#include "src/scene/vec.h"

namespace hexholm::scene {

struct IconKey {
    ModelId model = kNoModel;
    Color team{};  // paints team-coloured faces; leave white when the model has none
    int width =
        128;  // pixels; icons of one model in two sizes are two pictures, so ask for few sizes
    int height = 128;
    bool operator==(const IconKey&) const = default;
};

// The renderer is one. Panels that may not see the renderer are handed this instead.
class IconSource {
public:
    virtual ~IconSource() = default;
    // A texture with transparent ground, (0,0) at its upper left corner, to be used as
    // reinterpret_cast<ImTextureID>(icon(...)). Made when first asked for (some milliseconds), then
    // kept. 0 for kNoModel. Call it outside of a half-drawn frame or inside, both are fine.
    virtual std::uintptr_t icon(const IconKey& key) = 0;
};

}  // namespace hexholm::scene
