// A line of text that the player can type.
#pragma once

#include <string>

#include "src/text/clusters.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class Typing {
    when_asked,  // after a click, or Enter while the keyboard is at it
    at_once      // what is asked for: typing begins when the box appears
};

// True when the text was changed.
bool draw_text_box(Painter& painter,
                   const char* name,
                   Rect rect,
                   text::TextLimit limit,
                   std::string& text,
                   Typing typing = Typing::when_asked);

// Whatever box is drawn next takes what is typed.
void type_into_next_box();

// Access to the clipboard.
void copy_text(const std::string& text);
std::string copied_text();

}  // namespace hexholm::ui
