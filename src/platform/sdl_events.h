// Translates what SDL reports into the program's own words.
#pragma once

#include <SDL.h>

#include "src/platform/input_event.h"

namespace hexholm::platform {

// False for events that mean nothing to us. `scale` is pixels per unit of the desktop.
bool translate(const SDL_Event& from, float scale, InputEvent& to);

}  // namespace hexholm::platform
