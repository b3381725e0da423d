// What pays only in a later step, or by what it prevents: bots see that as well.
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/game/core/play.h"

#include "tests/engine/trial_table.h"

namespace hexholm::test {
namespace {

// A mule is driven to the springs; to drive it brings nothing but further steps.
constexpr const char* kDriven = R"(
hex.counter "steps" { title = "", per = "figure", of = "mule", start = 1, most = 9,
    reset_each_turn = true }
hex.counter "driven" { title = "", per = "figure", of = "mule", most = 1, reset_each_turn = true }
hex.counter "drives" { title = "", per = "game", most = 999 }
hex.figure "mule" { title = "Mule", on = "corner", supply = 1, moves = { points = "steps" } }
hex.pick "own_mule" { title = "Which?", what = "figure", figure = "mule", whose = "own",
    raises = "driven" }
hex.action "drive" { title = "Drive", phases = { "main" }, picks = { "own_mule" }, effect = {
    { set = "driven", value = 1, whom = "picked" }, { set = "steps", add = 1, whom = "picked" },
    function(game) game:add("drives", 1) end,
} }
hex.on("game_began", function(game)
    for player = 1, game:players() do
        game:put_figure(player, "mule", game:places(player, "settlement")[1])
    end
end)
)";
constexpr const char* kSprings = R"(
hex.pick "springs" { title = "Springs", what = "tile", terrains = { "desert" } }
hex.aim "to_the_springs" { figure = "mule", to = "springs", worth = 2000 }
)";
// After each roll a wolf comes unless one pays for a guard: five times of six it takes a sheep that is worth much.
constexpr const char* kWolf = R"(
hex.counter "flock" { title = "Flock", per = "player", start = 200, most = 200, worth = 900 }
hex.counter "guarded" { title = "", per = "game", most = 999 }
hex.counter "left" { title = "", per = "game", most = 999 }
hex.pick "guard" { title = "A guard?", what = "number", least = 0, most = 1 }
hex.effect "wolf" { { pick = "guard" }, ASK function(game, me, guard)
    game:add(guard == 1 and "guarded" or "left", 1)
    if guard == 1 then game:take(me, "wool", 1) end
    if guard == 0 and (SURE or game:roll(6) > 1) then game:add("flock", me, -1) end
end }
hex.on("rolled", function(game, me)
    if game:goods(me, "wool") > 0 then game:start("wolf", me) end
end)
)";
// Smoke rises with every turn, and at last the game is over for all. Filters bring nothing else.
constexpr const char* kSmoke = R"(
hex.counter "smoke" { title = "Smoke", per = "game", most = 30 }
hex.on("rolled", function(game)
    if game:add("smoke", 1) == 30 then game:finish() end
end)
hex.action "filter" { title = "Filter", phases = { "main" }, cost = { wool = 1 },
    test = function(game) return game:get "smoke" > 0 end,
    effect = { function(game) game:add("smoke", -2) end } }
)";
constexpr const char* kThreat = R"(hex.threat "choking" { counter = "smoke", lost = 5000 })";

std::string with_word(std::string text, const std::string& word, const std::string& other) {
    return text.replace(text.find(word), word.size(), other);
}

// The table at the end of so many turns of four bots of the level.
State end_of_game(const Rulebook& book, const std::string& level, std::uint64_t seed, int turns) {
    const auto legal = std::make_unique<ActionList>();
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < book.players(); ++seat)
        bots.push_back(make_bot(book.content(), level));
    State state = start_game(book, seed);
    while (state.stage != Stage::over && state.turn <= turns) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        Random chance = bot_chance(seed, player, state.actions);
        const Action action =
            bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
        REQUIRE(check(book, state, action).ok());
        apply(book, state, action);
    }
    return state;
}

int count_in(const Rulebook& book, const State& state, const std::string& name) {
    return counter_value(state, named(book.content().counters, name), 0);
}

}  // namespace

TEST_CASE("bots: what lets a figure go further is done on its way, and only there") {
    const TrialGame aimless(kDriven);
    const TrialGame game(std::string(kDriven) + kSprings);
    for (const char* level : {"normal", "hard"}) {
        INFO(level);
        const State nowhere = end_of_game(aimless.book(), level, 3, 16);
        CHECK(count_in(aimless.book(), nowhere, "drives") == 0);
        const State there = end_of_game(game.book(), level, 3, 16);
        CHECK(count_in(game.book(), there, "drives") > 0);
    }
}

TEST_CASE("bots: what depends on chance is judged by more than one throw") {
    const TrialGame game(with_word(with_word(kWolf, "ASK", ""), "SURE", "false"));
    const State state = end_of_game(game.book(), "normal", 5, 60);
    CHECK(count_in(game.book(), state, "guarded") > 10);
    CHECK(count_in(game.book(), state, "left") == 0);
}

TEST_CASE("bots: what comes after others were asked is foreseen") {
    const std::string poll = R"({ pick = "guard", whom = "others", effect = {} },)";
    const TrialGame game(with_word(with_word(kWolf, "ASK", poll), "SURE", "true"));
    const State state = end_of_game(game.book(), "normal", 5, 60);
    CHECK(count_in(game.book(), state, "guarded") > 10);
    CHECK(count_in(game.book(), state, "left") == 0);
}

TEST_CASE("bots: a loss that all would share is kept off by those who see it come") {
    const TrialGame blind(kSmoke);
    const TrialGame game(std::string(kSmoke) + kThreat);
    for (const char* level : {"easy", "normal"}) {
        INFO(level);
        const State lost = end_of_game(blind.book(), level, 2, 45);
        CHECK(count_in(blind.book(), lost, "smoke") == 30);
        const State held = end_of_game(game.book(), level, 2, 45);
        CHECK(count_in(game.book(), held, "smoke") < 25);
    }
}

TEST_CASE(
    "bots: a threat that nothing holds off needs no strength, and one that something does needs "
    "both") {
    const TrialMods mods;
    mods.lua(std::string(kSmoke) + R"(hex.threat "t" { counter = "smoke", strength = "smoke" })");
    CHECK(mods.lines().at(0).find("'defence' is missing") != std::string::npos);
}

TEST_CASE("bots: beginners come to an end in Explorers & Pirates", "[slow]") {
    std::vector<Problem> problems;
    const auto content = load_content(LoadRequest{{"mods"}, "explorers:full", {}, {}, 4}, problems);
    REQUIRE(content != nullptr);
    const Rulebook book(content);
    CHECK(end_of_game(book, "easy", 1, 250).stage == Stage::over);
}

}  // namespace hexholm::test
