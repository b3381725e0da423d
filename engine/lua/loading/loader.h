// Finds the mods on disk and turns a choice of them into a game that can be played.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/plan.h"

namespace hexholm {

// The whole game; the first problem when there are some.
Result<std::shared_ptr<const Content>> load_content(const LoadRequest& request);
// Loads the whole game and collects all problems; null when there are some. The second form takes a
// settled plan.
std::shared_ptr<const Content> load_content(const LoadRequest& request,
                                            std::vector<Problem>& problems);
std::shared_ptr<const Content> load_content(const GamePlan& plan, std::vector<Problem>& problems);
// Loads a game even when there are problems, as far as it can be read: to look at, not to play.
std::shared_ptr<const Content> read_content(const GamePlan& plan, std::vector<Problem>& problems);

// Everything that is wrong with the mod in this folder: its manifest, and its scenarios for every
// number of players with each value of each option. Other mods are looked for in `roots`. `seen`, where given,
// is shown every game as far as it could be read.
std::vector<Problem> check_mod(const std::string& folder,
                               const std::vector<std::string>& roots,
                               const std::function<void(const Content&)>& seen = {});

// The mods in `roots` with this one in place of another of its id.
std::vector<ModFolder> find_mods_with(const ModFolder& mod, const std::vector<std::string>& roots);
// Where a mod can be tried: its own scenarios, or the main ones of the mods that it depends on.
std::vector<ScenarioSpec> scenarios_with(const ModFolder& mod,
                                         const std::vector<ModFolder>& library);

}  // namespace hexholm
