// Before mods of a table come from its server: what they are, and whether they may.
#pragma once

#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct FetchRow {
    std::string title;  // with the version
    std::string facts;  // authors, licence, size
};

struct FetchModel {
    std::string host;
    std::vector<FetchRow> rows;
    std::string size;     // of all together
    std::string problem;  // why it has failed; one line, or empty
};

struct FetchForm {
    Scroll rows;
};

enum class FetchWish { none, fetch, leave };
FetchWish draw_fetch(Desk& desk, const FetchModel& model, FetchForm& form);

}  // namespace hexholm::ui
