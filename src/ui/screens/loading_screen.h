// What shows while something is loaded: an island that is about to rise.
#pragma once

#include <string_view>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The outline of an island on the sea, its tiles lit one after the other, over a line of text.
void draw_rising_island(Painter& painter, Rect place, Font font, std::string_view text);

// A board of wood in the middle of the window, as wide and high as that in points of the design: a title, and an island
// that rises over a line of text, with so much room below it. Where the board lies.
Rect draw_rising_board(Painter& painter,
                       float wide,
                       float high,
                       float below,
                       std::string_view title,
                       std::string_view text);

// Over whatever is shown: the game that is on its way to the table.
void draw_loading(Desk& desk, std::string_view game);

}  // namespace hexholm::ui
