// What the panels for authors of mods have in common: dark glass, so that nobody takes them for a
// part of the game.
#pragma once

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

inline constexpr std::uint32_t kDevGround = 0x1B1612;
inline constexpr std::uint32_t kDevRim = 0x6FB7C9;
inline constexpr std::uint32_t kDevBad = 0xFF9A86;  // words about mistakes, on the dark ground

inline void draw_dev_panel(Painter& painter, Rect rect, std::uint32_t rim) {
    painter.shadow(rect, 14, 0.5f, 4);
    painter.fill(rect, rgba(kDevGround, 0.95f), painter.u(10));
    painter.frame(rect, rgba(rim, 0.9f), painter.u(10), painter.u(1.6f));
}

}  // namespace hexholm::ui
