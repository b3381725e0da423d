// Words of declarations that stand in the place of a function, with small mods of the test's own.
#include "tests/engine/trial_table.h"
#include "tests/support/properties.h"

namespace hexholm::test {
namespace {

TEST_CASE("a function at a moment is called only for the pieces that it names") {
    const TrialGame game(R"(
hex.counter "huts" { title = "Huts", per = "player", most = 9 }
hex.on("placed", function(game, me) game:add("huts", me, 1) end, { "settlement", "city" }))");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "3 brick 3 grain 3 lumber 3 wool 3 ore");
    table.build_road(A, table.edge(0, 0, "NE"));
    const int before = count_of(table, "huts", A);
    table.build_road(A, table.edge(0, 0, "E"));
    CHECK(count_of(table, "huts", A) == before);
    table.build_settlement(A, table.corner(0, 0, "SE"));
    CHECK(count_of(table, "huts", A) == before + 1);
    table.build_city(A, table.corner(0, 0, "SE"));
    CHECK(count_of(table, "huts", A) == before + 2);
}

TEST_CASE("a function hears of the cards that it names when they are played") {
    const TrialGame game(R"(
hex.counter "seen" { title = "Seen", per = "player", most = 99 }
hex.on("card_played", function(game, me, card)
    assert(card == "knight")
    game:add("seen", me, 1)
end, { "knight" }))");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.deal(A, kKnight);
    table.act("play_knight", A);
    CHECK(count_of(table, "seen", A) == 1);
}

TEST_CASE("a moment that is about no thing has no list of things") {
    const TrialMods mods;
    CHECK(mods.problem_of(R"(hex.on("turn_began", function(game) end, { "road" }))")
              .find("is only for moments about a piece") != std::string::npos);
    CHECK(mods.problem_of(R"(hex.on("pawn_moved", function(game) end, { "road" }))").find("road") !=
          std::string::npos);
}

TEST_CASE("a failing function undoes its action also where others of its kind call none") {
    const TrialGame game(R"(
hex.on("placed", function(game, me) game:give(me, "ore", 1) error("no") end, { "city" }))");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "1 brick 2 grain 1 lumber 3 ore");
    table.build_road(A, table.edge(0, 0, "NE"));
    const std::uint64_t before = digest(table.state);
    CHECK_FALSE(apply(table.book(), table.state,
                      table.build_action(A, "city", table.corner(0, 0, "N").number())));
    CHECK(digest(table.state) == before);
}

TEST_CASE("an action of a mod needs pieces on the board and some of a counter") {
    const TrialGame game(R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9 }
hex.action "feast" { title = "Feast", phases = { "main" }, needs_counter = "fame", needs_count = 2,
    needs_piece = "settlement", needs_pieces = 2, effect = { { gain = { wool = 1 } } } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    auto& fame = table.state.counters[named(table.content().counters, "fame").cell];
    table.settlement(A, table.corner(0, 0, "N"));
    fame = 2;
    CHECK(table.why_refused("do_feast", A) == Reason::not_allowed);
    table.settlement(A, table.corner(0, 0, "S"));
    fame = 1;
    CHECK(table.choices(A, "do_feast") == 0);
    CHECK(table.why_refused("do_feast", A) == Reason::not_allowed);
    fame = 2;
    CHECK(table.choices(A, "do_feast") == 1);
    table.act("do_feast", A);
    CHECK(fame == 2);
    CHECK(table.hand(A) == "1 wool");
}

TEST_CASE("a counter of pieces tells how many a player has on the board") {
    const TrialGame game(R"(
hex.counter "homes" { title = "Homes", per = "player", most = 9, pieces = { "settlement" } }
hex.counter "all" { title = "All", per = "player", most = 9, pieces = { "settlement", "city" } }
hex.action "burn" { title = "Burn", phases = { "main" },
    effect = { function(game, me) game:remove_at_corner(game:places(me, "city")[1]) end } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.roads(A, {table.edge(0, 0, "NE"), table.edge(0, 0, "E")});
    table.give(A, "1 brick 3 grain 1 lumber 1 wool 3 ore");
    table.build_settlement(A, table.corner(0, 0, "SE"));
    CHECK(count_of(table, "homes", A) == 1);
    table.build_city(A, table.corner(0, 0, "SE"));
    CHECK(count_of(table, "homes", A) == 0);
    CHECK(count_of(table, "all", A) == 1);
    table.act("do_burn", A);
    CHECK(count_of(table, "all", A) == 0);
}

TEST_CASE("so much of a counter wins, and the points only with what a mod asks for") {
    const TrialGame game(R"(
hex.counter "levels" { title = "Levels", per = "player", most = 4, wins_at = 3 }
hex.rules { target_points = 2, win_test = function(game, me) return game:supply(me, "road") < 15 end }
hex.action "rise" { title = "Rise", phases = { "main" }, limit = "levels" })");
    SECTION("the counter") {
        Tabletop table = game.table();
        table.main_phase_of(A);
        table.act("do_rise", A);
        table.act("do_rise", A);
        CHECK_FALSE(table.over());
        table.act("do_rise", A);
        CHECK(table.state.winner == A);
    }
    SECTION("the points") {
        Tabletop table = game.table();
        table.main_phase_of(A);
        table.settlement(A, table.corner(0, 0, "N"));
        table.settlement(A, table.corner(0, 0, "S"));
        table.give(A, "1 brick 1 lumber");
        table.act("do_rise", A);
        CHECK_FALSE(table.over());
        table.build_road(A, table.edge(0, 0, "NE"));
        CHECK(table.state.winner == A);
    }
}

TEST_CASE("a pick of players can leave out those without goods") {
    const TrialGame game(R"(
hex.pick "rich" { title = "Who?", what = "player", whose = "others", with_goods = true }
hex.action "beg" { title = "Beg", phases = { "main" }, picks = { "rich" } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    CHECK(table.choices(A, "do_beg") == 0);
    table.give(C, "1 ore");
    CHECK(table.choices(A, "do_beg") == 1);
    CHECK(table.allowed("do_beg", A, {C.number()}));
}

TEST_CASE("a pick of a free coast is where a harbour can be laid") {
    const TrialGame game(R"(
hex.pick "declared" { title = "Where?", what = "edge", free_coast = true }
hex.pick "tested" { title = "Where?", what = "edge",
    test = function(game, _, edge) return game:may_lay_harbour(edge) end }
hex.action "one" { title = "One", phases = { "main" }, picks = { "declared" } }
hex.action "two" { title = "Two", phases = { "main" }, picks = { "tested" } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    int places = 0;
    for (const EdgeId edge : all_ids<EdgeId>(table.book().board().edge_count())) {
        const bool allowed = table.allowed("do_one", A, {edge.number()});
        CHECK(allowed == table.allowed("do_two", A, {edge.number()}));
        places += allowed ? 1 : 0;
    }
    CHECK(table.choices(A, "do_one") == places);
    CHECK(places == table.choices(A, "do_two"));
}

}  // namespace
}  // namespace hexholm::test
