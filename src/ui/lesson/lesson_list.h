// The lessons to choose from, with how far one has come in each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"

namespace hexholm::ui {

struct LessonRow {
    std::string title;
    std::string help;
    std::size_t step = 0;  // reached
    std::size_t steps = 0;
    bool done = false;  // once
};

struct LessonListWish {
    bool close = false;
    std::optional<std::size_t> go_on;  // a row: where one left it
    std::optional<std::size_t> anew;   // a row: from its first step
};

LessonListWish draw_lesson_list(Desk& desk, const std::vector<LessonRow>& rows, Scroll& scroll);

}  // namespace hexholm::ui
