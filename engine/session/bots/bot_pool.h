// The bots of many tables think on a few threads that all tables share.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/session/bots/bot_thinker.h"

namespace hexholm {

// A table has one question at a time, and tables are answered in the order in which they ask. Bots that thought long
// the last time stand in a row of their own, which is served last, but for one in eight, and never by all workers at once:
// whoever plays with quick bots does not wait for slow ones elsewhere.
class BotPool {
public:
    // `answered` is called on a worker when an answer is there; it must not call the pool.
    explicit BotPool(
        std::size_t workers, std::function<void()> answered = [] {});
    // REQUIRES: no thinker of it is left.
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // The bots of a table. It gives up whatever is thought for it when it goes. The book outlives it, and so does the
    // pool.
    std::unique_ptr<BotThinker> thinker(const Rulebook& book, SeatedBots bots);

    // Tables that wait for a worker.
    std::size_t waiting() const;

private:
    struct Table;
    class Thinker;

    void run();
    void enqueue(Table& table);
    void forget(Table& table);
    bool may_think_slowly() const;
    // The next table that a worker should think for; null when there is none.
    Table* take_next();
    void answer_for(Table& table, std::unique_lock<std::mutex>& lock);

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable rest_;
    std::deque<Table*> quick_;
    std::deque<Table*> slow_;
    std::size_t slow_thinking_ = 0;  // workers
    int quick_in_a_row_ = 0;
    bool stop_ = false;
    const std::function<void()> answered_;
    std::vector<std::thread> workers_;
};

}  // namespace hexholm
