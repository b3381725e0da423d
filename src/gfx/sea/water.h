// The sea round the island.
#pragma once

#include <string>

#include "src/gfx/base/gl_objects.h"
#include "src/gfx/paint/frame_view.h"
#include "src/gfx/sea/coast.h"
#include "src/gfx/sea/sea_paint.h"

namespace hexholm::gfx {

class Water {
public:
    bool create(const std::string& defines, std::string& error);

    // Paints the map of the sea after the coast has changed.
    void adapt(const Coast& coast);

    // Draws all of the sea, to the horizon.
    void draw_all(const FrameView& view);
    // Only a strip along the coast, fading into what was drawn before: the waves of the next moment.
    void draw_strip(const FrameView& view);

private:
    struct Sheet {
        VertexArray array;
        Buffer buffer;
        GLsizei count = 0;
        void fill(const std::vector<scene::Vec2>& corners);
    };
    void draw(const FrameView& view, const Sheet& sheet, float fade);

    ProgramPair programs_;
    SeaPicture picture_;
    Texture sea_, noise_;
    glm::vec4 map_{0};
    glm::vec3 island_{0};
    Sheet all_, strip_;
};

}  // namespace hexholm::gfx
