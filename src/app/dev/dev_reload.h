// Loads the rules of a game in play anew from the files of its mods, and tries the game on them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/lua/mods/plan.h"
#include "engine/session/refit.h"

namespace hexholm::app {

struct NewRules {
    std::shared_ptr<const Content> content;  // null: they cannot be used, see problems
    std::vector<Problem> problems;
    Refit refit;                     // of what was played
    std::vector<std::string> lost;   // options that mods do not have any more
    bool same = false;               // as the rules in play: nothing need be done
    std::vector<ModFolder> library;  // the mods as they are now
};

// `played` from the seed on, with the content `before`.
NewRules load_new_rules(const Content& before,
                        const GameSeed& seed,
                        const std::vector<RecordedAction>& played,
                        const std::vector<std::string>& mod_roots,
                        const Printer& printer = {});

}  // namespace hexholm::app
