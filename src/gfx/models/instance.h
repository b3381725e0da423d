// Where one copy of a shape stands, how it is turned, and in which colours it is drawn.
#pragma once

#include <cstdint>

#include "src/scene/vec.h"

namespace hexholm::gfx {

// Handed to OpenGL as it is.
struct Instance {
    scene::Vec3 position{};
    float alpha = 1;
    scene::Quat rotation{};
    scene::Vec3 scale{1, 1, 1};
    float glow = 0;
    scene::Color team{};
    float shade = 1;  // below 1 darkens and greys (blocked tiles)
    bool operator==(const Instance&) const = default;
};
static_assert(sizeof(Instance) == 64);

// A number of a mesh in the ModelLibrary.
enum class MeshId : std::int32_t {};
inline constexpr MeshId kNoMesh{-1};

// One thing to be drawn. Everything in it decides about its look, so that two equal items look equal.
struct Item {
    MeshId mesh = kNoMesh;
    std::int16_t face = -1;  // cell of the sign atlas on its top; -1 none
    bool casts_shadow = true;
    bool restless = false;     // never part of the kept picture
    bool stays_sharp = false;  // is read: numbers, signs and pieces
    Instance instance{};
    float lift = 0;         // it was raised by this much, its shadow stays where it lay before
    bool anchored = false;  // its shadow stays even while it moves
    float face_radius = 0;  // half the side of the painted square
    float face_height = 0;  // over the origin, before scaling
    bool operator==(const Item&) const = default;
};

}  // namespace hexholm::gfx
