// The right column of the new-game screen: mods to switch on with their options, then the game's own.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// A mod that can be added to the game chosen.
struct ModBox {
    std::string id;
    std::string title;
    std::string description;
    bool on = false;
    bool locked = false;  // cannot be changed, because of:
    std::string reason;   // a few words on the row
    std::string details;  // the same in full, for the tooltip
};

struct RulesModel {
    const std::vector<ModBox>& mods;
    const std::vector<OptionSpec>& options;  // of all mods that are in the game
    // Ids and titles of the mods in the game that have no box, in their order.
    const std::vector<std::pair<std::string, std::string>>& titles;
    // Choices of several values at once, and which of them is what is chosen now; none: another.
    const std::vector<PresetSpec>& presets;
    std::optional<std::size_t> preset{};
};

struct RulesAnswer {
    bool changed = false;                 // a value
    std::string switched;                 // the mod whose box was clicked
    std::optional<std::size_t> preset{};  // that was chosen
};

RulesAnswer draw_rules(Painter& painter,
                       const RulesModel& model,
                       Rect area,
                       Scroll& scroll,
                       std::string& search,
                       std::vector<OptionValue>& values);

}  // namespace hexholm::ui
