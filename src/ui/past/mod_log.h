// Lines of the log for what only mods bring about.
#pragma once

#include "src/ui/table/table.h"

namespace hexholm::ui {

// False when the event is none of these, or not worth a line.
bool mod_line(const Content& content, const Event& event, LogLine& line);

}  // namespace hexholm::ui
