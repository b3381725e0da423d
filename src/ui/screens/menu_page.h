// What stands between the player and the table: the menu, and the call to the next player.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "src/ui/parts/undo_button.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The menu over a game.
enum class MenuWish { none, go_on, undo, saves, settings, help, ends, to_title, quit };
struct MenuModel {
    UndoHint undo;
    bool has_ends = false;  // players may agree on an end here
    bool may_quit = true;   // a page is left otherwise
    std::string about;      // a small line at the lower end
    std::string time_left;  // of a clock that runs on behind the menu; empty: none does
};
MenuWish draw_menu(Desk& desk, const MenuModel& model);

// Between two players at one screen. True when the next one is ready.
bool draw_hand_over(Desk& desk, std::string_view name, std::size_t seat, std::uint32_t color);

}  // namespace hexholm::ui
