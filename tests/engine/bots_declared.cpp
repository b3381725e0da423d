// Bots that mods declare: they play by what they like, and mistakes in them are said.
#include <bit>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/worth/declared.h"
#include "engine/bots/worth/gains.h"

#include "tests/engine/trial_table.h"

namespace hexholm::test {
namespace {

constexpr const char* kBots = R"(
hex.counter "tricks" { title = "Tricks", per = "player", most = 3 }
hex.action "juggle" { title = "Juggle", phases = { "main" }, cost = { wool = 1 }, limit = "tricks" }
hex.bot "juggler" { title = "Juggler", level = "easy",
    judge = function(game, me) return game:get("tricks", me) * 300 end }
hex.bot "collector" { title = "Collector", decks = { development = 900 }, pieces = { city = 10 } }
hex.bot "builder" { title = "Builder", decks = { development = 0 } }
)";

const TrialGame& trial_game() {
    static const TrialGame game(kBots);
    return game;
}

// How often each seat does something of this kind in some games.
std::array<int, kMaxPlayers> times_done(const std::vector<std::string>& names, Verb verb) {
    const Rulebook& book = trial_game().book();
    std::array<int, kMaxPlayers> times{};
    const auto legal = std::make_unique<ActionList>();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        std::vector<std::unique_ptr<Bot>> bots;
        for (const std::string& name : names)
            bots.push_back(make_bot(book.content(), name));
        State state = start_game(book, seed);
        while (state.stage != Stage::over && state.turn <= 120) {
            const PlayerId player(std::countr_zero(to_act(book, state)));
            legal_actions(book, state, player, *legal);
            Random chance = bot_chance(seed, player, state.actions);
            const Action action =
                bots[player.index()]->decide(book, view_for(book, state, player), *legal, chance);
            REQUIRE(check(book, state, action).ok());
            if (book.content().kinds[action.kind].verb == verb) ++times[player.index()];
            apply(book, state, action);
        }
    }
    return times;
}

TEST_CASE("bots of mods are found by name beside the levels") {
    const Content& content = trial_game().book().content();
    CHECK(bots_of(content) == std::vector<std::string>{"random", "easy", "normal", "hard", "master",
                                                       "builder", "collector", "juggler"});
    CHECK(make_bot(content, "juggler") != nullptr);
    CHECK(make_bot(base_game().content(), "juggler") == nullptr);
    CHECK(
        known_bots(content) ==
        "there are: random, easy, normal, hard, master, builder, collector, juggler; normal, hard "
        "and master also with a style, as in hard:trader: builder, trader, raider");
}

TEST_CASE("a bot of a mod buys what it likes and leaves what it does not") {
    const auto bought = times_done({"collector", "builder", "collector", "builder"}, Verb::buy);
    CHECK(bought[1] + bought[3] == 0);
    CHECK(bought[0] + bought[2] >= 40);
}

TEST_CASE("a bot of a mod does what the mod's function praises") {
    const auto done = times_done({"juggler", "easy", "juggler", "easy"}, Verb::act);
    CHECK(done[0] + done[2] >= 20);  // of 24
    CHECK(done[1] + done[3] <= 12);
}

TEST_CASE("bots see what a piece brings by steps as they see it by a function") {
    const std::string counter = R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9, points = 1 }
)";
    const auto gain = [&](const std::string& lua) {
        const TrialGame game((counter + lua).c_str());
        Tabletop table = game.table();
        table.settlement(A, table.corner(0, 0, "N"));
        return gain_by_placing(table.book(), table.state, outlook_of(table.book(), table.state, A),
                               id_named<PieceId>(table.content().pieces, "road"),
                               table.edge(0, 0, "NE").number());
    };
    const int by_function =
        gain(R"(hex.on("placed", function(game, me) game:add("fame", me, 2) end, { "road" }))");
    CHECK(by_function >= 2 * kPoint);
    CHECK(gain(R"(hex.on("placed", { { count = "fame", add = 2 } }, { "road" }))") == by_function);
}

TEST_CASE("mistakes in a bot are told with the remedy") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.bot "easy" { title = "Me" })") ==
          "trial/main.lua:1: bot 'easy': has the name of a level; give it another name");
    CHECK(
        mods.problem_of(
            R"(hex.bot "me" { title = "Me", judge = function(game, me) return 1 end })") ==
        R"(trial/main.lua:1: bot 'me': 'judge' is not asked by a normal bot; write level = "easy")");
    CHECK(mods.problem_of(R"(hex.bot "hard" { title = "Me" })") ==
          "trial/main.lua:1: bot 'hard': has the name of a level; give it another name");
    CHECK(
        mods.problem_of(R"(hex.bot "me" { title = "Me", level = "hard",
    judge = function() return 1 end })") ==
        R"(trial/main.lua:1: bot 'me': 'judge' is not asked by a hard bot; write level = "easy")");
    CHECK(mods.problem_of(R"(hex.bot "me" { title = "Me", decks = { developement = 20 } })")
              .find("did you mean 'development'") != std::string::npos);
}

}  // namespace
}  // namespace hexholm::test
