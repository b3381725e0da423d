// What is done beside the picture: nobody waits for it, and nobody gets an answer that he no longer wants.
#include "src/platform/errand.h"

#include <chrono>
#include <memory>
#include <thread>

#include <catch2/catch.hpp>

namespace hexholm::platform {
namespace {

using namespace std::chrono_literals;

// Looks until the answer is there, as frames do.
int answer_of(Errand<int>& errand) {
    while (errand.is_under_way()) {
        if (const std::optional<int> answer = errand.take()) return *answer;
        std::this_thread::sleep_for(1ms);
    }
    return -1;
}

}  // namespace

TEST_CASE("an errand is done beside its caller, and its answer can be taken once") {
    Errand<int> errand;
    errand.wait(false);
    const std::thread::id here = std::this_thread::get_id();
    CHECK_FALSE(errand.is_under_way());
    CHECK_FALSE(errand.take());
    errand.begin([here] { return std::this_thread::get_id() == here ? 1 : 2; });
    CHECK(errand.is_under_way());
    CHECK(answer_of(errand) == 2);
    CHECK_FALSE(errand.is_under_way());
    CHECK_FALSE(errand.take());
}

TEST_CASE("who waits has the answer at once") {
    Errand<int> errand;
    const std::thread::id here = std::this_thread::get_id();
    errand.begin([here] { return std::this_thread::get_id() == here ? 1 : 2; });
    CHECK(errand.is_under_way());
    CHECK(errand.take() == 1);
    errand.begin([] { return 3; });
    errand.begin([] { return 4; });
    CHECK(errand.take() == 4);
}

TEST_CASE("of errands that follow each other the last one is answered") {
    Errand<int> errand;
    errand.wait(false);
    std::atomic<bool> go_on = false;
    errand.begin([&] {
        while (!go_on)
            std::this_thread::sleep_for(1ms);
        return 1;
    });
    errand.begin([] { return 2; });
    errand.begin([] { return 3; });
    CHECK_FALSE(errand.take());
    go_on = true;
    CHECK(answer_of(errand) == 3);
}

TEST_CASE("what is forgotten has no answer, and the next errand has its own") {
    Errand<int> errand;
    errand.wait(false);
    errand.begin([] { return 1; });
    errand.forget();
    CHECK_FALSE(errand.is_under_way());
    errand.finish();
    CHECK_FALSE(errand.take());
    errand.begin([] { return 2; });
    CHECK(answer_of(errand) == 2);
}

TEST_CASE("who waits for an errand can change what it needed, and still has its answer") {
    Errand<int> errand;
    errand.wait(false);
    auto needed = std::make_unique<int>(5);
    errand.begin([&needed] {
        std::this_thread::sleep_for(5ms);
        return *needed;
    });
    errand.finish();
    needed.reset();
    CHECK(errand.take() == 5);
}

TEST_CASE("whoever goes away waits for his errand") {
    int done = 0;
    {
        Errand<int> errand;
        errand.wait(false);
        errand.begin([&done] { return done = 7; });
    }
    CHECK(done == 7);
}

}  // namespace hexholm::platform
