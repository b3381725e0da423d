// A line of text that the player can type.
#pragma once

#include <string>

#include "src/ui/painter.h"

namespace hexholm::ui {

// True when the text was changed.
bool draw_text_box(
    Painter& painter, const char* name, Rect rect, std::size_t most_bytes, std::string& text);

}  // namespace hexholm::ui
