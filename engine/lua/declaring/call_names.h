// Finds names in calls of `game` that the game does not have, even in functions that are not called
// while a mod is checked.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {

// Functions may ask for what only other players, options or mods bring, so all games that a mod can be in are
// looked at first, and what none of them knows is a hint, no mistake.
class CallNames {
public:
    explicit CallNames(const ModFolder& mod);
    void see(const Content& content);
    std::vector<Problem> hints() const;

private:
    struct Use {
        std::string where;  // "my_mod/main.lua:12"
        std::string kind;   // "counter"
        std::string name;
    };

    void read(const std::string& where, const std::string& text);
    template <class Things>
    void learn(const std::string& kind, const Things& things);

    std::string mod_;
    std::vector<Use> unknown_;                            // to all games that were seen
    std::map<std::string, std::set<std::string>> known_;  // names by kind
};

}  // namespace hexholm
