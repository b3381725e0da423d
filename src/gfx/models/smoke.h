// Smoke over chimneys, wherever a shape has a vent.
#pragma once

#include <vector>

#include "src/gfx/models/model_library.h"
#include "src/scene/scene.h"

namespace hexholm::gfx {

// The middles of faces of the material `vent`, close ones joined.
std::vector<scene::Vec3> vents_of(const Mesh& mesh);

// Adds the puffs of this moment. Only some chimneys smoke at any time, and not too many.
void add_smoke(const std::vector<Item>& items,
               const ModelLibrary& models,
               float time_s,
               std::vector<scene::Spark>& sparks);

}  // namespace hexholm::gfx
