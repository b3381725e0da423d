#include "engine/session/bot_worker.h"

#include <utility>

namespace hexholm {

BotWorker::BotWorker(const Rulebook& book, SeatedBots bots) : book_(book), bots_(std::move(bots)) {
    for (const auto& bot : bots_)
        if (bot) bot->heed(&given_up_);
    thread_ = std::thread([this] { run(); });
}

BotWorker::~BotWorker() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        given_up_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void BotWorker::ask(const BotQuestion& question) {
    auto copy = std::make_unique<BotQuestion>(question);
    {
        const std::lock_guard lock(mutex_);
        question_ = std::move(copy);
        answer_.reset();
        given_up_ = true;
    }
    wake_.notify_one();
}

std::optional<BotAnswer> BotWorker::take_answer() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
}

void BotWorker::wait() {
    std::unique_lock lock(mutex_);
    rest_.wait(lock, [this] { return !question_ && !thinks_; });
}

void BotWorker::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stop_ || question_; });
        if (stop_) return;
        const auto question = std::exchange(question_, nullptr);
        thinks_ = true;
        given_up_ = false;
        lock.unlock();
        BotAnswer answer = think(book_, *bots_[question->player.index()], *question);
        lock.lock();
        thinks_ = false;
        rest_.notify_all();
        if (!question_) answer_ = std::move(answer);
    }
}

}  // namespace hexholm
