// Where every panel of a game stands in the window.
#pragma once

#include <vector>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct Layout {
    float zoom = 1;             // of the desk, so that they fit
    bool is_upright = false;    // tracks lie side by side, where they leave the board its width
    bool is_narrow = false;     // a phone that is held upright
    Rect alarm;                 // a line above all others; empty: nothing is wrong
    Rect tools;                 // menu, help, speed
    Rect bank;                  // the goods and decks that are left
    Rect banner;                // the space for the line of the turn
    Rect counters;              // below the bank: numbers that mods keep for the game
    Rect board_tracks;          // below those: tracks beside the board
    Rect tracks;                // below those, or above the hand: tracks of the players
    Rect log;                   // at the left, below those
    std::vector<Rect> players;  // by seat
    Rect hand;
    Rect actions;        // rows of what mods let players do, filled from below
    Rect builds;         // the row of build buttons
    Rect turn;           // roll, trade, cards, end turn
    Dock dock;           // dialogs, beside the board
    float center_x = 0;  // the middle of the free part of the table
};

// The things that the layout must place.
struct Furniture {
    std::size_t players = 0;
    std::size_t goods = 0;  // in the bank
    std::size_t held = 0;   // columns of the hand
    std::size_t decks = 0;
    std::size_t build_buttons = 0;
    bool hand = false;
    bool chips = false;            // the players' panels have a third row
    bool hands = false;            // and another one for what is known of their hands
    bool counters = false;         // there are some of the game
    std::size_t board_tracks = 0;  // rows of them
    std::size_t tracks = 0;        // rows of those of each player
    bool numbers = false;          // the last of these shows mere numbers
    bool alarm = false;            // something is wrong as long as this is shown
};
// Where tracks lie side by side, in a row so wide and a last one of numbers so high.
inline constexpr float kNumbersRow = 30;
CellGrid track_cells(const Desk& desk, std::size_t tracks, float room);

// How much smaller these panels must be drawn than the player wants them; 1 where they fit.
float zoom_for(const Desk& desk, const Furniture& furniture);
Layout layout_for(const Desk& desk, const Furniture& furniture);

}  // namespace hexholm::ui
