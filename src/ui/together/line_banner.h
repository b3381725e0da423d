// What stands over a table that is played at a server: that the line is lost, who is away, and the way to talk.
#pragma once

#include <string>
#include <vector>

#include "src/ui/table/layout.h"

namespace hexholm::ui {

// A strip below the line of the turn for each of these; the first is a warning where `is_lost`.
void draw_line_banner(Desk& desk,
                      const Layout& layout,
                      const std::vector<std::string>& lines,
                      bool is_lost);

// Opens and closes the talk; `unread` lines were not seen yet. True when it was pressed.
bool draw_talk_button(Desk& desk, const Layout& layout, std::size_t unread);

// Beside it: something else that can be done now. True when it was pressed.
struct SideButton {
    std::string name;
    std::string label;
    std::string help;
};
bool draw_side_button(Desk& desk, const Layout& layout, const SideButton& button);

}  // namespace hexholm::ui
