// The line in which an author asks something, with what was asked before.
#pragma once

#include <string>
#include <vector>

#include "src/ui/painter.h"

namespace hexholm::ui {

class ConsoleInput {
public:
    std::string text;

    // Takes the text out and keeps it; empty when nothing was typed.
    std::string take();
    // The question before or after the one that is shown; what was being typed is the last one.
    void older();
    void newer();

private:
    std::vector<std::string> asked_;  // oldest first, each once in a row
    std::size_t at_ = 0;              // asked_.size(): the text is new
    std::string typed_;
};

// True when Enter was pressed in it. With `focus` the cursor goes there.
bool draw_console_input(
    Painter& painter, const char* name, Rect rect, ConsoleInput& input, bool focus);

}  // namespace hexholm::ui
