// What happened lately, in words.
#pragma once

#include "src/ui/layout.h"
#include "src/ui/table.h"

namespace hexholm::ui {

void draw_log(Desk& desk, const Layout& layout, const Table& table, bool is_long);

// One event as a line; false when there is nothing to tell.
bool log_line(const Content& content, const Event& event, LogLine& line);

}  // namespace hexholm::ui
