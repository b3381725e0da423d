// Bots of many tables on a few threads: nobody waits for a slow neighbour, and what is closed is let alone.
#include "engine/session/bots/bot_pool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <functional>
#include <mutex>
#include <thread>

#include "tests/engine/session_support.h"

namespace hexholm::test {
namespace {

// Does what a test wants, then answers with the first action.
class MadeBot final : public Bot {
public:
    explicit MadeBot(std::function<void(const MadeBot&)> work) : work_(std::move(work)) {}

    Action decide(const Rulebook&, const View&, const ActionList& legal, Random&) override {
        work_(*this);
        return legal[0];
    }
    bool has_been_given_up() const { return is_given_up(); }

private:
    std::function<void(const MadeBot&)> work_;
};

SeatedBots seated(std::function<void(const MadeBot&)> work) {
    SeatedBots bots(4);
    for (auto& bot : bots)
        bot = std::make_unique<MadeBot>(work);
    return bots;
}

// What happened, in order, on whatever thread.
class Log {
public:
    void add(int what) {
        const std::lock_guard lock(mutex_);
        entries_.push_back(what);
    }
    std::vector<int> entries() const {
        const std::lock_guard lock(mutex_);
        return entries_;
    }

private:
    mutable std::mutex mutex_;
    std::vector<int> entries_;
};

// Keeps a worker busy until it is opened.
class Gate {
public:
    void open() {
        const std::lock_guard lock(mutex_);
        is_open_ = true;
        changed_.notify_all();
    }
    void pass() {
        std::unique_lock lock(mutex_);
        is_reached_ = true;
        changed_.notify_all();
        changed_.wait(lock, [this] { return is_open_; });
    }
    void wait_until_reached() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_reached_; });
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_open_ = false;
    bool is_reached_ = false;
};

void burn(double milliseconds) {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    const auto now = [&] {
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
    };
    const double end = now() + milliseconds;
    while (now() < end) {
    }
}

const BotQuestion& any_question() {
    static const BotQuestion question = [] {
        BotQuestion made;
        const State state = start_game(base_game(), 1);
        made.player = state.acting;
        made.view = view_for(base_game(), state, state.acting);
        return made;
    }();
    return question;
}

// The end of a game of bots, as their thinkers let it go.
std::uint64_t end_of(std::uint64_t seed,
                     std::function<std::unique_ptr<BotThinker>(const Rulebook&, SeatedBots)> how) {
    SessionSetup setup = table_of({"easy", "normal", "random", "easy"}, seed);
    setup.thinker = std::move(how);
    const auto session = start(std::move(setup));
    session->wait_for_bots(true);
    FullUpdate update;
    while (session->played().size() < 150 && session->poll_full(0, update)) {
    }
    CHECK(session->played().size() == 150);
    return digest(session->state());
}

}  // namespace

TEST_CASE("bot pool: bots play the same game in a pool, on a thread of their own and on the spot") {
    BotPool pool(2);
    const auto in_pool = [&](const Rulebook& book, SeatedBots bots) {
        return pool.thinker(book, std::move(bots));
    };
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const std::uint64_t end = end_of(seed, nullptr);
        CHECK(end_of(seed, think_on_the_spot) == end);
        CHECK(end_of(seed, in_pool) == end);
    }
}

TEST_CASE("bot pool: tables are answered in the order in which they ask") {
    BotPool pool(1);
    Log log;
    Gate gate;
    const auto busy = pool.thinker(base_game(), seated([&](const MadeBot&) { gate.pass(); }));
    busy->ask(any_question());
    gate.wait_until_reached();
    std::vector<std::unique_ptr<BotThinker>> tables;
    for (int table = 0; table < 6; ++table) {
        tables.push_back(
            pool.thinker(base_game(), seated([&log, table](const MadeBot&) { log.add(table); })));
        tables.back()->ask(any_question());
    }
    // A newer question keeps the place of the older one.
    tables[0]->ask(any_question());
    CHECK(pool.waiting() == 6);
    gate.open();
    for (const auto& table : tables)
        table->wait();
    CHECK(log.entries() == std::vector<int>{0, 1, 2, 3, 4, 5});
    for (const auto& table : tables) {
        CHECK(table->take_answer().has_value());
        CHECK_FALSE(table->take_answer().has_value());
    }
}

TEST_CASE("bot pool: whoever owns it is told when there is an answer") {
    std::atomic<int> answers = 0;
    BotPool pool(1, [&] { ++answers; });
    const auto table =
        pool.thinker(base_game(), seated([&](const MadeBot&) { CHECK(answers == 0); }));
    table->ask(any_question());
    while (answers == 0)
        std::this_thread::yield();
    CHECK(table->take_answer().has_value());
}

