// What the player has set up, kept in a file between two starts.
#pragma once

#include <string>
#include <vector>

#include "src/ui/theme/preferences.h"

namespace hexholm::app {

struct LoadedPreferences {
    ui::Preferences preferences;
    std::vector<std::string> problems;  // lines for the player: what was passed over, and where
};

// Lines "name = value"; what is unknown or damaged is passed over and said, a missing file is no
// problem.
LoadedPreferences load_preferences(const std::string& folder);
// False when it cannot be written; the old file is then left as it was.
bool save_preferences(const std::string& folder, const ui::Preferences& preferences);
// Saves only the values that differ from `before`: another window may have written the others.
// False when the file cannot be written.
bool save_changes(const std::string& folder,
                  const ui::Preferences& before,
                  const ui::Preferences& preferences);

}  // namespace hexholm::app
