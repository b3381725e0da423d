// A box to type in what is looked for in a list.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// `hint` stands in it while it is empty.
void draw_search(
    Painter& painter, const char* name, Rect row, std::string_view hint, std::string& search);
// Whether one of the texts speaks of it; nothing is looked for: always.
bool is_found(const std::string& search, std::initializer_list<std::string_view> words);

}  // namespace hexholm::ui
