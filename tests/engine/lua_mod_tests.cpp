// The tests that a mod brings: what passes, what fails and why, and what no test can do.
#include "engine/bots/trying/random_choice.h"
#include "engine/lua/trials/mod_test.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

constexpr const char* kRules = R"(
hex.terrain "crater" {
    title = "Crater", color = "#5a2a22", own_tokens = { 4, 5 },
    after = { function(game, me, tile)
        local face = game:roll(6)
        if face == 6 then game:give(me, "no such good") end
        game:give(me, "ore", face)
        game:add("heat", 1)
    end },
}
hex.counter "heat" { title = "Heat", per = "game", least = 0, most = 9 }
hex.counter "luck" { title = "Luck", per = "player", least = 0, most = 3 }
)";

class TestedMod {
public:
    explicit TestedMod(const std::string& tests, const std::string& rules = kRules) {
        mods_.lua(rules);
        mods_.write("trial/tests/a.lua", tests);
    }
    void file(const std::string& name, const std::string& text) const {
        mods_.write("trial/tests/" + name, text);
    }
    ModTestReport run() const {
        return run_mod_tests(mods_.folder("trial"), mods_.roots(), choose_at_random);
    }

private:
    TrialMods mods_;
};

// Why a test with this body fails; empty when it passes.
std::string failure_of(const std::string& body) {
    const TestedMod mod("hex.test(\"one\", function(t)\n" + body + "\nend)\n");
    const ModTestReport report = mod.run();
    for (const Problem& problem : report.problems)
        FAIL(problem.line());
    REQUIRE(report.tests.size() == 1);
    CHECK(report.tests[0].name == "one");
    return report.tests[0].failure;
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("mod tests: a game begins with the first turn of seat 1 and an empty board") {
    CHECK(failure_of(R"(
        t:game {}
        t:ask(function(game)
            t:equal({ game:active(), game:turn(), game:round(), game:players() }, { 1, 1, 1, 4 })
            for seat = 1, 4 do
                t:equal(game:hand(seat), 0)
                t:equal(game:supply(seat, "settlement"), 5)
            end
        end)
        t:equal(t:legal(1, "roll"), 1)
        t:equal(t:legal(2), 0)
        t:equal(t:points(1), 0))")
              .empty());
    CHECK(failure_of(R"(
        t:game { players = 3, seed = 9, scenario = "base", mods = {}, options = { target_vp = 12 } }
        t:equal(t.game_state:players(), 3))")
              .empty());
}

TEST_CASE("mod tests: what is laid on the table keeps supplies, rates and awards right") {
    CHECK(failure_of(R"(
        t:game {}
        t:piece(2, "settlement", 0, 0, "N")
        t:piece(2, "city", 0, 0, "N")
        local piece, seat = t:at(0, 0, "N")
        t:equal({ piece, seat }, { "city", 2 })
        for _, side in ipairs { "NE", "E", "SE", "SW", "W" } do t:piece(2, "road", 0, 0, side) end
        t:equal(t:points(2), 4, "a city and the longest road")
        t:equal(t:at(0, 0, "E"), "road")
        t:give(1, { ore = 2, wool = 1 })
        t:equal({ t:goods(1), t:goods(1, "ore"), t:goods(1, "wool") }, { 3, 2, 1 })
        t:card(3, "knight", 2)
        t:equal(t.game_state:cards(3, "knight"), 2)
        t:top("monopoly")
        t:set("luck", 3, 2)
        t:set("heat", 5)
        t:equal({ t:get("luck", 3), t:get("luck", 1), t:get("heat") }, { 2, 0, 5 })
        t:tile(0, 0, "crater", 5)
        t:pawn("robber", 0, 0)
        t:equal(t.game_state:pawn("robber"), t.game_state:tile(0, 0))
        t:tile(0, 0, "hills", 6)
        t:equal(t.game_state:pawn("robber"), nil)
        local terrain, token = t:at(0, 0)
        t:equal({ terrain, token }, { "hills", 6 }))")
              .empty());
}

TEST_CASE("mod tests: dice fall as the test wants, and functions get its numbers") {
    CHECK(failure_of(R"(
        t:game { seed = 3 }
        for total = 2, 12 do
            if total ~= 7 then
                t:roll(total)
                t:equal(t.game_state:total(), total)
                t:act(t.game_state:active(), "end_turn")
            end
        end)")
              .empty());
    CHECK(failure_of(R"(
        t:game {}
        t:tile(0, 0, "crater", 8)
        t:piece(1, "settlement", 0, 0, "N")
        for face = 1, 5 do
            t:next { face }
            local before = t:goods(1, "ore")
            t:roll(8)
            t:equal(t:get("heat"), face)
            for seat = 1, 4 do t:act(seat, "end_turn"); if seat < 4 then t:roll(2) end end
        end)")
              .empty());
}

TEST_CASE("mod tests: actions are done or refused for the reason that is named") {
    CHECK(failure_of(R"(
        t:game {}
        t:refused(1, "build_settlement", { 0, 0, "N" }, "not_now")
        t:refused(2, "roll", "not_your_turn")
        t:roll(2)
        t:refused(1, "build_road", "cannot_pay")
        t:give(1, { brick = 2, lumber = 2, ore = 4 })
        t:piece(1, "settlement", 0, 0, "N")
        t:act(1, "build_road", { 0, 0, "NE" })
        t:refused(1, "build_road", { 0, 0, "NE" })
        t:act(1, "trade_bank", "ore", "wool")
        t:equal(t:goods(1, "wool"), 1)
        t:act(1, "offer_trade", { brick = 1 }, { ore = 1 }, { 2, 3 })
        t:act(2, "reject_trade", 1))")
              .empty());
    CHECK(failure_of(
              "t:game {}\nt:play(300)\nt:game { seed = 2, setup = true }\nt:finish()\nt:play(3)")
              .empty());
}

TEST_CASE("mod tests: a game that players are not offered is told from one that they are") {
    CHECK(failure_of("t:not_offered({ players = 9 }, '9 players')").empty());
    CHECK(failure_of("t:not_offered({ mods = { 'nobody' } }, \"'nobody'\")").empty());
    CHECK(failure_of("t:game {} t:not_offered({ players = 9 }, '9') t:roll(8)").empty());
}

TEST_CASE("mod tests: a failing test tells both values, its line and the table") {
    const std::string failure = failure_of(R"(t:game {}
t:tile(0, 0, "crater", 5)
t:piece(2, "settlement", 0, 0, "N")
t:give(3, { ore = 2 })
t:equal(t:goods(3, "ore"), 1))");
    CHECK(holds(failure, "trial/tests/a.lua:6: it is 2, but 1 was expected\n"));
    CHECK(holds(failure,
                "tile 0, 0: crater 5; corner 0, 0, N: settlement of player 2; "
                "player 3 holds 2 ore"));
    CHECK(holds(failure_of("t:equal({ 1, a = { 'x' } }, { 1, a = { 'y' } })"),
                "it is { 1, a = { 'x' } }, but { 1, a = { 'y' } } was expected"));
    CHECK(holds(failure_of("t:equal({ 1, 2 }, { 1 })"), "was expected"));
    CHECK(holds(failure_of("t:equal(nil, 1, 'the reason')"), "'the reason': it is nil"));
    CHECK(holds(failure_of("error 'words'"), "trial/tests/a.lua:2: words"));
    CHECK(holds(failure_of("local x = nil; x.y = 1"), "trial/tests/a.lua:2:"));
}

TEST_CASE("mod tests: a refused action tells seat, kind, arguments and the reason") {
    CHECK(holds(failure_of("t:game {}\nt:roll(2)\nt:act(1, 'build_road', { 0, 0, 'NE' })"),
                "player 1: build_road { 0, 0, 'NE' } is refused: that is not connected to your "
                "network (not_connected)\n"));
    CHECK(holds(failure_of("t:game {}\nt:piece(1, 'road', 0, 0, 'E')\nt:roll(2)\n"
                           "t:act(1, 'build_road', { 0, 0, 'NE' })"),
                "is refused: you cannot pay for it (cannot_pay, brick"));
    CHECK(holds(failure_of("t:game {}\nt:finish()"), "with t:game { setup = true }"));
    CHECK(holds(failure_of("t:game {}\nt:refused(1, 'roll')"), "player 1: roll is allowed"));
    CHECK(holds(failure_of("t:game {}\nt:refused(2, 'roll', 'not_now')"),
                "is refused for another reason: it is not your turn (not_your_turn)"));
    CHECK(holds(failure_of("t:game {}\nt:roll(3)\nt:roll(3)"), "player 1: roll is refused: "));
}

TEST_CASE("mod tests: a function of the mod that fails ends the test with its place") {
    const std::string failure = failure_of(R"(t:game {}
        t:tile(0, 0, "crater", 8)
        t:piece(1, "settlement", 0, 0, "N")
        t:next { 6 }
        t:roll(8))");
    CHECK(holds(
        failure,
        "player 1: roll fails: trial/main.lua:6: game:give: there is no good 'no such good'"));
    CHECK(holds(failure_of(R"(t:game {}
        t:tile(0, 0, "crater", 8)
        t:piece(1, "settlement", 0, 0, "N")
        t:next { 7 }
        t:roll(8))"),
                "trial/main.lua:5: the number given for this is 7; it must be 1 to 6"));
}

TEST_CASE("mod tests: a test without end is stopped, and the next one runs") {
    const TestedMod mod(R"(
        hex.test "endless" (function(t) while true do end end)
        hex.test "memory" (function(t) local s = {} for i = 1, 9000000 do s[i] = { i } end end)
        hex.test "deep" (function(t) local function f() return 1 + f() end f() end)
        hex.test "games" (function(t) t:game {} while true do t:play(1000) t:game {} end end)
        hex.test "good" (function(t) t:game {} t:equal(1, 1) end)
    )");
    const ModTestReport report = mod.run();
    CHECK(report.problems.empty());
    REQUIRE(report.tests.size() == 5);
    for (std::size_t test = 0; test < 4; ++test) {
        INFO(report.tests[test].name);
        CHECK_FALSE(report.tests[test].failure.empty());
    }
    CHECK(holds(report.tests[0].failure, "this takes too many steps"));
    CHECK(report.tests[4].failure.empty());
}

TEST_CASE("mod tests: functions called wrongly are errors, never more") {
    std::vector<std::string> calls;
    for (const std::string name :
         {"tile",   "piece", "give", "card",    "top",         "set",   "pawn",
          "next",   "roll",  "act",  "refused", "play",        "legal", "goods",
          "points", "get",   "at",   "ask",     "not_offered", "game"}) {
        for (const char* arguments :
             {"()", "(nil)", "({})", "(99, 99, 99, 99, 99)", "(-1, -1)", "(1, {}, {}, {})",
              "('x', 'y', 'z')", "(1, 'x', { 1 }, 'y')", "(t, t)", "(1, 'build_road', {})",
              "(1, 'build_road', { 0, 0, 'Q' })", "(1, 'offer_trade', { x = 1 }, {}, {})",
              "(1, 'settlement', 0, 0, 'E')", "(0, 0, 'Q')", "({ 0 })", "('luck', 9, 9)",
              "(function() error 'x' end)", "(1, 2 ~= 2)"})
            calls.push_back("t:game {} t:" + name + arguments);
        calls.push_back("t." + name + "(1)");
        if (name != "game") calls.push_back("t:" + name + "(1, 1, 1)");
    }
    std::string file;
    for (const std::string& call : calls)
        file += "hex.test(\"call\", function(t) " + call + " end)\n";
    const TestedMod mod(file);
    const ModTestReport report = mod.run();
    CHECK(report.problems.empty());
    REQUIRE(report.tests.size() == calls.size());
    int harmless = 0;
    for (std::size_t at = 0; at < calls.size(); ++at) {
        INFO(calls[at] << ": " << report.tests[at].failure);
        if (report.tests[at].failure.empty())
            ++harmless;
        else
            CHECK(report.tests[at].failure.rfind("trial/tests/a.lua:", 0) == 0);
    }
    CHECK(harmless < 40);  // few of these calls mean something
}

TEST_CASE("mod tests: without a game, or with a point for a colon, t says what is missing") {
    CHECK(holds(failure_of("t:roll(8)"), "there is no game yet; begin with t:game {}"));
    CHECK(holds(failure_of("t.roll(8)"), "call functions of tests with a colon"));
}

TEST_CASE("mod tests: every wrong word is named") {
    const auto failure = GENERATE(table<const char*, const char*>({
        {"t:game { player = 3 }", "t:game has no field 'player'; did you mean 'players'?"},
        {"t:game { players = 9 }", "9 players"},
        {"t:game { scenario = 'nowhere' }", "nowhere"},
        {"t:game { mods = { 'nobody' } }", "nobody"},
        {"t:game { options = { colour = 'x' } }", "colour"},
        {"t:game { options = { target_vp = {} } }", "must be a text"},
        {"t:not_offered({ player = 3 }, 'x')",
         "t:not_offered has no field 'player'; did you mean 'players'?"},
        {"t:not_offered({ players = 3 }, 'x')", "such a game is offered"},
        {"t:not_offered({ players = 9 }, 'no such words')",
         "such a game is refused for another reason: "},
        {"t:game {} t:roll(13)", "the dice of this game cannot show 13"},
        {"t:game {} t:act(1, 'build_rode', 1)", "did you mean 'build_road'?"},
        {"t:game {} t:act(1, 'build_road')", "'build_road' needs an edge"},
        {"t:game {} t:act(1, 'roll', 1)", "'roll' needs no arguments"},
        {"t:game {} t:refused(1, 'roll', 'becauze')", "there is no reason 'becauze'"},
        {"t:game {} t:piece(1, 'settlement', 0, 0, 'E')", "'E' is no corner"},
        {"t:game {} t:piece(1, 'road', 0, 0, 'N')", "'N' is no side"},
        {"t:game {} t:piece(1, 'road', 9, 9, 'N')", "there is no tile at 9, 9"},
        {"t:game {} t:piece(7, 'road', 0, 0, 'E')", "there is no player 7 (1 to 4)"},
        {"t:game {} t:give(1, { ore = 20 })", "the bank has only 19 ore"},
        {"t:game {} t:give(1, { oar = 1 })", "there is no good 'oar'"},
        {"t:game {} t:card(1, 'knight', 15)", "no card knight is left in the pile"},
        {"t:game {} t:set('luck', 1, 4)", "the counter luck goes from 0 to 3"},
        {"t:game {} t:act(1, 'end_turn')", "(not_now); now player 1 may roll"},
        {"t:game {} t:give(1, { ore = 9 }) t:roll(7) t:act(1, 'end_turn')",
         "(must_answer); now player 1 may discard"},
        {"t:game {} t:act(1, 'build_road', { 0, 0 })",
         "0, 0 is a tile; say which side of it, as in { 0, 0, \"NE\" }"},
        {"t:game {} t:next { 0 }", "it must be 1 to 30000"},
        {"t:game {} t:ask(function(game) game:give(1, 'ore') end)", "cannot change the game"},
        {"t.game_state:players()", "there is no 't.game_state'"},
        {"t.roll = 1", "'t.roll' cannot be changed"},
        {"hex.test('two', function() end)", "a test cannot declare another one"},
        {"hex.good 'x' {}", "there is no 'hex.good'"},
        {"os.exit()", "'os' is not available"},
    }));
    const std::string told = failure_of(std::get<0>(failure));
    INFO(std::get<0>(failure) << ": " << told);
    CHECK(holds(told, std::get<1>(failure)));
}

TEST_CASE("mod tests: pieces that stand too close, or on others, are refused to tests too") {
    CHECK(holds(failure_of("t:game {} t:piece(1, 'settlement', 0, 0, 'N') "
                           "t:piece(2, 'settlement', 0, 0, 'NE')"),
                "B-219"));
    CHECK(holds(failure_of("t:game {} t:piece(1, 'settlement', 0, 0, 'N') "
                           "t:piece(2, 'settlement', 0, 0, 'N')"),
                "that place is already taken"));
    CHECK(
        holds(failure_of("t:game {} for side = 1, 6 do t:piece(1, 'settlement', 0, side - 3, 'N') "
                         "end"),
              "trial/tests/a.lua:2:"));
}

TEST_CASE("mod tests: a test can keep nothing of an earlier game that breaks a later one") {
    const TestedMod mod(R"(
        local kept, table_of_test
        hex.test("keeps", function(t)
            t:game {}
            kept = t.game_state
            table_of_test = t
            t:ask(function(game) t:game { players = 3 } t:equal(game:players(), 3) end)
        end)
        hex.test("uses", function(t)
            t:equal(kept:players(), 3)
            t:equal(kept:goods(1, "ore"), 0)
        end)
        hex.test("uses t", function(t) table_of_test:roll(8) end)
    )");
    const ModTestReport report = mod.run();
    REQUIRE(report.tests.size() == 3);
    CHECK(report.tests[0].failure.empty());
    CHECK(report.tests[1].failure.empty());
    CHECK(holds(report.tests[2].failure, "there is no game yet"));
}

TEST_CASE("mod tests: a file that cannot be read is a problem, the others run") {
    const TestedMod mod("hex.test('one', function(t) end)\n");
    mod.file("b.lua", "local x = 1.5\n");
    mod.file("c.lua", "hex.test('three', function(t)\n");
    mod.file("d.lua", "local nothing = 1\n");
    mod.file("e.lua", "hex.test('five', function(t) end)\nhex.test(5)\n");
    mod.file("f.lua", "while true do end\n");
    mod.file("Bad Name.lua", "");
    mod.file("notes.txt", "no test");
    const ModTestReport report = mod.run();
    CHECK(report.tests.size() == 2);
    REQUIRE(report.problems.size() == 6);
    CHECK(holds(report.problems[0].line(), "trial/tests: there is a file that no mod may have"));
    CHECK(holds(report.problems[1].line(), "trial/tests/b.lua:1: "));
    CHECK(holds(report.problems[2].line(), "trial/tests/c.lua:"));
    CHECK(holds(report.problems[3].line(), "trial/tests/d.lua: there is no test in this file"));
    CHECK(holds(report.problems[4].line(), "trial/tests/e.lua:2: "));
    CHECK(holds(report.problems[5].line(), "trial/tests/f.lua:1: "));
}

TEST_CASE("mod tests: several files share what they include, each with a copy of its own") {
    const TestedMod mod(R"(
        local parts = hex.include "tests/parts/table.lua"
        assert(parts == hex.include "tests/parts/table.lua")
        parts.used = parts.used + 1
        hex.test("shared", function(t)
            parts.begin(t)
            t:equal(parts.used, 1)
            t:equal(t:get "heat", 3)
        end))");
    mod.file("b.lua", R"(
        hex.test("alone", function(t) t:equal(hex.include("tests/parts/table.lua").used, 0) end)
        hex.test("begun", function(t) t:equal(hex.include "tests/a.lua", nil) end))");
    mod.file("parts/table.lua", R"(
        local parts = { used = 0 }
        function parts.begin(t)
            t:game {}
            t:set("heat", 3)
        end
        return parts)");
    const ModTestReport report = mod.run();
    CHECK(report.problems.empty());
    REQUIRE(report.tests.size() == 3);
    CHECK(report.tests[0].failure.empty());
    CHECK(holds(report.tests[1].failure, "a test cannot include a file"));
    CHECK(holds(report.tests[2].failure, "a test cannot include a file"));
}

TEST_CASE("mod tests: what cannot be included is named with its remedy") {
    const TestedMod mod("hex.include 'tests/parts/none.lua'\n");
    mod.file("b.lua", "hex.include '../other.lua'\n");
    mod.file("c.lua", "hex.include 'tests/c.lua'\n");
    mod.file("d.lua", "hex.include 'tests/parts/bad.lua'\n");
    mod.file("parts/bad.lua", "local half = 1.5\n");
    const ModTestReport report = mod.run();
    REQUIRE(report.problems.size() == 4);
    CHECK(holds(report.problems[0].line(), "trial/tests/a.lua:1: trial/tests/parts/none.lua: "));
    CHECK(holds(report.problems[1].line(), "trial/tests/b.lua:1: "));
    CHECK(holds(report.problems[1].line(), "is no path inside the mod"));
    CHECK(holds(report.problems[2].line(), "files include each other too deeply"));
    CHECK(holds(report.problems[3].line(), "trial/tests/parts/bad.lua:1: "));
}

TEST_CASE("mod tests: a mod that cannot be loaded says why in each test") {
    const TestedMod mod("hex.test('one', function(t) t:game {} end)\n",
                        "hex.good 'x' { bank = -1 }\n");
    const ModTestReport report = mod.run();
    REQUIRE(report.tests.size() == 1);
    CHECK(holds(report.tests[0].failure, "trial/main.lua:1: "));
}

TEST_CASE("B-198 routes are measured when an upgrade no longer interrupts them") {
    const TestedMod mod(R"(
        hex.test("an inn opens the way", function(t)
            t:game { players = 3 }
            t:piece(2, "road", 0, 0, "NE")
            t:piece(2, "road", 0, 0, "E")
            t:piece(1, "city", 0, 0, "NE")
            t:equal(t:ask(function(game) return game:measure(2, "longest_road") end), 1)
            t:give(1, { ore = 1 })
            t:roll(2)
            t:act(1, "build_inn", { 0, 0, "NE" })
            t:equal(t:ask(function(game) return game:measure(2, "longest_road") end), 2)
        end))",
                        R"(hex.piece "inn" { title = "Inn", supply = 1, cost = { ore = 1 },
                        upgrades = "city", distance = 2 })");
    const ModTestReport report = mod.run();
    CHECK(report.problems.empty());
    REQUIRE(report.tests.size() == 1);
    CHECK(report.tests[0].failure.empty());
}

}  // namespace hexholm::test
