// What authors are told of calls that cannot work, of manifests, and what they print.
#include <filesystem>

#include "engine/game/core/action.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/lua/machine/signature.h"

#include "tests/engine/failing_games.h"

namespace hexholm::test {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string failure_in_game(const std::string& lua) {
    const auto failures = failures_in_game(lua, 3, 200);
    return failures.empty() ? "" : failures.front().where + ": " + failures.front().what;
}

std::string turn_began(const std::string& body) {
    return "hex.on(\"turn_began\", function(game, player)\n" + body + "\nend)";
}

}  // namespace

TEST_CASE("an argument of the wrong kind is told with the function and its name") {
    CHECK(failure_in_game(turn_began("game:give(player, 7)")) ==
          "trial/main.lua:2: game:give: 'good' must be a text, not a number");
    CHECK(failure_in_game(turn_began("game:give(nil, \"ore\")")) ==
          "trial/main.lua:2: game:give: 'player' must be a whole number, not nil");
    CHECK(has(failure_in_game(turn_began("game:hand(9)")),
              "trial/main.lua:2: game:hand: there is no player 9 (1 to "));
    CHECK(failure_in_game(turn_began("game:die(7)")) ==
          "trial/main.lua:2: game:die: 'which' is 7; it must be 1 to 2");
    CHECK(failure_in_game(turn_began("(\"x\"):rep(\"y\")")) ==
          "trial/main.lua:2: string.rep: 'count' must be a whole number, not a string");
}

TEST_CASE("a helper is told with the lines from which it was called") {
    CHECK(failure_in_game("local function help(game, player)\n"
                          "    game:give(player, \"or\")\nend\n" +
                          turn_began("help(game, player)")) ==
          "trial/main.lua:2: game:give: there is no good 'or'; there are brick, grain, lumber, "
          "ore, wool (called at trial/main.lua:5)");
}

TEST_CASE("a misspelt function of game is found where no game ever comes") {
    const TrialMods mods;
    CHECK(mods.problem_of(turn_began("if false then game:goodz(1, \"ore\") end")) ==
          "trial/main.lua:2: there is no 'game:goodz'; did you mean 'game:goods'?");
    CHECK(mods.problem_of("hex.on(\"turn_ended\", function(g, who)\nif who == 9 then g:hnd(who) "
                          "end end)") ==
          "trial/main.lua:2: there is no 'game:hnd'; did you mean 'game:hand'?");
    CHECK(mods.problem_of("local function help(game)\n  local function inner() return "
                          "game:trun() end\n  return inner\nend") ==
          "trial/main.lua:2: there is no 'game:trun'; did you mean 'game:turn'?");
    CHECK(mods.problem_of(turn_began("local all = { game:roll(6), 1 }\n\n\nif all then return "
                                     "game:nowhere_near(all) end")) ==
          "trial/main.lua:5: there is no 'game:nowhere_near'; the reference lists what there is");
}

TEST_CASE("too few and too many arguments of game are found without playing") {
    const TrialMods mods;
    CHECK(mods.problem_of(turn_began("game:give(player)"))
              .rfind("trial/main.lua:2: game:give takes 2 to 3 arguments, not 1; game:give(", 0) ==
          0);
    CHECK(mods.problem_of(turn_began("game:hand(player, 1)"))
              .rfind("trial/main.lua:2: game:hand takes 1 argument, not 2; ", 0) == 0);
    CHECK(mods.problem_of(turn_began("game:give(player, \"ore\", game:hand(player))")).empty());
    CHECK(mods.problem_of(turn_began("local t = { player, \"ore\" }\n"
                                     "game:give(table.unpack(t))"))
              .empty());
}

TEST_CASE("a point for a colon is told as such") {
    const TrialMods mods;
    CHECK(mods.problem_of(turn_began("game.give(player, \"ore\", 1)")) ==
          "trial/main.lua:2: write game:give(...) with a colon, not game.give(...)");
    CHECK(mods.problem_of(turn_began("game.give(game, player, \"ore\", 1)")).empty());
    CHECK(failure_in_game(turn_began("local give = game.give\ngive(player, \"ore\", 1)")) ==
          "trial/main.lua:3: write game:give(...) with a colon, not game.give(...)");
}

TEST_CASE("what a test gives back is true, false or nothing, for in Lua even 0 is true") {
    const auto action = [](const std::string& test) {
        return "hex.action \"rest\" { title = \"Rest\", phases = { \"main\" }, effect = { { take = "
               "1 } "
               "},\n test = function(game, me) " +
               test + " end }";
    };
    CHECK(failure_in_game(action("return game:hand(me)")) ==
          "trial/main.lua:2: action 'rest': test must give back true or false, not a number; "
          "compare it, as in x > 0");
    CHECK(failure_in_game(action("return \"not today\"")) ==
          "trial/main.lua:2: action 'rest': test must give back true or false, not a text; what "
          "players are told belongs into 'reason'");
    CHECK(failure_in_game(action("return game:hand(me) > 0")).empty());
    CHECK(failure_in_game(action("")).empty());
    CHECK(failure_in_game("hex.rules { won = function(game, me) return game:hand(me) end }") ==
          "trial/main.lua:1: hex.rules: won must give back true or false, not a number; compare "
          "it, as in x > 0");
}

