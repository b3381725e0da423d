// Where a tile, a corner and an edge of the board lie on the table.
#pragma once

#include "src/scene/vec.h"

namespace hexholm::scene {

// The sea lies a little lower than the ground of tiles (docs/art.md).
inline constexpr float kWaterLevel = -0.12f;

// The disc with a tile's number is so wide at its usual size.
inline constexpr float kTokenWidth = 0.72f;

// Tiles are hexagons with a corner to the north and circumradius 1, addressed by axial (q, r): q grows to
// the east, r to the south-east.
inline Vec3 tile_center(int q, int r) {
    return {kSqrt3 * (static_cast<float>(q) + static_cast<float>(r) * 0.5f), 0,
            1.5f * static_cast<float>(r)};
}

// Corner 0 is the north one, then clockwise as seen from above (1 north-east, 3 south).
inline Vec3 corner_offset(int corner) {
    const float angle = radians(60.0f * static_cast<float>(corner) - 90.0f);
    return {std::cos(angle), 0, std::sin(angle)};
}
inline Vec3 corner_position(int q, int r, int corner) {
    return tile_center(q, r) + corner_offset(corner);
}

// Side 0 faces the north-east (between corners 0 and 1), then clockwise: 1 east, 2 south-east, 3
// south-west, 4 west, 5 north-west.
inline Vec3 side_direction(int side) {
    const float angle = radians(60.0f * static_cast<float>(side) - 60.0f);
    return {std::cos(angle), 0, std::sin(angle)};
}
inline Vec3 edge_position(int q, int r, int side) {
    return tile_center(q, r) + side_direction(side) * (kSqrt3 * 0.5f);
}

// The turn about y that lays a thing's own x axis along the given direction on the ground.
inline float heading(Vec3 direction) {
    return std::atan2(-direction.z, direction.x);
}

// The turn about y of a piece that lies along the edge between two corners (models of such pieces are
// long in x). The two ends may be swapped: the result is the same up to half a turn.
inline float edge_heading(Vec3 corner_a, Vec3 corner_b) {
    return heading(corner_b - corner_a);
}
inline float side_heading(int side) {
    return edge_heading(corner_offset(side), corner_offset(side + 1));
}

// The world position of a corner or edge given as the mean of the tiles that meet there also holds for
// tiles off the board, so any three (two) neighbouring addresses will do.
inline Vec3 mean(Vec3 a, Vec3 b) {
    return (a + b) * 0.5f;
}
inline Vec3 mean(Vec3 a, Vec3 b, Vec3 c) {
    return (a + b + c) * (1.0f / 3.0f);
}

}  // namespace hexholm::scene
