// A line of Dear ImGui in which every letter counts once and can be typed, whatever it is written with.
#pragma once

#include <functional>
#include <string>

#include "src/text/clusters.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct TypedLine {
    const char* id;
    text::TextLimit limit;
    ImGuiInputTextFlags flags = 0;
    // Arrow up and down: gives another text for the one that stands there.
    std::function<std::string(const std::string& text, bool up)> history{};
};

// Draws a line to type in, in the font and the colours that are set. Returns true as
// ImGui::InputText() does: the text has changed, or was entered. A text that is written from right
// to left begins at the right side.
bool draw_typed_line(const Theme& theme, const TypedLine& line, std::string& text);
// Whether the player is typing in it.
bool is_typed_in(const char* id);

}  // namespace hexholm::ui