TEST_CASE("bot pool: who thinks for long never keeps all workers from the others") {
    constexpr int kSlow = 1000;
    BotPool pool(2);
    Log log;
    std::vector<std::unique_ptr<BotThinker>> slow;
    for (int table = 0; table < 3; ++table)
        slow.push_back(pool.thinker(base_game(), seated([&log](const MadeBot&) {
                                        burn(60);
                                        log.add(kSlow);
                                    })));
    // The first time nobody knows it yet.
    for (const auto& table : slow) {
        table->ask(any_question());
        table->wait();
    }
    for (const auto& table : slow)
        table->ask(any_question());
    const auto quick = pool.thinker(base_game(), seated([&log](const MadeBot&) { log.add(1); }));
    for (int question = 0; question < 10; ++question) {
        quick->ask(any_question());
        quick->wait();
    }
    for (const auto& table : slow)
        table->wait();
    const std::vector<int> all = log.entries();
    REQUIRE(all.size() == 3 + 3 + 10);
    // One of the slow ones may have ended before the last quick one, not all that stood in the row.
    CHECK(all.back() == kSlow);
    CHECK(all[all.size() - 2] == kSlow);
}

TEST_CASE("bot pool: who thinks for long has a turn after seven others at the latest") {
    BotPool pool(1);
    Log log;
    const auto slow = pool.thinker(base_game(), seated([&log](const MadeBot&) {
                                       burn(40);
                                       log.add(-1);
                                   }));
    slow->ask(any_question());
    slow->wait();
    Gate gate;
    const auto busy = pool.thinker(base_game(), seated([&](const MadeBot&) { gate.pass(); }));
    busy->ask(any_question());
    gate.wait_until_reached();
    std::vector<std::unique_ptr<BotThinker>> tables;
    slow->ask(any_question());
    for (int table = 0; table < 20; ++table) {
        tables.push_back(
            pool.thinker(base_game(), seated([&log, table](const MadeBot&) { log.add(table); })));
        tables.back()->ask(any_question());
    }
    gate.open();
    for (const auto& table : tables)
        table->wait();
    slow->wait();
    const std::vector<int> all = log.entries();
    REQUIRE(all.size() == 22);
    const auto turn = std::find(all.begin() + 1, all.end(), -1) - (all.begin() + 1);
    CHECK(turn <= 7);
    CHECK(turn > 0);
}

TEST_CASE("bot pool: a table that closes takes its question along and stops its bot") {
    BotPool pool(1);
    Log log;
    Gate gate;
    auto thinking = pool.thinker(base_game(), seated([&](const MadeBot& bot) {
                                     gate.open();
                                     gate.pass();
                                     while (!bot.has_been_given_up())
                                         std::this_thread::yield();
                                     log.add(1);
                                 }));
    auto waiting = pool.thinker(base_game(), seated([&](const MadeBot&) { log.add(2); }));
    thinking->ask(any_question());
    gate.wait_until_reached();
    waiting->ask(any_question());
    waiting.reset();
    CHECK(pool.waiting() == 0);
    thinking.reset();
    CHECK(log.entries() == std::vector<int>{1});
    const auto next = pool.thinker(base_game(), seated([&](const MadeBot&) { log.add(3); }));
    next->ask(any_question());
    next->wait();
    CHECK(log.entries() == std::vector<int>{1, 3});
}

TEST_CASE("bot pool: a newer question takes the place of the one that is thought about") {
    BotPool pool(2);
    std::atomic<int> begun = 0;
    const auto table = pool.thinker(base_game(), seated([&](const MadeBot& bot) {
                                        if (begun++ > 0) return;
                                        while (!bot.has_been_given_up())
                                            std::this_thread::yield();
                                    }));
    BotQuestion question = any_question();
    question.at = 1;
    table->ask(question);
    while (begun == 0)
        std::this_thread::yield();
    question.at = 2;
    table->ask(question);
    table->wait();
    const auto answer = table->take_answer();
    REQUIRE(answer);
    CHECK(answer->at == 2);
    CHECK_FALSE(table->take_answer());
}

TEST_CASE("bot pool: tables may come, ask and go while others do") {
    const Rulebook& book = base_game();  // loaded before there are threads
    BotPool pool(3);
    std::vector<std::thread> owners;
    std::atomic<int> answers = 0;
    for (std::uint64_t owner = 0; owner < 4; ++owner)
        owners.emplace_back([&, owner] {
            Random chance{owner, 0};
            for (int table = 0; table < 15; ++table) {
                const auto bots = pool.thinker(book, seated([](const MadeBot&) { burn(0.2); }));
                for (int question = 0; question < 5; ++question) {
                    bots->ask(any_question());
                    if (chance.below(2) == 0) bots->wait();
                    answers += bots->take_answer() ? 1 : 0;
                }
            }
        });
    for (std::thread& owner : owners)
        owner.join();
    CHECK(answers > 50);
    CHECK(pool.waiting() == 0);
}

TEST_CASE("bots: what functions of mods do wrong while a bot thinks comes with its answer") {
    FailureList elsewhere;
    const FailureCollector collecting(&elsewhere);
    const auto table = think_on_the_spot(base_game(), seated([](const MadeBot&) {
                                             FailureCollector::report({"trial", "here", "wrong"});
                                         }));
    table->ask(any_question());
    const auto answer = table->take_answer();
    REQUIRE(answer);
    CHECK(answer->failures == std::vector<HookFailure>{{"trial", "here", "wrong"}});
    CHECK(elsewhere.empty());
}

}  // namespace hexholm::test
