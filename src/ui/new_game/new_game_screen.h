// Setting up a table: which game, who sits where, which rules, which seed.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/limits.h"
#include "engine/content/content.h"
#include "engine/game/core/state.h"
#include "engine/lua/mods/manifest.h"

#include "src/ui/new_game/rules_list.h"
#include "src/ui/new_game/scenario_list.h"

namespace hexholm::ui {

struct SeatChoice {
    std::string name;
    int kind = 1;   // 0: a human, else the (n-1)th bot level
    int style = 0;  // 0: none, else the (n-1)th of bot_styles(); kept while the kind has no styles
    std::uint32_t color = 0;
};

// What the form holds; the screen changes it in place.
struct NewGameForm {
    std::size_t scenario = 0;
    int players = 4;
    std::array<SeatChoice, kMaxPlayers> seats;
    std::vector<OptionValue> options;  // all of the scenario's, by name
    std::vector<std::string> mods;     // ids that the player wants, offered or not
    std::string seed;
    std::string search;      // among the rules
    ScenarioSearch sought;   // among the games
    std::size_t preset = 0;  // that was clicked last
    Scroll games;
    Scroll rules;
};

struct NewGameModel {
    const std::vector<ScenarioSpec>& scenarios;
    const std::vector<std::string>& scenario_mods;  // the title of the mod of each
    const std::vector<ModBox>& mods;
    const std::vector<OptionSpec>& options;  // of the scenario chosen and the mods that are on
    // Ids and titles of the mods in the game that have no box.
    const std::vector<std::pair<std::string, std::string>>& titles;
    const std::vector<PresetSpec>& presets;  // the first is empty: everything as usual
    std::optional<std::size_t> preset{};     // that is chosen
    const std::vector<std::string>& bots;    // levels
    const std::vector<std::uint32_t>& colors;
    const Content* content = nullptr;  // of the game chosen, with the land it would be played on
    const State* island = nullptr;
    std::string problem;  // why the game cannot be started; empty when it can
    std::string notice;   // what has just been done
};

enum class NewGameWish { none, start, back, changed, preset, copy, paste, rules };

// `changed`: content must be loaded anew; `preset`: form.preset was chosen.
NewGameWish draw_new_game(Desk& desk, const NewGameModel& model, NewGameForm& form);

}  // namespace hexholm::ui
