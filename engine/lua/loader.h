// Finds the mods on disk and turns a choice of them into a game that can be played.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/manifest.h"

namespace hexholm {

// Every mod in these folders, sorted by id. A broken one is there with its problems. Of two with
// the same id the one in the earlier root counts. Roots that do not exist are passed over.
std::vector<ModFolder> find_mods(const std::vector<std::string>& roots);

struct LoadRequest {
    std::vector<std::string> mod_roots;
    std::string scenario;           // "base", "mod:name"
    std::vector<std::string> mods;  // further mods to switch on
    std::vector<OptionValue> options;
    int players = 0;  // 0: as an option says, or else as usual for the scenario
};

// What the players have settled, checked: which mods, in load order, with which options.
struct GamePlan {
    ScenarioSpec scenario;
    std::vector<ModFolder> mods;
    std::vector<OptionValue> options;  // all, sorted by name
    std::vector<OptionSpec> specs;     // of these options, in the same order
    int players = 0;
};

// Without running any Lua: what the new-game screen needs to know about a choice.
Result<GamePlan> plan_game(const LoadRequest& request);

// The whole game; the first problem when there are some.
Result<std::shared_ptr<const Content>> load_content(const LoadRequest& request);
// The same, with all problems.
std::shared_ptr<const Content> load_content(const LoadRequest& request,
                                            std::vector<Problem>& problems);

// Everything that is wrong with the mod in this folder: its manifest, and its scenarios for every
// number of players with each value of each option. Other mods are looked for in `roots`.
std::vector<Problem> check_mod(const std::string& folder, const std::vector<std::string>& roots);

}  // namespace hexholm
