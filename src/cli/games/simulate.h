// Lets bots play many games against each other and counts who wins.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/cli/games/report.h"

namespace hexholm::cli {

struct SimSetup {
    std::vector<std::string> levels;  // one bot for each seat
    std::int64_t games = 1;
    std::uint64_t seed = 0;          // game n is played with seed + n
    std::int64_t most_turns = 5000;  // a game that takes longer is given up as unfinished
    bool verify = false;
    bool timed = false;        // tells the longest decision of each seat
    bool counts_uses = false;  // tells how often each kind of action was possible and done
    int threads = 1;
};

// Seats these bots; without any, one of the usual level on each seat. A problem when they are too few or
// too many, or one is unknown.
Status set_levels(SimSetup& setup,
                  std::vector<std::string> bots,
                  const std::string& usual,
                  const Content& content);

// REQUIRES: every level has a bot.
SimReport simulate(const Rulebook& book, const SimSetup& setup);

// One game that is told while it is played.
struct OneGame {
    std::vector<Action> played;  // how it begins; from there on the bots decide
    // After each action, also of those.
    std::function<void(const Action&, const State& after)> told;
};
// REQUIRES: setup.games == 1; what was played is allowed.
SimReport simulate_one(const Rulebook& book, const SimSetup& setup, const OneGame& game);

}  // namespace hexholm::cli
