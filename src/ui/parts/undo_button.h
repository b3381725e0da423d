// Taking back one's last action: the button beside the turn, and words for what it would take back.
#pragma once

#include <string>
#include <vector>

#include "engine/content/content.h"
#include "engine/session/undo.h"

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// What a player could take back now, for the panels.
struct UndoHint {
    bool allowed = false;
    std::string words;  // what it would take back, or why it cannot be done
};
UndoHint undo_hint(const Content& content, const std::vector<Seat>& seats, const UndoOffer& offer);

// "the end of the turn", "Road": what was done, in a word or two.
std::string undo_title(const Content& content, ActionKindId kind);

// True when it is pressed.
bool draw_undo_button(Painter& painter, Rect rect, const UndoHint& hint);

// Below the sheet that calls the next player: the one before may still change his mind.
bool draw_undo_before_handing(Desk& desk, const UndoHint& hint);

}  // namespace hexholm::ui
