// The line in which an author asks something, with what was asked before.
#pragma once

#include <string>
#include <vector>

#include "src/ui/theme/painter.h"

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

// What happened besides typing since the last frame.
struct ConsoleKeys {
    bool focus = false;  // the cursor goes to the line
    bool enter = false;  // also when the key is up again already
};

// True when the question is complete.
bool draw_console_input(Painter& painter, Rect rect, ConsoleInput& input, ConsoleKeys keys);

}  // namespace hexholm::ui
