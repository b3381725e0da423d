// Where on the screen something is seen, so that only that part need be drawn.
#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>

#include "src/gfx/base/gl_objects.h"
#include "src/gfx/models/instance.h"
#include "src/gfx/models/mesh.h"

namespace hexholm::gfx {

// A box on the screen, in -1..1.
struct ScreenBox {
    glm::vec2 low{1e9f}, high{-1e9f};

    // Widens it by a place; what is behind the eye may be anywhere.
    void add(const glm::mat4& view_projection, scene::Vec3 place);
};

ScreenBox whole_screen();
bool overlap(const ScreenBox& a, const ScreenBox& b);

// The part of the screen where an item is seen.
ScreenBox box_of(const glm::mat4& view_projection, const Item& item, const Bounds& bounds);
// The part of the screen where an item and its shadow on the ground and the sea are seen.
ScreenBox box_with_shadow(const glm::mat4& view_projection,
                          const Item& item,
                          const Bounds& bounds,
                          scene::Vec3 sun);

// The pixels of a box in a window of this size, with a seam for soft edges.
Rect to_pixels(const ScreenBox& box, int width, int height);
ScreenBox to_screen(Rect part, int width, int height);

}  // namespace hexholm::gfx
