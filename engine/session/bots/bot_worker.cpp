#include "engine/session/bots/bot_worker.h"

#include <utility>

namespace hexholm {

BotWorker::BotWorker(const Rulebook& book, SeatedBots bots) : book_(book), bots_(std::move(bots)) {
    for (const auto& bot : bots_)
        if (bot) bot->heed(&given_up_);
    worker_.begin([this] { return answer_next(); });
}

BotWorker::~BotWorker() {
    {
        const std::lock_guard lock(mutex_);
        question_.reset();
        given_up_ = true;
    }
    worker_.stop();
}

void BotWorker::ask(const BotQuestion& question) {
    auto copy = std::make_unique<BotQuestion>(question);
    {
        const std::lock_guard lock(mutex_);
        question_ = std::move(copy);
        answer_.reset();
        given_up_ = true;
    }
    worker_.wake();
}

std::optional<BotAnswer> BotWorker::take_answer() {
    worker_.lend_hand();
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
}

void BotWorker::wait() {
    worker_.finish();
}

std::unique_ptr<BotQuestion> BotWorker::take_question() {
    const std::lock_guard lock(mutex_);
    if (question_) given_up_ = false;
    return std::exchange(question_, nullptr);
}

bool BotWorker::answer_next() {
    const auto question = take_question();
    if (!question) return false;
    BotAnswer answer = think(book_, *bots_[question->player.index()], *question);
    const std::lock_guard lock(mutex_);
    if (!question_) answer_ = std::move(answer);
    return question_ != nullptr;
}

}  // namespace hexholm
