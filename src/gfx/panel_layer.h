// Draws the panels, and keeps their picture for as long as they do not change.
#pragma once

#include <cstdint>
#include <vector>

#include "src/gfx/gl_objects.h"
#include "src/gfx/screen_pass.h"

struct ImDrawData;

namespace hexholm::gfx {

class PanelLayer {
public:
    ~PanelLayer();

    // Sends the fonts to the driver, again after they were changed.
    void prepare();

    // On top of what is in the window. `keep`: remember the picture when it is the same twice.
    void draw(ImDrawData* panels, int width, int height, bool keep, ScreenPass& screen);

    int redraws() const { return redraws_; }

private:
    void find_covered(const ImDrawData& panels, int width, int height);
    void render_kept(ImDrawData* panels, int width, int height);

    bool ready_ = false;
    Target kept_;
    std::uint64_t kept_look_ = 0, last_look_ = 0;
    std::vector<Rect> covered_;  // parts of the window with anything in them, y from the lower side
    int redraws_ = 0;
};

}  // namespace hexholm::gfx
