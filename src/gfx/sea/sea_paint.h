// Paints the maps that the sea is drawn with: how deep it is where, and how it ripples.
#pragma once

#include <cstdint>
#include <vector>

#include "src/gfx/models/mesh.h"
#include "src/gfx/sea/coast.h"

namespace hexholm::gfx {

struct SeaPicture {
    int width = 0, height = 0;
    float scale = 1;                 // pixels for each unit of the table
    std::vector<std::uint8_t> rgba;  // distance to the coast / 2, lines of the grid, light, charted
    scene::Vec2 low, size;           // the part of the table that it covers
};
SeaPicture paint_sea(const Coast& coast);
// Paints the part from `low` to `high` again, after the coast has changed there.
void repaint_sea(const Coast& coast, scene::Vec2 low, scene::Vec2 high, SeaPicture& picture);

// Ripples that repeat: slope x, slope z, distance to the wall of a cell, height.
inline constexpr int kRippleSize = 256;
std::vector<std::uint8_t> paint_ripples();

// The beach: sand that falls from the tiles' edges into the water, wavering as the coast does.
Mesh build_beach(const Coast& coast);

}  // namespace hexholm::gfx
