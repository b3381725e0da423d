// Shows what a lesson speaks of: an arrow over it, and a frame where it is a part of the screen.
#pragma once

#include "src/ui/painter.h"

namespace hexholm::ui {

struct LessonTarget {
    Rect rect;
    bool framed = false;
};

void draw_pointer(Desk& desk, const LessonTarget& target);

}  // namespace hexholm::ui
