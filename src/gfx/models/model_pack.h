// Reads the artists' shapes from a pack file (docs/art.md, format HXM1).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

struct PackedModel {
    std::string name;
    Mesh mesh;
};

// Every length in the file is checked against its end: a damaged file gives false and a line in `error`,
// never a crash. Models read before the damage are dropped.
bool read_pack(const std::string& file, std::vector<PackedModel>& models, std::string& error);

// Reads a pack from memory; `name` is for messages.
bool parse_pack(std::span<const std::uint8_t> bytes,
                const std::string& name,
                std::vector<PackedModel>& models,
                std::string& error);

}  // namespace hexholm::gfx
