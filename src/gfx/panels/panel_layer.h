// Draws the panels, and keeps their picture for as long as they do not change.
#pragma once

#include <vector>

#include <imgui.h>

#include "src/gfx/base/gl_objects.h"
#include "src/gfx/base/screen_pass.h"
#include "src/gfx/panels/panel_looks.h"

namespace hexholm::gfx {

class PanelLayer {
public:
    ~PanelLayer();

    // Sends the fonts to the driver, again after they were changed.
    void prepare();

    // Draws the panels over the window. `keep`: remember the picture and draw only what changed in
    // it.
    void draw(ImDrawData* panels, int width, int height, bool keep, ScreenPass& screen);

    int redraws() const { return redraws_; }

private:
    void redraw(ImDrawData& panels, Rect part, int height);
    void draw_kept(ImDrawData& panels, int width, int height, ScreenPass& screen);

    bool ready_ = false;
    Target kept_;
    PanelLooks looks_;
    std::vector<ImVec4> clips_;  // of the panels, while only a part is drawn
    int redraws_ = 0;
};

}  // namespace hexholm::gfx
