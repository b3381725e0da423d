// A rectangle on the screen, in pixels from the upper left corner.
#pragma once

namespace hexholm::ui {

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    float right() const { return x + w; }
    float bottom() const { return y + h; }
    float center_x() const { return x + w * 0.5f; }
    float center_y() const { return y + h * 0.5f; }
    bool contains(float at_x, float at_y) const {
        return at_x >= x && at_y >= y && at_x < right() && at_y < bottom();
    }
    Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
    bool operator==(const Rect&) const = default;
};

}  // namespace hexholm::ui
