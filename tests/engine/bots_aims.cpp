// What mods say that things are worth, and what bots make of it.
#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/game/core/play.h"

#include "tests/engine/trial_table.h"

namespace hexholm::test {
namespace {

// Mules fetch nothing and bring nothing: only the aim says where they are to go.
constexpr const char* kMules = R"(
hex.figure "mule" { title = "Mule", on = "corner", supply = 1, cost = { wool = 1 }, needs_route = true,
    worth = 300, moves = { points = 2 } }
hex.pick "springs" { title = "Springs", what = "tile", terrains = { "desert" } }
hex.aim "to_the_springs" { figure = "mule", to = "springs", worth = 900 }
)";
// Mules that hardly go beside roads, and pay a coin on those of others. Coins are good for nothing else.
constexpr const char* kTolls = R"(
hex.good "coin" { title = "Coin", safe = true, counted = false, public = true, endless = true, bank_trade = false }
hex.bank_trade "coins" { title = "Coins", from = { "resource" }, into = { "coin" }, give = 1 }
hex.figure "mule" { title = "Mule", on = "corner", supply = 1, worth = 300,
    moves = { points = 9, cost = { own = 1, others = 1, none = 20 }, toll = { coin = 1 } } }
hex.pick "springs" { title = "Springs", what = "tile", terrains = { "desert" } }
hex.aim "to_the_springs" { figure = "mule", to = "springs", worth = 2000 }
hex.on("game_began", function(game)
    for player = 1, game:players() do
        game:put_figure(player, "mule", game:places(player, "settlement")[1])
    end
end)
)";
// The first choice says nothing of what the second is worth.
constexpr const char* kStages = R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9, worth = 900 }
hex.counter "done" { title = "Done", per = "player", most = 3 }
hex.pick "which" { title = "Which", what = "number", least = 1, most = 3 }
hex.action "speak" { title = "Speak", phases = { "main" }, picks = { "which", "which" }, limit = "done",
    effect = { function(game, me, first, second)
        if first == 2 and second == 3 then game:add("fame", me, 1) end
    end } }
)";

// Waves come with every third round and take 3 points from who has fewest dikes; nothing else is gained by
// a dike. Only the threat says so beforehand.
constexpr const char* kFlood = R"(
hex.counter "water" { title = "Water", per = "game", most = 3 }
hex.counter "surge" { title = "Surge", per = "game", start = 3, most = 3 }
hex.counter "dikes" { title = "Dikes", per = "player", most = 5 }
hex.counter "waves" { title = "Waves", per = "game", most = 999 }
hex.counter "held" { title = "Held", per = "game", most = 999 }
hex.action "build_dike" { title = "Build a dike", phases = { "main" }, limit = "dikes", cost = { wool = 1 } }
hex.threat "flood" { counter = "water", strength = "surge", defence = "dikes", lost = 3000 }
hex.on("round_ended", function(game)
    if game:add("water", 1) < 3 then return end
    local all = 0
    for player = 1, game:players() do
        all = all + game:get("dikes", player)
        game:set("dikes", player, 0)
    end
    game:set("water", 0)
    game:add("waves", 1)
    if all >= 3 then game:add("held", 1) end
end)
)";

int of_game(const Rulebook& book, const State& state, const std::string& name) {
    for (const Counter& counter : book.content().counters)
        if (counter.name == name) return counter_value(state, counter, 0);
    return -1;
}

// Calls see(state) after each action of one game of four.
template <class See>
void watch(const TrialGame& game, const std::string& level, std::uint64_t seed, See see) {
    const Rulebook& book = game.book();
    const auto legal = std::make_unique<ActionList>();
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < book.players(); ++seat)
        bots.push_back(make_bot(book.content(), level));
    State state = start_game(book, seed);
    while (state.stage != Stage::over && state.turn <= 80) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        Random chance = bot_chance(seed, player, state.actions);
        const Action action =
            bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
        REQUIRE(check(book, state, action).ok());
        apply(book, state, action);
        see(state);
    }
}

