// The bots of one table think beside it, so that the picture never stands still for them.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

#include "engine/base/worker.h"
#include "engine/session/bots/bot_thinker.h"

namespace hexholm {

// Without threads a bot thinks when its answer is taken.
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
    // The question that should be answered next, if there is one.
    std::unique_ptr<BotQuestion> take_question();
    bool answer_next();

    const Rulebook& book_;
    SeatedBots bots_;  // used by the worker only
    std::mutex mutex_;
    std::unique_ptr<BotQuestion> question_;  // not yet looked at
    std::optional<BotAnswer> answer_;
    std::atomic<bool> given_up_ = false;  // the answer that is being thought about
    Worker worker_;
};

}  // namespace hexholm
