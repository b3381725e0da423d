// A list that is longer than its space: scrolled by the wheel, its bar, or the keyboard.
#pragma once

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// Where a list stands, kept between two frames; in pixels.
struct Scroll {
    float at = 0;
    float content = 0;  // as measured in the last frame
};

// Rows are drawn between construction and destruction; what lies outside of the area is cut off.
class ScrollArea {
public:
    // `name` is unique within the sheet.
    ScrollArea(
        Painter& painter, const char* name, Rect area, Scroll& scroll, std::uint32_t bar = kInk);
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;

    Rect area() const { return area_; }
    // The space of the next row; rows lie one below the other.
    Rect row(float height);
    // The row comes into view with the next frame. True when all of it is there already.
    bool show(Rect rect);
    // Whether a part of the row can be seen: others need not be painted, but their buttons must be
    // drawn for the keyboard.
    bool sees(Rect rect) const { return rect.bottom() > area_.y && rect.y < area_.bottom(); }

private:
    void draw_bar();
    void follow_focus();

    Painter& painter_;
    const char* name_;
    Rect area_;
    Scroll& scroll_;
    std::uint32_t bar_;
    float y_ = 0;
    std::size_t first_spot_ = 0;
};

}  // namespace hexholm::ui
