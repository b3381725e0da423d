// Tells, as long as it lasts, that the game on the table is not being saved.
#pragma once

#include <string>

#include "src/ui/painter.h"

namespace hexholm::ui {

// `why` it is not; empty draws nothing. True when the player wants to save it elsewhere.
bool draw_journal_alarm(Desk& desk, const std::string& why);

}  // namespace hexholm::ui
