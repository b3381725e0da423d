// The referee that counts for himself finds what the rules would have done wrong.
#include <catch2/catch.hpp>

#include "engine/game/watch/step_invariants.h"

#include "tests/support/base_game.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

// Plays on until somebody has received something by a roll.
struct Harvested {
    RandomGame game{base_game(), 4};
    State before;

    Harvested() {
        do {
            before = game.state;
            REQUIRE(game.step());
        } while (!is_harvest());
    }
    bool is_harvest() const {
        return std::ranges::any_of(
            game.events, [](const Event& event) { return event.kind == EventKind::produced; });
    }
    auto unaccounted_in(const State& after) const {
        return unaccounted(game.book, before, after, game.events);
    }
    auto wrong_in(const State& after) const {
        return wrong_harvest(game.book, before, game.played.back(), after);
    }
};

}  // namespace

TEST_CASE("B-88 the referee is content with what a roll really brings") {
    const Harvested harvested;
    CHECK_FALSE(harvested.unaccounted_in(harvested.game.state));
    CHECK_FALSE(harvested.wrong_in(harvested.game.state));
}

TEST_CASE("B-88 the referee notices a good too many, though the bank has one less") {
    const Harvested harvested;
    for (const PlayerId player : all_ids<PlayerId>(4)) {
        State after = harvested.game.state;
        ++after.players[player].goods[GoodId(0)];
        --after.bank[GoodId(0)];
        CHECK(harvested.unaccounted_in(after));
        CHECK(harvested.wrong_in(after));
    }
}

}  // namespace hexholm::test
