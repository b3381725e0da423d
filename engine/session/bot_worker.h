// The bots think here, on a thread of their own, so that the picture never stands still for them.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/bots/bot.h"

namespace hexholm {

// Copies of what a bot may know; nothing of the session is shared with the thread.
struct BotQuestion {
    PlayerId player;
    std::uint32_t at = 0;  // State::actions when it was asked
    View view;
    ActionList legal;
    Random chance;
};

struct BotAnswer {
    PlayerId player;
    std::uint32_t at = 0;
    Action action;
    Objection objection = Objection::none;  // where it turns an offer down
};

class BotWorker {
public:
    // One bot for each seat; null for humans. The book outlives the worker, which tells a bot that still
    // thinks when it is no longer needed (see Bot::heed).
    BotWorker(const Rulebook& book, std::vector<std::unique_ptr<Bot>> bots);
    ~BotWorker();
    BotWorker(const BotWorker&) = delete;
    BotWorker& operator=(const BotWorker&) = delete;

    // A new question takes the place of an older one, also when the bot is just thinking about it.
    void ask(const BotQuestion& question);
    // The answer to the newest question, once.
    std::optional<BotAnswer> take_answer();
    // Until no bot is thinking any more.
    void wait();

private:
    void run();

    const Rulebook& book_;
    std::vector<std::unique_ptr<Bot>> bots_;  // used by the thread only
    std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable rest_;
    bool thinks_ = false;
    std::unique_ptr<BotQuestion> question_;  // not yet looked at
    std::optional<BotAnswer> answer_;
    bool stop_ = false;
    std::atomic<bool> given_up_ = false;  // the answer that is being thought about
    std::thread thread_;
};

}  // namespace hexholm
