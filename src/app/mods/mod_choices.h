// Which mods the player wants, kept in a file between two starts.
#pragma once

#include <string>
#include <vector>

namespace hexholm::app {

struct ModChoices {
    std::vector<std::string> disabled;  // ids that no screen offers
    std::vector<std::string> chosen;    // ids that are checked on the new-game screen

    bool operator==(const ModChoices&) const = default;
};

// FOLDER/mods.txt: lines "disabled ID" and "chosen ID"; others are passed over, a missing file is no
// problem. An empty folder remembers nothing.
ModChoices load_mod_choices(const std::string& folder);
// False when it cannot be written.
bool save_mod_choices(const std::string& folder, const ModChoices& choices);

}  // namespace hexholm::app
