// The sentence at the top of the window: whose turn it is and what is asked of whom.
#pragma once

#include <string>

#include "src/ui/table.h"

namespace hexholm::ui {

struct PromptLine {
    std::string text;
    PlayerId player;      // whose colour it has
    bool urgent = false;  // the viewer is asked
};
PromptLine prompt_line(const Table& table);

// The reason for a refusal as a sentence, with what is missing.
std::string refusal_text(const Content& content, const Refusal& refusal);

}  // namespace hexholm::ui
