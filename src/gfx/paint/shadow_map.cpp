#include "src/gfx/paint/shadow_map.h"

#include <glm/gtc/matrix_transform.hpp>

#include "src/gfx/base/shaders_common.h"
#include "src/gfx/base/shaders_mesh.h"
#include "src/gfx/paint/screen_box.h"

namespace hexholm::gfx {

static Texture make_depth_texture(int size) {
    GLuint name = 0;
    glGenTextures(1, &name);
    bind_texture(kShadowUnit, name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, size, size, 0, GL_DEPTH_COMPONENT,
                 GL_UNSIGNED_INT, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    return Texture(name);
}

bool ShadowMap::create(int size, std::string& error) {
    const std::string vertex = std::string(kTurnText) + kDepthVertexText;
    if (!program_.build(vertex.c_str(), kDepthFragmentText, "", error)) return false;
    size_ = size;
    texture_ = make_depth_texture(size);
    GLuint name = 0;
    glGenFramebuffers(1, &name);
    framebuffer_ = Framebuffer(name);
    glBindFramebuffer(GL_FRAMEBUFFER, name);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, texture_.get(), 0);
    const GLenum none = GL_NONE;
    glDrawBuffers(1, &none);
    glReadBuffer(GL_NONE);
    glClear(GL_DEPTH_BUFFER_BIT);
    return true;
}

void ShadowMap::cover(scene::Vec3 center, float radius, const Light& light) {
    const glm::vec3 middle = to_glm(center);
    const glm::vec3 sun = to_glm(light.sun);
    const glm::mat4 look = glm::lookAt(middle + sun * 40.0f, middle, glm::vec3(0, 0, -1));
    const float depth = radius + 6.0f;
    from_sun_ = glm::ortho(-radius, radius, -radius, radius, 40.0f - depth, 40.0f + depth) * look;
    const glm::vec3 half(0.5f);
    const glm::vec3 nearer(0, 0, -0.0006f * 24.0f / (2 * depth));
    matrix_ =
        glm::translate(glm::mat4(1), half + nearer) * glm::scale(glm::mat4(1), half) * from_sun_;
}

void ShadowMap::begin() {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.get());
    glViewport(0, 0, size_, size_);
    glDisable(GL_SCISSOR_TEST);
    glDepthMask(GL_TRUE);
    glEnable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.5f, 3.0f);
    program_.use();
    program_.set("uViewProjection", from_sun_);
}

// The part of the map that is drawn. The outermost pixels stay lit, and so does everything beyond
// the map.
Rect ShadowMap::inside() const {
    return {1, 1, size_ - 2, size_ - 2};
}

static void end() {
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_POLYGON_OFFSET_FILL);
    glEnable(GL_CULL_FACE);
}

void ShadowMap::draw(Batch& casters, ModelLibrary& models) {
    begin();
    glClear(GL_DEPTH_BUFFER_BIT);
    const Rect part = inside();
    glEnable(GL_SCISSOR_TEST);
    glScissor(part.x, part.y, part.width, part.height);
    casters.draw(models);
    end();
}

void ShadowMap::patch(const std::vector<Item>& casters,
                      const std::vector<Item>& changed,
                      ModelLibrary& models) {
    begin();
    glEnable(GL_SCISSOR_TEST);
    for (const Item& item : changed) {
        const ScreenBox box = box_of(from_sun_, item, models.span(item.mesh).bounds);
        const Rect part = intersect(to_pixels(box, size_, size_), inside());
        if (part.empty()) continue;
        glScissor(part.x, part.y, part.width, part.height);
        glClear(GL_DEPTH_BUFFER_BIT);
        few_.clear();
        for (const Item& caster : casters) {
            const Bounds& bounds = models.span(caster.mesh).bounds;
            if (overlap(box_of(from_sun_, caster, bounds), to_screen(part, size_, size_))) {
                few_.add(caster);
            }
        }
        few_.draw(models);
    }
    end();
}

}  // namespace hexholm::gfx
