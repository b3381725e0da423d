// Bots answer questions, and whoever asks does not wait for them: on a thread of their own, in a pool, or on the spot.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/game/hooks/failures.h"

namespace hexholm {

// One bot for each seat; null for humans.
using SeatedBots = std::vector<std::unique_ptr<Bot>>;

// What a bot may know and nothing else, by value: it may be answered on another thread, or by another program.
struct BotQuestion {
    PlayerId player;
    std::uint32_t at = 0;  // State::actions when it was asked
    View view;
    Random chance;
};

struct BotAnswer {
    PlayerId player;
    std::uint32_t at = 0;
    Action action;
    Objection objection = Objection::none;  // where it turns an offer down
    std::vector<HookFailure> failures;      // of functions of mods, while it thought
};

// The bots of one table.
class BotThinker {
public:
    virtual ~BotThinker() = default;

    // A new question takes the place of an older one, also when the bot is just thinking about it.
    virtual void ask(const BotQuestion& question) = 0;
    // The answer to the newest question, once.
    virtual std::optional<BotAnswer> take_answer() = 0;
    // Waits until no bot is thinking any more.
    virtual void wait() = 0;
};

// What the bot answers.
BotAnswer think(const Rulebook& book, Bot& bot, const BotQuestion& question);

// Thinks when the answer is taken: for tests, simulations and machines without threads. The book outlives it.
std::unique_ptr<BotThinker> think_on_the_spot(const Rulebook& book, SeatedBots bots);

}  // namespace hexholm
