// Tells, as long as it lasts, that the game on the table is not being saved.
#pragma once

#include <string_view>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// `why` it is not, in the line that the layout keeps for it; empty draws nothing. True when the player
// wants to save it elsewhere.
bool draw_journal_alarm(Desk& desk, Rect line, std::string_view why);

}  // namespace hexholm::ui
