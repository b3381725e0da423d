// Tells, as long as it lasts, that the game on the table is not being saved.
#pragma once

#include "engine/base/result.h"

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// `why` it is not, in the line that the layout keeps for it. True when the player wants to save it
// elsewhere.
bool draw_journal_alarm(Desk& desk, Rect line, const Problem& why);

}  // namespace hexholm::ui
