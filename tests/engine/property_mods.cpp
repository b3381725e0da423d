// What the engine promises holds for every scenario of every mod that comes with the game.
#include <algorithm>
#include <string>

#include "engine/game/hooks/hooks.h"
#include "engine/game/watch/invariants.h"

#include "tests/engine/lua_support.h"
#include "tests/support/effort.h"
#include "tests/support/properties.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

// Actions; some scenarios last long among players by chance.
constexpr std::size_t kLongest = kSanitized ? 1'500 : 4'000;

struct ScenarioTable {
    std::string scenario;
    int players = 0;
};

std::vector<ScenarioTable> scenario_tables() {
    std::vector<ScenarioTable> tables;
    for (const ModFolder& mod : find_mods({"mods"})) {
        REQUIRE(mod.usable());
        for (const ScenarioSpec& scenario : mod.scenarios) {
            // Neutral colours and turns between turns come with the fewest and the most players.
            const int step =
                kSanitized ? std::max(1, scenario.players_most - scenario.players_least) : 1;
            for (int players = scenario.players_least; players <= scenario.players_most;
                 players += step)
                tables.push_back({scenario.id, players});
        }
    }
    return tables;
}

void fail_table(const ScenarioTable& table, const RandomGame& game, const std::string& what) {
    FAIL(table.scenario << " with " << table.players << " players, after " << game.played.size()
                        << " actions: " << what);
}

// One action again: the same state, whoever listens.
void same_again(const ScenarioTable& table, const RandomGame& game, const State& before) {
    State again = before;
    if (!check(game.book, again, game.played.back()).ok())
        fail_table(table, game, "the action was not allowed");
    if (!apply(game.book, again, game.played.back()))
        fail_table(table, game, "a mod fails the next time");
    if (digest(again) != digest(game.state))
        fail_table(table, game, "the same action leads elsewhere");
}

void play_table(const ScenarioTable& table, std::uint64_t seed, std::size_t stride) {
    const auto content = load_base(table.players, {}, table.scenario);
    const Rulebook book(content);
    FailureList failures;
    const FailureCollector collecting(&failures);
    RandomGame game(book, seed);
    Random chance{seed, 0};
    State before = game.state;
    while (game.played.size() < kLongest && game.step()) {
        same_again(table, game, before);
        before = game.state;
        if (const auto fault = violated(book, game.state)) fail_table(table, game, *fault);
        if (game.played.size() % stride != 0) continue;
        if (const Fault fault = any_fault(book, game.state, chance); !fault.empty())
            fail_table(table, game, fault);
    }
    if (game.failed) fail_table(table, game, "a function of the mod fails");
    for (const HookFailure& failure : failures.take())
        fail_table(table, game, failure.where + ": " + failure.what);
}

TEST_CASE("every scenario keeps what the engine promises in a random game") {
    for (const ScenarioTable& table : scenario_tables())
        play_table(table, 7, 211);
    SUCCEED();
}

// A neutral settlement on a conquered coast is worth nothing, whoever has placed it.
TEST_CASE("X-2-9 X-B-31 neutral players' points follow what happens to a coast") {
    for (int game = 0; game < as_many(10); ++game)
        play_table({"barbarian_attack", 2}, 30 + static_cast<std::uint64_t>(game), kLongest);
    SUCCEED();
}

TEST_CASE("every scenario keeps what the engine promises in a random game looked at closely",
          "[slow]") {
    for (const ScenarioTable& table : scenario_tables())
        play_table(table, 100, 47);
    SUCCEED();
}

TEST_CASE("every scenario keeps what the engine promises in many random games", "[.large]") {
    for (const ScenarioTable& table : scenario_tables())
        for (std::uint64_t seed = 101; seed < 121; ++seed)
            play_table(table, seed, 47);
    SUCCEED();
}

}  // namespace
}  // namespace hexholm::test
