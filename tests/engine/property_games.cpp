// Section 16 of the rulebook and what the engine promises, over random games.
#include <string>

#include <catch2/catch.hpp>

#include "engine/game/view/points.h"
#include "engine/game/watch/invariants.h"

#include "tests/support/base_game.h"
#include "tests/support/effort.h"
#include "tests/support/properties.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

using namespace test;

constexpr int kActionCap = 30000;

void fail_game(const RandomGame& game, std::uint64_t seed, const std::string& fault) {
    FAIL("seed " << seed << " after " << game.played.size() << " actions with "
                 << game.book.players() << " players: " << fault);
}

// Plays whole games and looks at the invariants after each action.
void play_games(const std::string& options, int players, std::uint64_t first, int games) {
    const Rulebook& book = base_game(options, players);
    for (std::uint64_t seed = first; seed < first + static_cast<std::uint64_t>(games); ++seed) {
        RandomGame game(book, seed);
        while (game.step()) {
            if (const auto fault = violated(book, game.state)) fail_game(game, seed, *fault);
            if (game.played.size() > kActionCap) fail_game(game, seed, "the game does not end");
        }
        const State& end = game.state;
        if (all_points(book, end, end.winner) < book.content().rules.target_points)
            fail_game(game, seed, "B-208: the winner has too few points");
        if (end.winner != end.acting) fail_game(game, seed, "B-210: another one wins");
    }
    SUCCEED();
}

TEST_CASE("B-216 B-217 B-218 B-219 B-220 hold after every action of random games") {
    for (int players = 3; players <= 6; ++players)
        play_games("", players, 1, as_many(100));
}

TEST_CASE("B-216 B-217 B-218 B-219 B-220 hold in thousands of random games", "[slow]") {
    for (int players = 3; players <= 6; ++players)
        play_games("", players, 100000, 750);
}

TEST_CASE("B-216 B-217 B-218 B-219 B-220 hold in tens of thousands of random games", "[.large]") {
    for (int players = 3; players <= 6; ++players)
        play_games("", players, 200000, 15000);
}

TEST_CASE("B-216 B-220 hold on the beginner map and with other ways to play") {
    for (const char* options :
         {"map_setup=beginner", "setup_mode=mass,target_vp=12", "trade_build_mode=separate",
          "harbormaster=on,target_vp=11", "friendly_robber=2", "bank_shortage=turn_order"})
        play_games(options, 4, 1, as_many(40));
    for (const char* options : {"five_six_mode=paired_players", "five_six_mode=none"})
        play_games(options, 6, 1, as_many(40));
}

// Every property at one state in `stride`, every step checked.
void examine_games(const std::string& options, int players, int games, int stride) {
    const Rulebook& book = base_game(options, players);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        RandomGame game(book, seed);
        Random chance{seed, 0};
        State before = game.state;
        if (const Fault fault = any_fault(book, before, chance); !fault.empty())
            fail_game(game, seed, fault);
        while (game.step()) {
            const Fault step =
                step_fault(book, before, game.played.back(), game.state, game.events);
            if (!step.empty()) fail_game(game, seed, step);
            const Fault harvest = harvest_fault(book, before, game.played.back(), game.state);
            if (!harvest.empty()) fail_game(game, seed, harvest);
            before = game.state;
            if (game.played.size() % static_cast<std::size_t>(stride) != 0) continue;
            if (const Fault fault = any_fault(book, before, chance); !fault.empty())
                fail_game(game, seed, fault);
        }
        if (game.failed) fail_game(game, seed, "a function of a mod fails");
    }
    SUCCEED();
}

TEST_CASE("B-88 B-148 B-189 lists views copies events harvests and routes agree in random games") {
    for (int players = 3; players <= 6; ++players)
        examine_games("", players, as_many(4), 23);
    examine_games("vp_card_timing=any_time,dev_limit_exempts_invention=true", 4, as_many(4), 23);
    examine_games("five_six_mode=paired_players,setup_mode=mass", 5, as_many(4), 23);
}

TEST_CASE("B-88 B-148 B-189 lists views copies events harvests and routes agree in many games",
          "[slow]") {
    for (int players = 3; players <= 6; ++players)
        examine_games("", players, 12, 7);
}

TEST_CASE("B-88 B-148 B-189 lists views copies events harvests and routes agree in hundreds",
          "[.large]") {
    for (int players = 3; players <= 6; ++players)
        examine_games("", players, 100, 3);
}

TEST_CASE("the same seed and the same actions give the same game") {
    for (int players = 3; players <= 6; ++players) {
        const Rulebook& book = base_game("", players);
        for (int seed = 1; seed <= as_many(10); ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            RandomGame game(book, number);
            std::vector<std::uint64_t> digests = {digest(game.state)};
            while (game.step())
                digests.push_back(digest(game.state));
            State replayed = start_game(book, number);
            REQUIRE(digest(replayed) == digests[0]);
            for (std::size_t at = 0; at < game.played.size(); ++at) {
                REQUIRE(check(book, replayed, game.played[at]).ok());
                apply(book, replayed, game.played[at]);
                REQUIRE(digest(replayed) == digests[at + 1]);
            }
            CHECK(replayed == game.state);
        }
    }
}

TEST_CASE("the digest sees every change of the state") {
    RandomGame game(base_game(), 5);
    for (int step = 0; step < 200 && game.step(); ++step) {
        State other = game.state;
        ++other.players[PlayerId(1)].goods[GoodId(0)];
        CHECK(digest(other) != digest(game.state));
        other = game.state;
        ++other.random.counter;
        CHECK(digest(other) != digest(game.state));
    }
}

TEST_CASE("after the end nobody may do anything") {
    const Rulebook& book = base_game();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomGame game(book, seed);
        while (game.step()) {
        }
        Random chance{seed, 0};
        CHECK(any_fault(book, game.state, chance).empty());
        ActionList list;
        for (const PlayerId player : all_ids<PlayerId>(book.players())) {
            legal_actions(book, game.state, player, list);
            CHECK(list.empty());
        }
        CHECK(check(book, game.state, game.played.back()).reason == Reason::game_over);
    }
}

}  // namespace
}  // namespace hexholm
