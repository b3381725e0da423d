#include "engine/session/bots/bot_pool.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <utility>

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr double kLong_ms = 20;      // whoever takes longer stands in the other row the next time
constexpr int kMostQuickInARow = 7;  // while somebody waits in the other row

// The processor time of this thread, so that other work of the machine does not make a bot look
// slow.
double processor_ms() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

}  // namespace

// All of it but the bots and the flag is guarded by the mutex of the pool.
struct BotPool::Table {
    const Rulebook& book;
    SeatedBots bots;  // used by the one worker that thinks for it
    std::vector<bool> is_slow;
    std::unique_ptr<BotQuestion> question = nullptr;  // not yet looked at
    std::optional<BotAnswer> answer = std::nullopt;
    bool is_queued = false;
    bool thinks = false;
    std::atomic<bool> given_up = false;  // the answer that is being thought about
};

class BotPool::Thinker final : public BotThinker {
public:
    Thinker(BotPool& pool, const Rulebook& book, SeatedBots bots)
        : pool_(pool), table_{book, std::move(bots), {}} {
        table_.is_slow.resize(table_.bots.size());
        for (const auto& bot : table_.bots)
            if (bot) bot->heed(&table_.given_up);
    }
    ~Thinker() override {
        std::unique_lock lock(pool_.mutex_);
        pool_.forget(table_);
        table_.question.reset();
        table_.given_up = true;
        pool_.rest_.wait(lock, [this] { return !table_.thinks; });
    }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    void ask(const BotQuestion& question) override {
        auto copy = std::make_unique<BotQuestion>(question);
        const std::lock_guard lock(pool_.mutex_);
        table_.question = std::move(copy);
        table_.answer.reset();
        table_.given_up = true;
        if (!table_.thinks) pool_.enqueue(table_);
    }
    std::optional<BotAnswer> take_answer() override {
        const std::lock_guard lock(pool_.mutex_);
        return std::exchange(table_.answer, std::nullopt);
    }
    void wait() override {
        std::unique_lock lock(pool_.mutex_);
        pool_.rest_.wait(lock, [this] { return !table_.question && !table_.thinks; });
    }

private:
    BotPool& pool_;
    Table table_;
};

BotPool::BotPool(std::size_t workers, std::function<void()> answered)
    : answered_(std::move(answered)) {
    HEX_CHECK(workers > 0);
    for (std::size_t worker = 0; worker < workers; ++worker)
        workers_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
    {
        const std::lock_guard lock(mutex_);
        HEX_CHECK(quick_.empty() && slow_.empty());
        stop_ = true;
    }
    wake_.notify_all();
    for (std::thread& worker : workers_)
        worker.join();
}

std::unique_ptr<BotThinker> BotPool::thinker(const Rulebook& book, SeatedBots bots) {
    return std::make_unique<Thinker>(*this, book, std::move(bots));
}

std::size_t BotPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return quick_.size() + slow_.size();
}

// It keeps its place when a newer question has taken the place of the one that it waits with.
void BotPool::enqueue(Table& table) {
    if (std::exchange(table.is_queued, true)) return;
    const bool is_slow = table.is_slow[table.question->player.index()];
    (is_slow ? slow_ : quick_).push_back(&table);
    wake_.notify_one();
}

void BotPool::forget(Table& table) {
    if (!std::exchange(table.is_queued, false)) return;
    std::erase(quick_, &table);
    std::erase(slow_, &table);
}

bool BotPool::may_think_slowly() const {
    return slow_thinking_ < std::max<std::size_t>(1, workers_.size() - 1);
}

BotPool::Table* BotPool::take_next() {
    const bool slow_may = !slow_.empty() && may_think_slowly();
    const bool slow_must = slow_may && quick_in_a_row_ >= kMostQuickInARow;
    if (quick_.empty() && !slow_may) return nullptr;
    const bool takes_quick = !quick_.empty() && !slow_must;
    quick_in_a_row_ = takes_quick ? quick_in_a_row_ + 1 : 0;
    std::deque<Table*>& row = takes_quick ? quick_ : slow_;
    Table* const next = row.front();
    row.pop_front();
    next->is_queued = false;
    return next;
}

void BotPool::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        Table* next = nullptr;
        wake_.wait(lock, [&] { return stop_ || (next = take_next()) != nullptr; });
        if (next == nullptr) return;
        answer_for(*next, lock);
    }
}

// The table is not touched any more once it no longer thinks: whoever closes it waits for that alone.
void BotPool::answer_for(Table& table, std::unique_lock<std::mutex>& lock) {
    const auto question = std::exchange(table.question, nullptr);
    const std::size_t seat = question->player.index();
    const bool was_slow = table.is_slow[seat];
    slow_thinking_ += was_slow ? 1 : 0;
    table.thinks = true;
    table.given_up = false;
    lock.unlock();
    const double start = processor_ms();
    BotAnswer answer = think(table.book, *table.bots[seat], *question);
    const double took = processor_ms() - start;
    lock.lock();
    slow_thinking_ -= was_slow ? 1 : 0;
    // Another may be waiting for the room of this one.
    if (was_slow && !slow_.empty()) wake_.notify_one();
    // The time of a decision that was given up tells nothing.
    if (!table.given_up) table.is_slow[seat] = took > kLong_ms;
    table.thinks = false;
    if (table.question)
        enqueue(table);
    else if (!table.given_up)
        table.answer = std::move(answer);
    rest_.notify_all();
    answered_();
}

}  // namespace hexholm
