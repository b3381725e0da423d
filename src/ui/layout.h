// Where every panel of a game stands in the window.
#pragma once

#include <vector>

#include "src/ui/painter.h"

namespace hexholm::ui {

struct Layout {
    Rect tools;                 // menu, help, speed
    Rect bank;                  // the goods and decks that are left
    Rect banner;                // the space in which the line of the turn is centred
    Rect log;                   // upper left, below the bank
    std::vector<Rect> players;  // by seat
    Rect hand;
    Rect builds;         // the row of build buttons
    Rect turn;           // roll, trade, cards, end turn
    float center_x = 0;  // the middle of the free part of the table
};

Layout layout_for(const Desk& desk,
                  std::size_t players,
                  std::size_t goods,
                  std::size_t decks,
                  std::size_t build_buttons,
                  bool with_hand);

}  // namespace hexholm::ui
