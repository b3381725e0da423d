// Shows what a lesson speaks of: an arrow to it, and a frame where it is a part of the screen.
#pragma once

#include <vector>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct LessonTarget {
    Rect rect;
    bool framed = false;
};

// How large arrows are, and what words they must not cross.
struct ArrowSetting {
    float unit = 1;  // in pixels
    std::vector<Rect> papers;
};

// Everything that the arrow covers while it sways.
Rect arrow_space(const Desk& desk, const LessonTarget& target, const ArrowSetting& setting);

void draw_pointer(Desk& desk, const LessonTarget& target, const ArrowSetting& setting);

}  // namespace hexholm::ui
