// The games that can be chosen, under the titles of the mods that bring them.
#pragma once

#include <string>
#include <vector>

#include "engine/lua/mods/manifest.h"

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// What the player is looking for in the list.
struct ScenarioSearch {
    std::string words;
    bool shows_chosen = false;  // the one chosen comes into view once
};

// `mods` has the title of each scenario's mod. True when another one was chosen.
bool draw_scenarios(Painter& painter,
                    const std::vector<ScenarioSpec>& scenarios,
                    const std::vector<std::string>& mods,
                    Rect area,
                    ScenarioSearch& search,
                    Scroll& scroll,
                    std::size_t& chosen);

}  // namespace hexholm::ui
