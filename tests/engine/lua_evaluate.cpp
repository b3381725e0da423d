// What an author asks in the console: answers in words, and nothing is changed by asking.
#include "engine/game/game.h"
#include "engine/lua/calls/evaluate.h"

#include "tests/engine/trial_table.h"

namespace hexholm::test {
namespace {

constexpr const char* kCounters = R"(
hex.counter "tide" { title = "Tide", per = "game", start = 3, most = 9 }
hex.counter "shells" { title = "Shells", per = "player", start = 2, most = 9 }
)";

std::string asked(const Tabletop& table, const std::string& text) {
    const Result<std::string> answer = evaluate(table.book(), table.state, text);
    return answer ? answer.value() : answer.problem().line();
}

TEST_CASE("a question about a game is answered in words") {
    const TrialGame game(kCounters);
    Tabletop table = game.table();
    table.give(PlayerId(1), "2 wool");
    CHECK(asked(table, "1 + 1") == "2");
    CHECK(asked(table, "game:players()") == "4");
    CHECK(asked(table, "game:goods(2, 'wool')") == "2");
    CHECK(asked(table, "game:get('tide'), game:get(\"shells\", 2)") == "3, 2");
    CHECK(asked(table, "game:holder('longest_road') == nil") == "true");
    CHECK(asked(table, "game:at_corner(0)") == "nothing");
    CHECK(asked(table, "game:bank('wool') == 17, nil, 'a\\nb'") == "true, nil, \"a?b\"");
    CHECK(asked(table, "hex.players, hex.scenario") == "4, \"base\"");
}

TEST_CASE("a table is told with its names in a fixed order, and a long one is cut") {
    const TrialGame game(kCounters);
    const Tabletop table = game.table();
    CHECK(asked(table, "{ 3, 2, b = true, a = { 'x' }, [9] = game.get }") ==
          R"({3, 2, [9] = function, a = {"x"}, b = true})");
    CHECK(asked(table, "local t = {} t.t = t return t").find("{...}") != std::string::npos);
    const std::string all = asked(table, "local t = {} for n = 1, 500 do t[n] = n end return t");
    CHECK(all.size() < 1000);
    CHECK(all.find("500 in all") != std::string::npos);
    CHECK(asked(table, "local t = {} for n = 1, 60 do t[n] = ('x'):rep(99) end return t").size() <
          3000);
}

TEST_CASE("statements are answered by what they return") {
    const TrialGame game(kCounters);
    const Tabletop table = game.table();
    CHECK(asked(table,
                "local sum = 0\nfor p = 1, game:players() do\n"
                "  sum = sum + game:get('shells', p)\nend\nreturn sum") == "8");
    CHECK(asked(table, "local nothing = 1") == "nothing");
}

TEST_CASE("a mistake in a question is told with its line") {
    const TrialGame game(kCounters);
    const Tabletop table = game.table();
    CHECK(asked(table, "game:goods(1, 'wol')")
              .find("console:1: game:goods: there is no good 'wol'") == 0);
    CHECK(asked(table, "local a = 1\nreturn a .. nil").find("console:2: ") == 0);
    CHECK(asked(table, "1 +").find("console:1: ") == 0);
    CHECK(asked(table, "return\n\n)").find("console:3: ") == 0);
    CHECK(asked(table, "0.5").find("console:1: ") == 0);
    CHECK(asked(table, "colour").find("'colour' is not defined") != std::string::npos);
    CHECK(asked(table, "os.time()").find("'os' is not available") != std::string::npos);
    CHECK(asked(table, "error('mine')") == "console:1: mine");
    CHECK(asked(table, std::string(5000, ' ')).find("too long") != std::string::npos);
}

TEST_CASE("a question that would change the game is refused, and changes nothing") {
    const TrialGame game(kCounters);
    const Tabletop table = game.table();
    const std::uint64_t before = digest(table.state);
    for (const char* text :
         {"game:give(1, 'wool', 1)", "game:add('tide', 1)", "game:roll(6)", "game:finish()"})
        CHECK(asked(table, text).find(": a question cannot change the game") != std::string::npos);
    CHECK(asked(table, "\ngame:set('tide', 1)").find("console:2: ") == 0);
    CHECK(asked(table, "x = 1").find("'x' is a global variable") != std::string::npos);
    CHECK(asked(table, "game.x = 1").find("cannot be changed") != std::string::npos);
    CHECK(digest(table.state) == before);
}

TEST_CASE("a question without end, or too large for the memory, is stopped") {
    const TrialGame game(kCounters);
    const Tabletop table = game.table();
    CHECK(asked(table, "while true do end").find("console:1: this takes too many steps") == 0);
    CHECK_FALSE(asked(table, "local t = {} for n = 1, 40000 do t[n] = {} end return t")
                    .find("console:1: ") != 0);
    CHECK(asked(table, "local s = 'x' while true do s = s .. s end").find("console:1: ") == 0);
    CHECK(asked(table, "local function f() return 1 + f() end return f()").find("console:1: ") ==
          0);
    CHECK(asked(table, std::string(3000, '(') + "1" + std::string(900, ')')).find("console") == 0);
    CHECK(asked(table, "game:round()") == "1");  // the next one is answered
}

}  // namespace
}  // namespace hexholm::test
