// Bots that know nothing of a mod finish its scenarios.
#include <algorithm>
#include <bit>
#include <memory>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

// How a game ends; it goes on when it takes too long.
State end_of(const Rulebook& book, const std::vector<std::string>& levels, std::uint64_t seed) {
    constexpr int kMostTurns = 500;
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::string& level : levels)
        bots.push_back(make_bot(book.content(), level));
    State state = start_game(book, seed);
    const auto legal = std::make_unique<ActionList>();
    while (state.stage != Stage::over && state.turn <= kMostTurns) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        Random chance = bot_chance(seed, player, state.actions);
        const Action action =
            bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
        REQUIRE(check(book, state, action).reason == Reason::none);
        REQUIRE(apply(book, state, action));
    }
    return state;
}

PlayerId winner_of(const Rulebook& book,
                   const std::vector<std::string>& levels,
                   std::uint64_t seed) {
    return end_of(book, levels, seed).winner;
}

std::vector<ScenarioSpec> scenarios_at_sea() {
    std::vector<ScenarioSpec> found;
    for (const ModFolder& mod : find_mods({"mods"}))
        if (mod.id == "seafarers") found = mod.scenarios;
    REQUIRE(found.size() == 9);
    return found;
}

TEST_CASE("bots: normal finishes every scenario at sea") {
    for (const ScenarioSpec& scenario : scenarios_at_sea()) {
        INFO(scenario.id);
        const Rulebook book(load_base(4, {}, scenario.id));
        CHECK(winner_of(book, {"normal", "normal", "normal", "normal"}, 11).is_some());
    }
}

// Some games may be lost by all, so an end is enough.
TEST_CASE("bots: hard finishes every scenario of every mod", "[slow]") {
    for (const ModFolder& mod : find_mods({"mods"}))
        for (const ScenarioSpec& scenario : mod.scenarios) {
            INFO(scenario.id);
            const int players = std::clamp(4, scenario.players_least, scenario.players_most);
            const Rulebook book(load_base(players, {}, scenario.id));
            const std::vector<std::string> bots(static_cast<std::size_t>(players), "hard");
            CHECK(end_of(book, bots, 7).stage == Stage::over);
        }
}

// Without hints that active knights are worth something these three were open after 500 turns.
TEST_CASE("bots: normal frees a coast with the knights of Cities & Knights", "[slow]") {
    std::vector<Problem> problems;
    const auto content = load_content(
        LoadRequest{{"mods"}, "barbarian_attack", {"cities_knights"}, {}, 4}, problems);
    REQUIRE(content != nullptr);
    const Rulebook book(content);
    for (const std::uint64_t seed : {1, 5, 7})
        CHECK(winner_of(book, {"normal", "normal", "normal", "normal"}, seed).is_some());
}

TEST_CASE("bots: normal wins most games against easy in every scenario at sea", "[slow]") {
    constexpr int kGames = 24;
    for (const ScenarioSpec& scenario : scenarios_at_sea()) {
        INFO(scenario.id);
        const Rulebook book(load_base(4, {}, scenario.id));
        int wins = 0;
        for (int game = 0; game < kGames; ++game) {
            std::vector<std::string> levels(4, "easy");
            const auto seat = static_cast<std::size_t>(game % 4);
            levels[seat] = "normal";
            if (winner_of(book, levels, static_cast<std::uint64_t>(game)) == PlayerId(seat)) ++wins;
        }
        CHECK(wins > kGames * 2 / 5);
    }
}

}  // namespace
}  // namespace hexholm::test
