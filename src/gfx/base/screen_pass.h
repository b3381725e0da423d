// Lays finished pictures and plain colours over the window.
#pragma once

#include <string>

#include "src/gfx/base/program.h"

namespace hexholm::gfx {

class ScreenPass {
public:
    bool create(std::string& error);

    // `to` is a part of the window and `part` the same-shaped part of the picture, both in 0..1 from the
    // lower left. The picture's colours are multiplied by alpha already.
    void lay(GLuint picture, glm::vec4 to, glm::vec4 part, float alpha);
    // Darkens the window.
    void dim(float amount);

private:
    Program program_;
    VertexArray array_;
    Texture white_;
};

}  // namespace hexholm::gfx