bool touches_desert(const Rulebook& book, const State& state, CornerId corner) {
    for (const TileId tile : book.board().tiles(corner))
        if (book.content().terrains[state.terrain[tile]].name == "desert") return true;
    return false;
}

}  // namespace

TEST_CASE("bots: normal builds figures that are worth something and sends them to their aim") {
    const TrialGame game(kMules);
    int arrived = 0;
    watch(game, "normal", 3, [&](const State& state) {
        for (const FigureId figure : game.book().content().figures.ids())
            if (state.figures[figure].is_on(PlaceKind::corner) &&
                touches_desert(game.book(), state, CornerId(state.figures[figure].number())))
                ++arrived;
    });
    CHECK(arrived > 0);
}

TEST_CASE("bots: who lacks a toll earns it with cards that nothing else needs") {
    const TrialGame game(kTolls);
    const GoodId coin = [&] {
        for (const GoodId good : game.book().content().goods.ids())
            if (game.book().content().goods[good].name == "coin") return good;
        return GoodId();
    }();
    REQUIRE(coin.is_some());
    for (const std::string level : {"normal", "hard"}) {
        CAPTURE(level);
        int coins = 0;
        watch(game, level, 6, [&](const State& state) {
            for (std::size_t seat = 0; seat < game.book().players(); ++seat)
                coins = std::max(coins, int{state.players[PlayerId(seat)].goods[coin]});
        });
        CHECK(coins > 0);
    }
}

TEST_CASE("bots: normal finds the choices that together bring most") {
    const TrialGame game(kStages);
    int fame = 0;
    watch(game, "normal", 5, [&](const State& state) {
        const Content& content = game.book().content();
        fame = 0;
        for (const Counter& counter : content.counters)
            if (counter.name == "fame")
                for (std::size_t seat = 0; seat < game.book().players(); ++seat)
                    fame += counter_value(state, counter, seat);
    });
    CHECK(fame >= 8);  // of 12
}

TEST_CASE("bots: normal sees to it that what threatens all is held off") {
    const TrialGame game(kFlood);
    int waves = 0;
    int held = 0;
    watch(game, "normal", 4, [&](const State& state) {
        waves = of_game(game.book(), state, "waves");
        held = of_game(game.book(), state, "held");
    });
    CHECK(waves >= 4);
    CHECK(held * 3 >= waves * 2);
}

TEST_CASE("mistakes in a threat are told with the remedy") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.counter "water" { title = "Water", per = "player", most = 3 }
hex.threat "flood" { counter = "water", strength = "water", defence = "water" })") ==
          "trial/main.lua:2: threat 'flood': 'counter' is not a counter of the game; give it per = "
          "\"game\"");
    CHECK(mods.problem_of(R"(hex.counter "water" { title = "Water", per = "game", most = 3 }
hex.threat "flood" { counter = "water", strength = "water" })") ==
          "trial/main.lua:2: threat 'flood': 'defence' is missing; name a counter that tells it");
}

TEST_CASE("mistakes in an aim are told with the remedy") {
    const TrialMods mods;
    CHECK(
        mods.problem_of(R"(hex.aim "all" { worth = 500 })") ==
        "trial/main.lua:1: aim 'all': must name a counter or a figure; write counter = \"...\" or "
        "figure = \"...\" with to = \"...\"");
    CHECK(mods.problem_of(R"(hex.counter "fame" { title = "Fame", per = "player", most = 3 }
hex.aim "fame" { counter = "fame", value = 9, worth = 500 })") ==
          "trial/main.lua:2: aim 'fame': 'value' is not between the start and the greatest value "
          "of the "
          "counter; the counter starts at 0 and has 3 at most");
    CHECK(mods.problem_of(R"(hex.counter "fame" { title = "Fame", per = "player", most = 3 }
hex.aim "fame" { counter = "fame" })") ==
          "trial/main.lua:2: aim 'fame': 'worth' is missing; write for example worth = 500");
    CHECK(
        mods.problem_of(R"(hex.counter "age" { title = "Age", per = "game", most = 3, worth = 5 })")
            .find("is not for counters that belong to nobody") != std::string::npos);
}

}  // namespace hexholm::test
