// Words that follow counters: where a piece may stand, who has the least of a good, when a test is asked,
// and bonuses that hold once.
#include <string>

#include "engine/game/standing/measures.h"

#include "tests/engine/trial_table.h"
#include "tests/support/properties.h"

namespace hexholm::test {
namespace {

TEST_CASE("a piece stands only where a counter of its place is above 0") {
    const TrialGame game(R"(
hex.counter "ford" { title = "", per = "edge", most = 1, marked_only = true }
hex.piece "raft" { title = "Raft", on = "edge", route = "roads", supply = 2, only_at = "ford",
    cost = { lumber = 1 } }
hex.map "brook" { title = "Brook", rows = { { q = 0, r = 0, "hills 5", "forest 4" } },
    marks = { { counter = "ford", q = 0, r = 0, at = "E" } } }
hex.rules { map = "brook" })");
    Tabletop table = game.table();
    table.settlement(A, table.corner(0, 0, "NE"));
    table.give(A, "1 lumber");
    table.main_phase_of(A);
    CHECK(table.why_refused("build_raft", A, {table.edge(0, 0, "NE").number()}) ==
          Reason::wrong_place);
    CHECK(table.allowed("build_raft", A, {table.edge(0, 0, "E").number()}));
}

TEST_CASE("counters tell who has the least and the most of a good") {
    const TrialGame game(R"(
hex.good "pearl" { title = "Pearl", public = true, safe = true, counted = false, endless = true }
hex.counter "poor" { title = "Poor", per = "player", most = 1, points = -2, least_of = "pearl" }
hex.counter "rich" { title = "Rich", per = "player", most = 1, points = 1, most_of = "pearl" }
hex.action "dive" { title = "Dive", phases = { "main" }, effect = { { gain = { pearl = 1 } } } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    CHECK(table.points(A) == -2);
    CHECK(table.points(B) == -2);
    table.act("do_dive", A);
    CHECK(table.points(A) == 1);
    CHECK(table.points(B) == -2);
    table.turn_of(B);
    table.main_phase_of(B);
    table.act("do_dive", B);
    CHECK(table.points(A) == 0);
    CHECK(table.points(B) == 0);
    CHECK(table.points(C) == -2);
}

TEST_CASE("a test is asked only while a counter is above 0") {
    const TrialGame game(R"(
hex.counter "tired" { title = "Tired", per = "player", most = 1 }
hex.patch("piece", "road") { add = { tests = { {
    test = function() return false end, asked_while = "tired", reason = "Sleep first." } } } }
hex.action "toil" { title = "Toil", phases = { "main" }, effect = { { count = "tired" } } })");
    Tabletop table = game.table();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "1 brick 1 lumber");
    table.main_phase_of(A);
    CHECK(table.allowed("build_road", A, {table.edge(0, 0, "NE").number()}));
    table.act("do_toil", A);
    CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "NE").number()}) ==
          Reason::not_allowed);
}

TEST_CASE("a bonus holds for one production") {
    const TrialGame game(R"(
hex.counter "flood" { title = "Flood", per = "game", most = 1 }
hex.bonus "flood" { counter = "flood", times = 2, once = true }
hex.action "dam" { title = "Dam", phases = { "main" },
    effect = { function(game) game:set("flood", 1) end, { produce = 8 }, { produce = 8 } } })");
    Tabletop table = game.table();
    table.lay(table.tile(0, 0), "mountains", 8);
    table.settlement(A, table.corner(0, 0, "N"));
    table.main_phase_of(A);
    table.act("do_dam", A);
    CHECK(table.hand(A) == "3 ore");
}

TEST_CASE("X-H-10 a building at two harbours counts for each of them, or once") {
    for (const bool each : {true, false}) {
        const TrialGame game(R"(
hex.award "port" { title = "Port", metric = "harbour", least = 3, each_harbour = )" +
                             std::string(each ? "true" : "false") + R"( }
hex.map "cape" { title = "Cape", rows = { { q = 0, r = 0, "hills 5", "forest 4" } }, harbours = {
    { q = 1, r = 0, side = "NE", harbour = "any" }, { q = 1, r = 0, side = "E", harbour = "wool" } } }
hex.rules { map = "cape" })");
        Tabletop table = game.table();
        const AwardId port = id_named<AwardId>(table.content().awards, "port");
        table.city(A, table.corner(1, 0, "NE"));
        CHECK(measure_of(table.book(), table.state, port, A) == (each ? 4 : 2));
        CHECK(table.state.award_holder[port] == (each ? A : PlayerId::none()));
    }
}

TEST_CASE("what does not fit these words is told") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.counter "t" { title = "", per = "tile", most = 1 }
hex.patch("piece", "road") { only_at = "t" })")
              .find("piece 'road': 'only_at' names a counter of something else") !=
          std::string::npos);
    CHECK(mods.problem_of(R"(hex.counter "t" { title = "", per = "tile", most = 1 }
hex.patch("piece", "road") { add = { tests = { { test = function() end, asked_while = "t" } } } })")
              .find("'asked_while' names a counter of something else") != std::string::npos);
    CHECK(mods.problem_of(R"(hex.counter "t" { title = "", per = "edge", most = 1 }
hex.patch("terrain", "hills") { looks = { "hills" }, looks_by = "t" })")
              .find("terrain 'hills': 'looks_by' names a counter that tiles do not have") !=
          std::string::npos);
    CHECK(mods.problem_of(R"(hex.counter "t" { title = "", per = "player", most = 1 }
hex.bonus "b" { counter = "t", times = 2, once = true })")
              .find("'once' is for a counter of the game") != std::string::npos);
    CHECK(mods.problem_of(
                  R"(hex.counter "t" { title = "", per = "player", most = 1, least_of = "ore" })")
              .find("'least_of' names a good that not everybody sees") != std::string::npos);
    CHECK(mods.problem_of(R"(hex.pick "p" { title = "", what = "tile" }
hex.effect "e" { { give = 1, only = "p", title = "" } })")
              .find("pick 'p': is not about players, as 'only' wants it") != std::string::npos);
}

TEST_CASE("counters that follow what they cannot are told") {
    const TrialMods mods;
    const auto told = [&](const std::string& fields, const std::string& words) {
        const std::string problem = mods.problem_of(
            "hex.counter \"all\" { title = \"\", per = \"player\", most = 9 }\n"
            "hex.counter \"t\" { title = \"\", most = 9, " +
            fields + " }");
        INFO(problem);
        CHECK(problem.find(words) != std::string::npos);
    };
    told(R"(per = "tile", sums = "all")", "'sums' is for counters of the game, or of players");
    told(R"(per = "player", only_with = "all")", "'only_with' is for counters of players with");
    told(R"(per = "player", more = "all")", "'more' requires 'than' or 'above'");
    told(R"(per = "game", more = "all", than = "all")", "'more' names a counter of something else");
    told(R"(per = "game", drops = "all")", "'drops' names a counter of something else");
    told(R"(per = "player", renews = "all")", "'renews' is for counters of one kind of figures");
    told(R"(per = "player", full = { { take = 1 } })", "'full' is only for counters of the game");
}

}  // namespace
}  // namespace hexholm::test
