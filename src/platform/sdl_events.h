// Translates what SDL reports into the program's own words.
#pragma once

#include <SDL.h>

#include "src/platform/input_event.h"

namespace hexholm::platform {

// What the layout of the keyboard has at a place, with no other key held.
using LayoutAt = SDL_Keycode (*)(SDL_Scancode);

// False for events that mean nothing to us. `scale` is pixels per unit of the desktop.
bool translate(const SDL_Event& from,
               float scale,
               InputEvent& to,
               LayoutAt layout = SDL_GetKeyFromScancode);

}  // namespace hexholm::platform