TEST_CASE("what a number, a step and a list give back is told when no rule can use it") {
    const std::string begins = "\n" + turn_began("game:start(\"gift\", player)");
    CHECK(failure_in_game("hex.effect \"gift\" { { take = function() end } }" + begins) ==
          "trial/main.lua:1: effect 'gift': take must give back a whole number, not nil");
    CHECK(failure_in_game("hex.effect \"gift\" { function() return \"x\" end }" + begins) ==
          "trial/main.lua:1: effect 'gift': [1] must give back a number, false or nothing, not a "
          "text");
    CHECK(failure_in_game("hex.effect \"gift\" { { pick = \"site\" } }\n"
                          "hex.pick \"site\" { title = \"Site\", what = \"corner\",\n"
                          "list = function() return { \"x\" } end }" +
                          begins) ==
          "trial/main.lua:3: pick 'site': list must give back a list of numbers, not of string");
}

TEST_CASE("the owner of a counter is left out, or nil, where the game has it, and else needed") {
    const std::string counters =
        "hex.counter \"rain\" { title = \"Rain\", per = \"game\", most = 9 }\n"
        "hex.counter \"baths\" { title = \"Baths\", most = 9 }\n";
    const auto told = [&](const std::string& call) {
        return failure_in_game(counters + turn_began(call));
    };
    CHECK(told("game:set(\"rain\", nil, 1) assert(game:get(\"rain\") == 1)").empty());
    CHECK(told("game:set(\"rain\", 2) assert(game:add(\"rain\", 1) == 3)").empty());
    CHECK(told("game:set(\"rain\", player, 1)") ==
          "trial/main.lua:4: game:set: the counter 'rain' of the game has no owner; leave it out");
    CHECK(told("game:add(\"baths\", 1)") ==
          "trial/main.lua:4: game:add: the counter 'baths' is one for each player; say whose, and "
          "then the number");
}

TEST_CASE("a neutral figure is put on the board for nobody") {
    CHECK(
        failure_in_game("hex.figure \"pedlar\" { title = \"Pedlar\", owned = false }\n"
                        "hex.on(\"game_began\", function(game) game:put_figure(nil, \"pedlar\", 3) "
                        "end)")
            .empty());
}

TEST_CASE("what a later mod writes wrong into the rules is told where it stands") {
    const TrialMods mods;
    CHECK(has(
        mods.problem_of("hex.patch(\"piece\", \"city\") { point = 3 }\n"
                        "hex.patch(\"piece\", \"city\") { points = 3 }"),
        "trial/main.lua:1: piece 'city': 'point' is not a known field; did you mean 'points'?"));
    mods.write("later/mod.json", R"({"id": "later", "title": "T", "version": "1.0.0", "api": 1,
        "depends": ["trial"], "load": ["main.lua"]})");
    mods.write("later/main.lua", "hex.rules { bank_rate = 3 }");
    mods.lua("\nhex.rules { target_point = 9 }");
    const auto lines = mods.lines({"trial", "later"});
    REQUIRE(lines.size() == 1);
    CHECK(has(lines[0], "trial/main.lua:2: hex.rules: 'target_point' is not a known field"));
    mods.lua("\nhex.rules { map = \"nowhere\" }");
    const auto map = mods.lines({"trial", "later"});
    REQUIRE(map.size() == 1);
    CHECK(has(map[0], "trial/main.lua:2: there is no map 'nowhere'"));
}

TEST_CASE("a declaration without any use is told") {
    const TrialMods mods;
    const std::string counter = "hex.counter \"x\" { title = \"X\", per = \"game\", most = 3 }\n";
    CHECK(mods.problem_of(counter + "hex.bonus \"b\" { counter = \"x\" }") ==
          "trial/main.lua:2: bonus 'b': changes nothing; give it 'times', 'gain' or 'like'");
    CHECK(mods.problem_of(counter +
                          "hex.award \"a\" { title = \"A\", least = 1, counter = \"x\" }") ==
          "trial/main.lua:2: award 'a': 'counter' is not a counter of players; give it per = "
          "\"player\"");
    CHECK(has(mods.problem_of("hex.effect \"e\" { take = 1 }"),
              "trial/main.lua:1: effect 'e': has no steps; write each in braces of its own: { { "
              "take = 1 } }"));
}

