// How a game may end before somebody has won: giving up, or asking the others.
#pragma once

#include <string>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

enum class EndsAct { none, close, resign, agree, call_off, target };

struct EndsModel {
    std::string who;  // whose wish it would be, where several people sit at this screen; else empty
    bool ends_at_once = false;  // giving up ends the game: two play
    bool counts_points = true;  // points decide who has won
    int voters = 0;             // who must be asked, with whoever asks
    int two_thirds = 0;         // so many of them
    int target = 0;             // points to win now
    int least = 1;              // they may be lowered to; less than that: no more than `most`
    int most = 0;

    bool may_lower() const { return least <= most; }
};

// A choice that is not sent yet.
struct EndsForm {
    EndsAct chosen = EndsAct::none;
    int target = 0;
};

// Draws the dialog. Returns an act once it was chosen and sent; `target` is in the form.
EndsAct draw_ends(Desk& desk, const EndsModel& model, EndsForm& form);

}  // namespace hexholm::ui
