// Reads one model from a glTF 2.0 file in one piece (.glb), as modelling programs export it.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

// All meshes of the scene as one shape: places, normals, colours of corners and materials; a material
// called "team", "glow" or "gloss" becomes ours of that name. Pictures, bones and movements are left out.
// Every number in the file is checked: a damaged or too large one gives false and a line in `error`,
// which begins with `name`.
bool parse_glb(std::span<const std::uint8_t> bytes,
               const std::string& name,
               Mesh& mesh,
               std::string& error);

}  // namespace hexholm::gfx