TEST_CASE("a moment that nobody tells of is told with all there are") {
    const TrialMods mods;
    const std::string problem =
        mods.problem_of("hex.on(\"counter_change\", function() end, { \"knights\" })");
    CHECK(has(problem, "hex.on: 'moment' is 'counter_change'; did you mean 'counter_changed'?"));
}

TEST_CASE("other things may be called game, too") {
    const TrialMods mods;
    CHECK(mods.problem_of("local game = hex.frozen { title = function() return \"G\" end }\n"
                          "hex.good \"gem\" { title = game.title() }")
              .empty());
}

TEST_CASE("a file in load that is included runs once") {
    const TrialMods mods;
    mods.manifest("trial", R"("authors": [])");
    mods.write("trial/mod.json", R"({"id": "trial", "title": "T", "version": "1.0.0", "api": 1,
        "depends": ["base"], "load": ["a.lua", "main.lua", "b.lua"]})");
    mods.write("trial/a.lua", "hex.good \"gem\" { title = \"Gem\" }\nreturn 7");
    mods.write("trial/b.lua", "hex.good \"gold\" { title = \"Gold\" }");
    mods.write("trial/main.lua", "assert(hex.include \"a.lua\" == 7)\nhex.include \"trial:b.lua\"");
    CHECK(mods.lines().empty());
}

TEST_CASE("what is wrong in a manifest is told with its line") {
    const TrialMods mods;
    mods.write("trial/mod.json",
               "{\"id\": \"trial\", \"title\": \"T\",\n"
               " \"version\": \"1.0.0\", \"api\": 1,\n"
               " \"options\": [\n"
               "   { \"name\": \"depth\", \"titel\": \"D\", \"type\": \"flag\",\n"
               "     \"default\": true }],\n"
               " \"dependencies\": [\"base\"]}");
    const ModFolder mod = read_manifest(mods.folder("trial"));
    REQUIRE(mod.problems.size() == 2);
    CHECK(has(mod.problems[0].line(),
              "trial/mod.json:4: 'options[1].titel' is not a known field; did you mean 'title'?"));
    CHECK(has(mod.problems[1].line(),
              "trial/mod.json:6: 'dependencies' is not a known field; did you mean 'depends'?"));
}

TEST_CASE("a mod that depends on a misspelt one is told so") {
    const TrialMods mods;
    mods.write("trial/mod.json", R"({"id": "trial", "title": "T", "version": "1.0.0", "api": 1,
        "depends": ["bsae"]})");
    const auto problems = check_mod(mods.folder("trial"), mods.roots());
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].line() ==
          "trial/mod.json: 'depends' names the mod 'bsae', which is not there; did you mean "
          "'base'?");
}

TEST_CASE("a linked folder is a mod like any other") {
    const TrialMods mods;
    const TrialMods elsewhere;
    elsewhere.lua("hex.good \"gem\" { title = \"Gem\" }");
    std::filesystem::create_directory_symlink(elsewhere.folder("trial"), mods.folder("trial"));
    CHECK(mods.lines().empty());
}

TEST_CASE("what mods print is told with its place and changes no game") {
    const auto digest_of = [](const std::string& lua, std::vector<std::string>* printed) {
        const TrialMods mods;
        mods.lua(lua);
        LoadRequest request{mods.roots(), "base", {"trial"}, {}, 4};
        if (printed != nullptr)
            request.printer = [printed](const std::string& line) { printed->push_back(line); };
        const Result<std::shared_ptr<const Content>> content = load_content(request);
        REQUIRE(content);
        const Rulebook book(content.value());
        RandomGame game(book, 5);
        for (int step = 0; step < 60; ++step)
            game.step();
        return digest(game.state);
    };
    const std::string lua =
        "print(\"hello\")\n" +
        turn_began("print(\"turn\\27[2J\", player == nil, { 1, a = { \"x\" } })");
    std::vector<std::string> printed;
    const std::uint64_t heard = digest_of(lua, &printed);
    REQUIRE(printed.size() > 2);
    CHECK(printed[0] == "trial/main.lua:1: hello");
    CHECK(printed[1] == "trial/main.lua:3: turn?[2J false {1, a = {\"x\"}}");
    CHECK(digest_of(lua, nullptr) == heard);
}

TEST_CASE("signatures are read as the manual writes them") {
    const Signature called("game:set(counter: string, owner: integer?, value: integer): integer");
    CHECK(called.name() == "game:set");
    CHECK(called.with_point() == "game.set");
    CHECK(called.fewest() == 2);
    CHECK(called.most() == 3);
    CHECK(called.returns() == "integer");
    CHECK(called.parameter(1) == "owner");
    CHECK(Signature("select(n, ...)").most() == -1);
    CHECK(Signature("game:players(): integer").parameters().empty());
}

}  // namespace hexholm::test
