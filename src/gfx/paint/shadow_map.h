// What the sun sees: everything it does not see lies in the shade.
#pragma once

#include <string>
#include <vector>

#include "src/gfx/paint/batch.h"
#include "src/gfx/paint/frame_view.h"

namespace hexholm::gfx {

class ShadowMap {
public:
    bool create(int size, std::string& error);

    // Which part of the table is covered: a disc about `center`.
    void cover(scene::Vec3 center, float radius, const Light& light);
    void draw(Batch& casters, ModelLibrary& models);
    // Only where the changed things were or are.
    void patch(const std::vector<Item>& casters,
               const std::vector<Item>& changed,
               ModelLibrary& models);

    void bind() const { bind_texture(kShadowUnit, texture_.get()); }
    const glm::mat4& matrix() const { return matrix_; }
    float texel() const { return 1.0f / static_cast<float>(size_); }

private:
    void begin();
    Rect inside() const;

    int size_ = 0;
    Batch few_;
    Program program_;
    Texture texture_;
    Framebuffer framebuffer_;
    glm::mat4 from_sun_{1};  // to -1..1
    glm::mat4 matrix_{1};    // to 0..1, a little nearer than the surface itself
};

}  // namespace hexholm::gfx
