// The bots of one table think on a thread of their own, so that the picture never stands still for them.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/session/bot_thinker.h"

namespace hexholm {

class BotWorker final : public BotThinker {
public:
    // The book outlives the worker, which tells a bot that still thinks when it is no longer needed (see Bot::heed).
    BotWorker(const Rulebook& book, SeatedBots bots);
    ~BotWorker() override;
    BotWorker(const BotWorker&) = delete;
    BotWorker& operator=(const BotWorker&) = delete;

    void ask(const BotQuestion& question) override;
    std::optional<BotAnswer> take_answer() override;
    void wait() override;

private:
    void run();

    const Rulebook& book_;
    SeatedBots bots_;  // used by the thread only
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
