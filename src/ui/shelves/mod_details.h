// One mod at length, and the small picture that stands for it in lists.
#pragma once

#include "src/ui/shelves/mods_screen.h"

namespace hexholm::ui {

// The mod's picture, or a tile with its first letter.
void draw_mod_picture(Painter& painter, const ModEntry& mod, Rect rect);
ImU32 state_color(ModState state);

// Everything about the mod, with its buttons below.
ModsWish draw_mod_details(Painter& painter, const ModEntry& mod, Rect area, Scroll& scroll);

}  // namespace hexholm::ui
