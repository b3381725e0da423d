// The rules that can be chosen, one in a row, with their help.
#pragma once

#include <string>

#include "engine/lua/mods/manifest.h"

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// A value as players read it.
std::string readable(const OptionSpec& spec, const std::string& value);

// Options that take several of some names have a second row with them.
float option_row_height(const Painter& painter, const OptionSpec& spec);

// Draws the option into the row and changes its value. True when it was changed.
bool draw_option(Painter& painter, const OptionSpec& spec, Rect row, std::string& value);

}  // namespace hexholm::ui
