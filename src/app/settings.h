// What the player has set up, kept in a file between two starts.
#pragma once

#include <string>

#include "src/ui/settings_page.h"

namespace hexholm::app {

// Lines "name = value"; what is unknown or damaged is passed over, a missing file is no problem.
ui::Preferences load_preferences(const std::string& folder);
// False when it cannot be written.
bool save_preferences(const std::string& folder, const ui::Preferences& preferences);

}  // namespace hexholm::app
