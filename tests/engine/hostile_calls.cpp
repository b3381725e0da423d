// Every function of `game` with every kind of wrong argument: each call is refused or harmless.
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/watch/invariants.h"
#include "engine/lua/calls/game_call.h"

#include "tests/engine/lua_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

constexpr int kCases = 200;  // in one turn; another turn tries others
constexpr int kTurns = 15;

std::string names_of_functions() {
    std::string names;
    for (const auto& functions : {game_questions(), game_places(), game_figures(), game_changes(),
                                  figure_changes(), game_card_questions(), game_card_changes()})
        for (const ApiFunction& each : functions)
            if (std::string(each.name) != "finish")  // see below
                names += std::string("\"") + each.name + "\", ";
    return names;
}

// The action "try" takes a number: which function is called with which arguments.
std::string trial_mod() {
    return "local names = hex.frozen { " + names_of_functions() + "}\n" + R"(
local values = hex.frozen {
  0, 1, 2, 3, 4, 7, 19, 53, 71, -1, 5, 99, 255, 32767, 65536, -32769, 2147483648,
  9223372036854775807, -9223372036854775807 - 1, 1, 2, 3, true, false, "", "1", "ore", "wool", "road",
  "settlement", "city", "robber", "desert", "forest", "development", "knight", "largest_army",
  "longest_road", "songs", "marks", "spots", "tune", ("x"):rep(5000), "\0", { 1 }, math.max,
}
hex.counter "songs" { title = "Songs", per = "player", most = 9 }
hex.counter "marks" { title = "Marks", per = "tile", most = 3 }
hex.counter "spots" { title = "Spots", per = "corner", most = 3 }
hex.effect "tune" { { take = 1 } }
hex.pick "case" { title = "Case", what = "number", least = 0, most = 199 }
hex.action "try" {
  title = "Try", phases = { "main" }, picks = { "case" },
  effect = { function(game, _, number)
    local at = (number + game:turn() * 200) * 7919
    local name = names[at % #names + 1]
    local given = {}
    for i = 1, at // 13 % 5 do
      at = (at * 1103515245 + 12345) % 2147483648
      given[i] = values[at // 16 % (#values + 1) + 1]
    end
    game[name](game, given[1], given[2], given[3], given[4])
  end },
}
)";
}

// Everything that can be tried in this state; how many calls were refused.
int try_all(const Rulebook& book, const State& start, PlayerId player) {
    int refused = 0;
    for (int number = 0; number < kCases; ++number) {
        State state = start;
        Action action;
        action.kind = id_named(book.content().kinds, "do_try");
        action.player = player;
        action.args[0] = static_cast<std::int16_t>(number);
        if (!check(book, state, action).ok()) continue;
        INFO("turn " << start.turn << ", case " << number);
        FailureList failures;
        const FailureCollector collecting(&failures);
        const bool done = apply(book, state, action);
        CHECK_FALSE(violated(book, state));
        if (done) continue;
        ++refused;
        REQUIRE(digest(state) == digest(start));
        for (const HookFailure& failure : failures.take()) {
            CHECK(failure.where.rfind("trial/main.lua:", 0) == 0);
            CHECK(failure.what.size() < 2000);
        }
    }
    return refused;
}

}  // namespace

TEST_CASE("no call of a function of the game can break it, whatever its arguments") {
    const TrialMods mods;
    mods.lua(trial_mod());
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    const Rulebook book(content);
    RandomGame game(book, 3);
    const ActionKindId end_turn = id_named(content->kinds, "end_turn");
    std::uint32_t tried = 0;
    int turns = 0;
    // A random player also does what fails; then nothing has happened and another thing is tried.
    while (turns < kTurns && (game.step() || game.failed)) {
        Action action;
        action.kind = end_turn;
        action.player = game.state.acting;
        if (game.state.turn == tried || !check(book, game.state, action).ok()) continue;
        tried = game.state.turn;
        CHECK(try_all(book, game.state, game.state.acting) > kCases / 4);
        ++turns;
    }
    CHECK(turns == kTurns);
}

TEST_CASE("a game that a mod ends without a winner is sound") {
    const TrialMods mods;
    mods.lua("hex.on(\"rolled\", function(game) game:finish() end)");
    std::vector<Problem> problems;
    const auto content = mods.load(problems);
    REQUIRE(content != nullptr);
    const Rulebook book(content);
    RandomGame game(book, 3);
    while (game.step())
        REQUIRE_FALSE(violated(book, game.state));
    CHECK(game.state.stage == Stage::over);
}

}  // namespace hexholm::test
