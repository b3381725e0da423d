// The cloth that cards lie on: woven, lit by a lamp above, darker towards the rim of the window.
#pragma once

#include "src/gfx/base/screen_pass.h"

namespace hexholm::gfx {

class Cloth {
public:
    // The whole window. It is painted anew only when the window has another size.
    void draw(int width, int height, ScreenPass& screen);

private:
    Target surface_;
};

}  // namespace hexholm::gfx
