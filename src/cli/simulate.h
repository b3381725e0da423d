// Lets bots play many games against each other and counts who wins.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm::cli {

struct SimSetup {
    std::vector<std::string> levels;  // one bot for each seat
    std::int64_t games = 1;
    std::uint64_t seed = 0;          // game n is played with seed + n
    std::int64_t most_turns = 5000;  // a game that takes longer is given up as unfinished
    bool verify = false;
    int threads = 1;
};

// Sums over games, so that they do not depend on how threads share the games.
struct SimReport {
    std::int64_t games = 0;
    double seconds = 0;
    std::int64_t actions = 0;
    std::int64_t turns = 0;
    std::int64_t unfinished = 0;
    std::int64_t violations = 0;
    std::array<std::int64_t, kMaxPlayers> wins{};
    std::array<std::int64_t, kMaxPlayers> points{};
    std::vector<std::string> messages;  // the first violations, with seed and action
    std::vector<Problem> mistakes;      // the same for authors: each place in a mod once

    void add(const SimReport& other);
    void add_mistake(const Problem& mistake);
};

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

// One line of JSON / a few lines for people.
std::string report_json(const SimReport& report, std::size_t players);
std::string report_text(const SimReport& report, const SimSetup& setup);

}  // namespace hexholm::cli
