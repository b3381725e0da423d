// Goes from choice to choice at a table without a mouse: among buttons, dialogs and the places on the board.
#pragma once

#include "src/app/game_room/game_room.h"
#include "src/ui/parts/shell.h"

namespace hexholm::app {

struct TableFocus {
    ui::Shell& shell;
    GameRoom& room;
    scene::Viewport viewport;

    // Dialogs first; then from a button to the nearest button or place; then from place to place, and where none lies
    // in that direction to the panels. False where there is nothing to go to, so that the key can move the table
    // instead; `always` goes to a button even then.
    bool step(ui::FocusStep step, bool always);
    // Moves the focus to the button that will most likely be pressed.
    void to_main_button();

private:
    void step_off_board(ui::FocusStep step);
    void land();
};

}  // namespace hexholm::app
