// Which mods, options and how many players make up a game: settled and checked before any Lua runs.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/mods/options.h"
#include "engine/lua/reading/printer.h"

namespace hexholm {

// Every mod in these folders, sorted by id. A broken one is there with its problems. Of two with
// the same id the one in the earlier root counts. Roots that do not exist are passed over.
std::vector<ModFolder> find_mods(const std::vector<std::string>& roots);

struct LoadRequest {
    std::vector<std::string> mod_roots;
    std::string scenario;           // "base", "mod:name"
    std::vector<std::string> mods;  // further mods to switch on
    std::vector<OptionValue> options;
    int players = 0;                   // 0: as an option says, or else as usual for the scenario
    Printer printer{};                 // of what the mods print; empty: it is lost
    bool passes_over_unknown = false;  // options that no mod of the game declares
};

struct GamePlan {
    ScenarioSpec scenario;
    std::vector<ModFolder> mods;        // in load order
    std::vector<OptionInPlay> options;  // all, sorted by name
    int players = 0;
    Printer printer{};
};

// What the new-game screen needs to know about a choice.
Result<GamePlan> plan_game(const LoadRequest& request);
// Plans the game with mods that were found before; request.mod_roots is ignored.
Result<GamePlan> plan_game(const std::vector<ModFolder>& library, const LoadRequest& request);

}  // namespace hexholm
