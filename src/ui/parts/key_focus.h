// Moves the keyboard from button to button, for players without a mouse.
#pragma once

#include <span>
#include <string>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class FocusStep { next, previous, left, right, up, down };

// The enabled one of this name; null when there is none.
const Hotspot* find_focus(std::span<const Hotspot> spots, const std::string& name);

// Where a step from `name` leads: in drawing order for next and previous, else to the nearest in that
// direction. The first one when `name` is not among them; `name` itself when nothing lies there.
std::string next_focus(std::span<const Hotspot> spots, const std::string& name, FocusStep step);

}  // namespace hexholm::ui
