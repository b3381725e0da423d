// Which mods can be added to a game, which of them are, and why the others cannot.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "src/app/mods/catalogue.h"
#include "src/ui/new_game/rules_list.h"

namespace hexholm::app {

struct ModSelection {
    std::vector<std::string> on;    // for LoadRequest::mods
    std::vector<ui::ModBox> boxes;  // every mod that can be added, and what is in the way of others
    // Ids and titles of the mods that are in the game anyway, the scenario's own first.
    std::vector<std::pair<std::string, std::string>> fixed;
};

// Selects, in order, as many of the wanted mods as get on with the scenario and each other. All
// lists are empty when the scenario itself cannot be planned.
ModSelection select_mods(const Catalogue& catalogue,
                         const LoadRequest& game,
                         const std::vector<std::string>& wanted);

}  // namespace hexholm::app
