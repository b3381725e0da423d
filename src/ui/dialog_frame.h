// A sheet of paper in front of the table, with a title and a way to close it.
#pragma once

#include <string_view>

#include "src/ui/painter.h"

namespace hexholm::ui {

class DialogFrame {
public:
    // About a middle in pixels; sizes in units. Where the window is too small for them, everything is
    // drawn smaller as long as this frame lives. No title: no close button either.
    DialogFrame(Desk& desk,
                const char* name,
                std::string_view title,
                float center_x,
                float center_y,
                float width,
                float height,
                Layer layer = Layer::front);
    ~DialogFrame() { desk_.zoom = zoom_before_; }
    DialogFrame(const DialogFrame&) = delete;
    DialogFrame& operator=(const DialogFrame&) = delete;

    ImDrawList* list() const { return sheet_.list(); }
    Rect inside() const { return inside_; }
    // Draws the close button.
    bool closed(Painter& painter) const;

private:
    Desk& desk_;
    float zoom_before_;
    Rect rect_;
    Rect inside_;
    Sheet sheet_;
};

// Darkens the window and keeps clicks away from what lies under it.
void draw_veil(Desk& desk, const char* name, float darkness);

}  // namespace hexholm::ui
