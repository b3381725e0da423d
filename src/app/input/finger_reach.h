// Lets a finger press a button that it lands beside: every button can be reached within 44 points,
// however small it is drawn.
#pragma once

#include <span>

#include "src/scene/vec.h"
#include "src/ui/theme/painter.h"

namespace hexholm::app {

// Where a finger that lands there is taken to be. `unit`: pixels of a point of the screen.
scene::Vec2 reached(std::span<const ui::Hotspot> buttons, scene::Vec2 at, float unit);

}  // namespace hexholm::app
