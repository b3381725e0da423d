// The help page: what to do, and all keys.
#pragma once

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// True when it shall be closed.
bool draw_help(Desk& desk);

}  // namespace hexholm::ui
