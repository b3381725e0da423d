// What stands between the player and the table: the menu, and the call to the next player.
#pragma once

#include <cstdint>
#include <string_view>

#include "src/ui/parts/undo_button.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The menu over a game.
enum class MenuWish { none, go_on, undo, saves, settings, help, ends, to_title, quit };
// `about` is a small line at its lower end. `has_ends`: players may agree on an end here.
MenuWish draw_menu(Desk& desk, const UndoHint& undo, bool has_ends, std::string_view about);

// Between two players at one screen. True when the next one is ready.
bool draw_hand_over(Desk& desk, std::string_view name, std::size_t seat, std::uint32_t color);

}  // namespace hexholm::ui
