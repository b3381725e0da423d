#include "src/gfx/base/screen_pass.h"

#include <array>

#include "src/gfx/base/shaders_flat.h"

namespace hexholm::gfx {

bool ScreenPass::create(std::string& error) {
    if (!program_.build(kScreenVertexText, kScreenFragmentText, "", error)) return false;
    array_ = make_array();
    const std::array<unsigned char, 4> white{255, 255, 255, 255};
    white_ = make_texture(1, 1, white.data(), Wrap::clamp, false);
    return true;
}

void ScreenPass::lay(GLuint picture, glm::vec4 to, glm::vec4 part, float alpha) {
    program_.use();
    program_.set("uRect", to);
    program_.set("uPart", part);
    program_.set("uPicture", 0);
    program_.set("uTint", glm::vec4(alpha));
    bind_texture(0, picture);
    glBindVertexArray(array_.get());
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDisable(GL_BLEND);
}

void ScreenPass::dim(float amount) {
    program_.use();
    program_.set("uRect", glm::vec4(0, 0, 1, 1));
    program_.set("uPart", glm::vec4(0, 0, 1, 1));
    program_.set("uPicture", 0);
    program_.set("uTint", glm::vec4(0.02f, 0.03f, 0.05f, amount));
    bind_texture(0, white_.get());
    glBindVertexArray(array_.get());
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glDisable(GL_BLEND);
}

}  // namespace hexholm::gfx
