// Two questions about mods: whether to install what is in a file, and whether to remove one.
#pragma once

#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The content of a file that may be installed.
struct PackageInfo {
    std::string title;
    std::string byline;  // version and authors
    std::string description;
    std::vector<std::pair<std::string, std::string>> rows;  // "Licence", "MIT"
    std::string replaces;  // which version gives way; empty for a new mod
    std::string refusal;   // why it cannot be installed; empty when it can
};

enum class DialogWish { none, yes, no };

// Cancel on the left, and what does it on the right.
DialogWish draw_answers(Painter& painter, Rect area, std::string_view yes, bool can);

DialogWish draw_package(Desk& desk, const PackageInfo& package, Scroll& scroll);

DialogWish draw_removal(Desk& desk, const std::string& title, const std::string& folder);

}  // namespace hexholm::ui
