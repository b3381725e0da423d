// Work beside whoever has it done. Compiled for both forms of workers: with threads, and without (test-direct).
#include "engine/base/worker.h"

#include <array>
#include <atomic>
#include <vector>

#include <catch2/catch.hpp>

namespace hexholm::test {
namespace {

// As frames do.
void look_until_idle(Worker& worker) {
    while (!worker.is_idle())
        worker.lend_hand();
}

}  // namespace

TEST_CASE("worker: does piece after piece until nothing is left") {
    int done = 0;
    Worker worker;
    CHECK(worker.is_idle());
    worker.begin([&done] { return ++done < 5; });
    look_until_idle(worker);
    CHECK(done == 5);
}

TEST_CASE("worker: goes on when it is woken, and can be waited for") {
    std::atomic<int> due = 3;
    int done = 0;
    Worker worker;
    worker.begin([&] {
        if (due == 0) return false;
        ++done;
        return --due > 0;
    });
    worker.finish();
    CHECK(done == 3);
    CHECK(worker.is_idle());
    due = 4;
    worker.wake();
    worker.finish();
    CHECK(done == 7);
}

TEST_CASE("worker: what it was woken for while it worked is not forgotten") {
    int done = 0;
    Worker worker;
    worker.begin([&] {
        if (++done == 1) worker.wake();
        return false;
    });
    worker.finish();
    CHECK(done == 2);
}

TEST_CASE("worker: stops after a piece and can begin other work") {
    std::atomic<int> done = 0;
    Worker worker;
    worker.begin([&] {
        ++done;
        return true;
    });
    worker.lend_hand();
    worker.stop();
    const int until_then = done;
    CHECK_FALSE(worker.has_begun());
    int others = 0;
    worker.begin([&others] { return ++others < 2; });
    CHECK(worker.has_begun());
    worker.finish();
    CHECK(done == until_then);
    CHECK(others == 2);
}

TEST_CASE("worker: may go before its work is done, or before it has any") {
    std::atomic<int> done = 0;
    {
        Worker worker;
        worker.begin([&] {
            ++done;
            return true;
        });
    }
    const int until_then = done;
    {
        const Worker idle;
        CHECK_FALSE(idle.has_begun());
    }
    CHECK(done == until_then);
}

TEST_CASE("worker: side by side every number has its turn once") {
    std::array<std::atomic<int>, 5> calls{};
    run_side_by_side(5, [&](int number) { ++calls[static_cast<std::size_t>(number)]; });
    for (const auto& count : calls)
        CHECK(count == 1);
    bool called = false;
    run_side_by_side(0, [&](int) { called = true; });
    CHECK_FALSE(called);
}

TEST_CASE("worker: runs with a stack of its own and waits for it") {
    int answer = 0;
    CHECK(run_with_stack(std::size_t{1} << 20, [&] { answer = 7; }));
    CHECK(answer == 7);
}

}  // namespace hexholm::test
