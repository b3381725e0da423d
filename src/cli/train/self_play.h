// Plays the games from which a judge learns, and those that tell how strong it has become.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/levels/hard_bot.h"
#include "engine/bots/levels/player.h"
#include "engine/content/judge_weights.h"

#include "src/cli/train/samples.h"

namespace hexholm::cli {

using BotMaker = std::function<std::unique_ptr<Bot>()>;

// A player in training games: `learner`, or one of the levels as they are without a judge.
// The learner looks at so many positions for a decision.
BotMaker maker_of(const std::string& name,
                  std::shared_ptr<const JudgeWeights> weights,
                  int positions);

struct PlaySetup {
    std::shared_ptr<const JudgeWeights> weights;  // null: there is no learner yet
    std::int64_t games = 1;
    std::uint64_t seed = 1;  // of the first game; then counts up
    int threads = 1;
    int positions = HardBot::kUsualBudget;  // see maker_of()
};

// Games with chance moves among them, of players drawn anew for each. Threads change nothing of what
// comes of them.
Samples play_samples(const Rulebook& book, const PlaySetup& setup);

struct Wins {
    std::int64_t games = 0;
    std::int64_t won = 0;
};
// The learner against `others` on all other seats; it changes its seat from game to game, and each seed
// is played from every seat.
Wins play_match(const Rulebook& book, const PlaySetup& setup, const std::string& others);

}  // namespace hexholm::cli
