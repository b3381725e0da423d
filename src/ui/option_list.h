// The rules that can be chosen, one in a row, with their help.
#pragma once

#include <vector>

#include "engine/content/content.h"
#include "engine/lua/manifest.h"

#include "src/ui/painter.h"

namespace hexholm::ui {

// Draws the list into the area (scrolled by the wheel) and changes the values. True when one changed.
bool draw_options(Painter& painter,
                  const std::vector<OptionSpec>& specs,
                  Rect area,
                  float& scroll,
                  std::vector<OptionValue>& values);

}  // namespace hexholm::ui
