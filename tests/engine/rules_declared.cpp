// Words of declarations that stand in the place of a function, with small mods of the test's own.
#include <string>
#include <utility>

#include "engine/game/pieces/building.h"

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

TEST_CASE("a function that hears of a piece is told which one it took the place of") {
    const TrialGame game(R"(
hex.counter "huts" { title = "Huts", per = "player", most = 99 }
hex.on("placed", function(game, me, piece, place, before)
    local worth = { settlement = 1, city = 10 }
    game:add("huts", me, worth[piece] + (before and 3 * worth[before] or 0))
end, { "settlement", "city" })
hex.on("turn_ended", function(game, me)
    for _, corner in ipairs(game:places(me, "city")) do game:replace(corner, "settlement") end
end))");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "1 brick 3 grain 1 lumber 1 wool 3 ore");
    const int before = count_of(table, "huts", A);
    table.build_settlement(A, table.corner(0, 0, "N"));
    CHECK(count_of(table, "huts", A) == before + 1);
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(count_of(table, "huts", A) == before + 14);
    table.end_turn(A);
    CHECK(count_of(table, "huts", A) == before + 45);
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

TEST_CASE("steps begin at moments that are about a player") {
    const TrialMods mods;
    const auto says = [&](const std::string& text, std::string_view words) {
        return mods.problem_of(text).find(words) != std::string::npos;
    };
    CHECK(says(R"(hex.on("game_began", { { take = 1 } }))", "the moment is about none"));
    CHECK(says(R"(hex.on("round_ended", { { take = 1 } }))", "game:start(effect, player)"));
    CHECK(says(R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9 }
hex.on("counter_changed", { { take = 1 } }, { "fame" }))",
               "cannot begin at this moment"));
    CHECK(says(R"(hex.on("placed", { { jump = 1 } }))", "trial/main.lua:1"));
    CHECK(says(R"(hex.on("placed", "explore"))", "a function or a list of steps"));
}

TEST_CASE("a queue is of the places that are listened to, and has room for all players") {
    const TrialMods mods;
    const auto problem_of = [&](const std::string& most, const std::string& listener) {
        return mods.problem_of(R"(
hex.counter "well" { title = "Well", per = "corner", most = 9 }
hex.counter "ford" { title = "Ford", per = "edge", most = 4095 }
hex.counter "line" { title = "", per = "corner", most = )" +
                               most + R"( }
hex.counter "fame" { title = "Fame", per = "player", most = 9 }
)" + listener);
    };
    const auto says = [](const std::string& text, std::string_view words) {
        return text.find(words) != std::string::npos;
    };
    const auto listens = [](const std::string& moment, const std::string& where) {
        return "hex.on(\"" + moment + "\", { { count = \"fame\" } }, " + where + ")";
    };
    const auto shares = [&](const std::string& words) {
        return listens("placed", "{ \"road\" }") + "\nhex.effect \"split\" { { share = \"fame\", " +
               words + " } }";
    };
    CHECK(problem_of("4095", listens("placed", R"({ "road", at = "well", queue = "line" })"))
              .empty());
    CHECK(says(problem_of("4095", listens("placed", R"({ "road", queue = "line" })")),
               "is only for placed, beside at"));
    CHECK(says(problem_of("4095", listens("removed", R"({ "road", at = "well", queue = "line" })")),
               "is only for placed, beside at"));
    CHECK(says(problem_of("4095", listens("placed", R"({ "road", at = "well", queue = "ford" })")),
               "is of other places than at"));
    CHECK(says(problem_of("9", listens("placed", R"({ "road", at = "well", queue = "line" })")),
               "has no room for so many players"));
    CHECK(problem_of("9", shares(R"(stock = "well", queue = "line")")).empty());
    CHECK(says(problem_of("9", shares(R"(stock = "well")")), "queue"));
    CHECK(says(problem_of("9", shares(R"(stock = "fame", queue = "line")")),
               "is not a counter of places"));
    CHECK(says(problem_of("9", shares(R"(stock = "well", queue = "ford")")),
               "is of other places than stock"));
    CHECK(says(problem_of("9", shares(R"(stock = "well", queue = "line", reserve = "line")")),
               "is not a counter of the game"));
    CHECK(says(problem_of("9", R"(hex.effect "end" { { finish = "well" } })"), "finish"));
}

TEST_CASE("an action can need something that could be picked") {
    const TrialGame game(R"(
hex.pick "rich" { title = "Who?", what = "player", whose = "others", with_goods = true }
hex.action "beg" { title = "Beg", phases = { "main" }, needs_pick = "rich" })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    CHECK(table.why_refused("do_beg", A, {}) == Reason::not_allowed);
    CHECK(table.choices(A, "do_beg") == 0);
    table.give(C, "1 ore");
    CHECK(table.choices(A, "do_beg") == 1);
}

TEST_CASE("a yield, a hand and a discard can be more than thirty-one of one good") {
    const TrialGame game(R"(
hex.patch("good", "brick") { bank = 255 }
hex.patch("terrain", "hills") { produces = { brick = 20 } })");
    Tabletop table = game.table();
    table.lay(table.tile(0, 0), "hills", 8);
    table.city(A, table.corner(0, 0, "N"));
    table.city(A, table.corner(0, 0, "S"));
    table.roll(A, 8);
    CHECK(table.hand(A) == "80 brick");
    int told = 0;
    for (const Event& event : table.events)
        if (event.kind == EventKind::produced) told += event.goods[0].total();
    CHECK(told == 80);
    table.turn_of(B);
    table.roll(B, 7);
    REQUIRE(table.asks(Op::discard, A));
    table.act(table.discard(A, "40 brick"));
    CHECK(table.hand(A) == "40 brick");
}

TEST_CASE("a roll brings goods of a game with more than eight, few and many of them") {
    for (const int bricks : {1, 10, 11, 15}) {
        const TrialGame game("local bricks = " + std::to_string(bricks) + R"(
for number = 1, 6 do hex.good("zinc_" .. number) { title = "Zinc", bank = 60 } end
hex.patch("good", "brick") { bank = 60 }
hex.patch("terrain", "hills") { produces = { brick = bricks, zinc_6 = 2 } })");
        Tabletop table = game.table();
        REQUIRE(id_named(table.content().goods, "zinc_6").index() == 10);
        table.settlement(A, table.corner(0, -1, "N"));  // hills 6
        table.city(B, table.corner(0, -1, "SE"));
        table.roll(A, 6);
        CHECK(table.hand(A) == std::to_string(bricks) + " brick 2 zinc_6");
        CHECK(table.hand(B) == std::to_string(2 * bricks) + " brick 4 zinc_6");
        CHECK(table.in_bank("brick") == 60 - 3 * bricks);
        CHECK(table.in_bank("zinc_6") == 54);
    }
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

TEST_CASE("the points win only with the most of a counter and without a piece") {
    const TrialGame game(R"(
hex.counter "levels" { title = "Levels", per = "player", most = 4 }
hex.rules { target_points = 2, win_with_most = "levels", win_without = "road" }
hex.action "rise" { title = "Rise", phases = { "main" }, limit = "levels" })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(A, table.corner(0, 0, "S"));
    SECTION("with the most") {
        table.act("do_rise", A);
        CHECK(table.state.winner == A);
    }
    SECTION("with the piece") {
        table.road(A, table.edge(0, 0, "NE"));
        table.act("do_rise", A);
        CHECK_FALSE(table.over());
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

TEST_CASE("a function at a moment is called only where its counter of places is above 0") {
    const TrialGame game(R"(
hex.counter "spring" { title = "Spring", per = "corner", most = 1 }
hex.counter "finds" { title = "Finds", per = "player", most = 9 }
hex.on("placed", function(game, me, piece)
    if piece == "city" then error("no") end
    game:add("finds", me, 1)
end, { "settlement", "city", "road", at = "spring" }))");
    Tabletop table = game.table();
    table.main_phase_of(A);
    const Counter& spring = named(table.content().counters, "spring");
    const CornerId corner = table.corner(0, 0, "SE");
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "4 brick 4 grain 4 lumber 4 wool 3 ore");
    table.build_road(A, table.edge(0, 0, "NE"));
    CHECK(count_of(table, "finds", A) == 0);
    table.state.counters[spring.cell_of(corner.index())] = 1;
    table.build_road(A, table.edge(0, 0, "E"));  // ends there
    CHECK(count_of(table, "finds", A) == 1);
    table.build_settlement(A, corner);
    CHECK(count_of(table, "finds", A) == 2);
    const std::uint64_t before = digest(table.state);
    CHECK_FALSE(apply(table.book(), table.state, table.build_action(A, "city", corner.number())));
    CHECK(digest(table.state) == before);
    table.state.counters[spring.cell_of(corner.index())] = 0;
    CHECK(apply(table.book(), table.state, table.build_action(A, "city", corner.number())));
}

TEST_CASE("a function at a moment is called only beside tiles that lie face down") {
    // The unexplored tile lies in the east of the middle.
    const TrialGame game(R"(
hex.map "mist" {
    title = "Mist", rows = { { q = -1, r = 0, "hills 5", "forest 4" } },
    tiles = { { q = 1, r = 0, terrain = "pasture", token = 9, face_down = true } },
}
hex.rules { map = "mist" }
hex.counter "finds" { title = "Finds", per = "player", most = 9 }
hex.on("placed", function(game, me) game:add("finds", me, 1) end,
    { "settlement", "road", face_down = true }))");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "4 brick 1 grain 4 lumber 1 wool");
    table.build_road(A, table.edge(0, 0, "NW"));
    CHECK(count_of(table, "finds", A) == 0);
    table.build_road(A, table.edge(0, 0, "NE"));
    CHECK(count_of(table, "finds", A) == 1);
    table.build_road(A, table.edge(0, 0, "E"));
    table.build_settlement(A, table.corner(0, 0, "SE"));
    CHECK(count_of(table, "finds", A) == 3);
}

TEST_CASE("a function about figures is called only beside tiles that lie face down") {
    const TrialGame game(R"(
hex.figure "scout" { title = "Scout", on = "edge", supply = 3 }
hex.figure "cloud" { title = "Cloud", on = "tile", owned = false, supply = 1 }
hex.counter "finds" { title = "Finds", per = "player", most = 9 }
hex.on("figure_placed", function(game, me) game:add("finds", me, 1) end,
    { "scout", "cloud", face_down = true })
hex.on("figure_moved", function(game, me) game:add("finds", me, 3) end, { face_down = true })
hex.action "look" { title = "Look", phases = { "main" }, effect = { function(game, me)
    local tile = game:tile(0, 0)
    local scout = game:put_figure(me, "scout", game:edge(tile, 5))  -- W
    game:put_figure(me, "cloud", game:tile(1, 0))
    game:move_figure(scout, game:edge(tile, 4))                     -- SW
    game:move_figure(scout, game:edge(tile, 2))                     -- E
    game:put_figure(me, "scout", game:edge(tile, 1))                -- NE
end } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.state.face_down[table.tile(1, 0)] = 1;  // in the east of the middle
    table.act("do_look", A);
    CHECK(count_of(table, "finds", A) == 4);
}

TEST_CASE("after a production a function is told of each place of which a counter is the total") {
    const TrialGame game(R"(
hex.counter "well" { title = "Well", per = "corner", most = 12 }
hex.counter "wet" { title = "Wet", per = "corner", most = 1 }
hex.counter "drawn" { title = "Drawn", per = "corner", most = 99 }
hex.on("produced", function(game, _, total, place) game:add("drawn", place, total) end,
    { numbered = "well", at = "wet" }))");
    Tabletop table = game.table();
    const auto cell = [&](const char* counter, const char* corner) -> std::int16_t& {
        const Counter& declared = named(table.content().counters, counter);
        return table.state.counters[declared.cell_of(table.corner(0, 0, corner).index())];
    };
    for (const char* const corner : {"N", "S"})
        cell("well", corner) = 5;
    cell("well", "NE") = 6;
    cell("well", "SW") = 5;
    for (const char* const corner : {"N", "S", "NE"})
        cell("wet", corner) = 1;
    table.turn_of(A);
    table.roll(A, 5);
    CHECK(cell("drawn", "N") == 5);
    CHECK(cell("drawn", "S") == 5);
    CHECK(cell("drawn", "NE") == 0);  // another number
    CHECK(cell("drawn", "SW") == 0);  // dry
}

TEST_CASE("places at which a function listens fit the moment") {
    const TrialMods mods;
    const auto problem_of = [&](const std::string& moment, const std::string& where) {
        return mods.problem_of(R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9 }
hex.counter "well" { title = "Well", per = "corner", most = 9 }
hex.counter "ford" { title = "Ford", per = "edge", most = 9 }
hex.counter "few" { title = "", per = "tile", most = 2 }
hex.counter "seen" { title = "", per = "tile", most = 63 }
hex.on(")" + moment + R"(", function(game) end, )" +
                               where + ")");
    };
    const auto says = [](const std::string& text, std::string_view words) {
        return text.find(words) != std::string::npos;
    };
    CHECK(says(problem_of("turn_began", R"({ at = "well" })"), "is only for placed, removed"));
    CHECK(says(problem_of("placed", R"({ "road", at = "fame" })"),
               "is not a counter of corners or edges"));
    CHECK(says(problem_of("placed", R"({ numbered = "well" })"), "is only for produced"));
    CHECK(says(problem_of("produced", R"({ numbered = "well", at = "ford" })"),
               "is of other places than numbered"));
    CHECK(says(problem_of("rolled", R"({ face_down = true })"),
               "is only for placed, removed and figures"));
    CHECK(says(problem_of("turn_began", R"({ away_from = { "home" } })"),
               "is only for placed and removed"));
    CHECK(says(problem_of("removed", R"({ first_on = "seen" })"), "is only for placed"));
    CHECK(says(problem_of("placed", R"({ first_on = "few" })"), "has no room for a bit"));
    CHECK(says(problem_of("placed", R"({ first_on = "well" })"), "has no room for a bit"));
    CHECK(says(problem_of("placed", R"({ "road", call = 1 })"), "has no field 'call'"));
    CHECK(says(problem_of("placed", R"({ "road", beside = "well" })"), "beside"));
}

TEST_CASE("a pick of edges can ask for a building of the player at an end") {
    const TrialGame game(R"(
hex.pick "near" { title = "Where?", what = "edge", touches_own = true }
hex.action "dig" { title = "Dig", phases = { "main" }, picks = { "near" } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.settlement(B, table.corner(0, 0, "S"));
    CHECK(table.choices(A, "do_dig") == 0);
    table.settlement(A, table.corner(0, 0, "N"));
    CHECK(table.choices(A, "do_dig") == 3);
    CHECK(table.allowed("do_dig", A, {table.edge(0, 0, "NE").number()}));
    CHECK_FALSE(table.allowed("do_dig", A, {table.edge(0, 0, "SE").number()}));
}

TEST_CASE("a pick of players can ask for a counter and for a neutral piece beside them") {
    const TrialGame game(R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9 }
hex.pick "mark" { title = "Who?", what = "player", whose = "others",
    with_counter = "fame", beside = "robber" }
hex.effect "hunt" { { pick = "mark" }, { steal_from_picked = true } }
hex.action "hunt" { title = "Hunt", phases = { "main" }, effect = { { start = "hunt" } } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    const std::size_t fame = named(table.content().counters, "fame").cell;
    table.settlement(B, table.corner(0, 0, "N"));
    table.settlement(C, table.corner(0, 0, "S"));
    table.give(B, "1 ore");
    table.give(C, "1 wool");
    for (const PlayerId player : {A, B, D})
        table.state.counters[fame + player.index()] = 1;
    SECTION("nobody while it is off the board") {
        table.act("do_hunt", A);
        CHECK(table.hand(A).empty());
        CHECK(table.state.frame_count == 0);
    }
    SECTION("who lives there and has some") {
        table.put_robber(table.tile(0, 0));
        table.act("do_hunt", A);
        CHECK(table.choices(A, "choose_mark") == 1);
        table.act("choose_mark", A, {B.number()});
        CHECK(table.hand(A) == "1 ore");
        CHECK(table.hand(B).empty());
    }
}

TEST_CASE("of nobody who was picked nothing is taken") {
    const TrialGame game(R"(
hex.pick "mark" { title = "Who?", what = "player", whose = "others", optional = true }
hex.action "hunt" { title = "Hunt", phases = { "main" },
    effect = { { pick = "mark" }, { steal_from_picked = true } } })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.give(B, "1 ore");
    table.act("do_hunt", A);
    table.act("decline", A);
    CHECK(table.hand(B) == "1 ore");
    CHECK(table.hand(A).empty());
}

TEST_CASE("an action of a mod needs supply, points, a measure, and what nobody has") {
    const TrialGame game(R"(
hex.counter "fame" { title = "Fame", per = "player", most = 9 }
hex.action "boast" { title = "Boast", phases = { "main" }, needs_supply = "city", needs_none = "fame",
    needs_award = "longest_road", needs_measure = 2, needs_points = 1 })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    const auto may = [&] {
        CHECK((table.choices(A, "do_boast") == 1) == table.allowed("do_boast", A));
        return table.choices(A, "do_boast") == 1;
    };
    table.settlement(A, table.corner(0, 0, "N"));
    CHECK_FALSE(may());
    table.give(A, "2 brick 2 lumber");
    table.build_road(A, table.edge(0, 0, "NE"));
    table.build_road(A, table.edge(0, 0, "E"));
    CHECK(may());
    std::int16_t& fame = table.state.counters[named(table.content().counters, "fame").cell + 2];
    fame = 1;
    CHECK_FALSE(may());
    fame = 0;
    const PieceId city = id_named(table.content().pieces, "city");
    const std::uint8_t cities = std::exchange(table.state.players[A].supply[city], std::uint8_t{0});
    CHECK_FALSE(may());
    table.state.players[A].supply[city] = cities;
    CHECK(may());
    table.state.corners[table.corner(0, 0, "N")] = {};
    ++table.state.players[A].supply[id_named(table.content().pieces, "settlement")];
    CHECK_FALSE(may());
}

TEST_CASE("so many of a piece are kept back as there are of another on the board") {
    const TrialGame game(R"(
hex.patch("piece", "settlement") { supply = 2, kept_for = "city" })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.roads(A, {table.edge(0, 0, "NE"), table.edge(0, 0, "E"), table.edge(0, 0, "SE")});
    table.give(A, "2 brick 2 grain 2 lumber 2 wool");
    CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "SE").number()}));
    table.city(A, table.corner(0, 0, "N"));
    CHECK(table.choices(A, "build_settlement") > 0);
    table.build_settlement(A, table.corner(0, 0, "SE"));
    CHECK(table.choices(A, "build_settlement") == 0);
}

TEST_CASE("a piece of the set-up stays away from what its map marks") {
    const TrialGame game(R"(
hex.counter "pit" { title = "Pit", per = "corner", most = 1 }
hex.patch("piece", "settlement") { setup_apart = { pit = 2 } })");
    Tabletop table = game.table();
    const PieceId settlement = id_named(table.content().pieces, "settlement");
    const auto may = [&](const char* corner) {
        const Placing setup{kPlaceSetup, -1, {}};
        return may_stand(table.book(), table.state, A, settlement,
                         table.corner(0, 0, corner).number(), setup) == Reason::none;
    };
    const Counter& pit = named(table.content().counters, "pit");
    table.state.counters[pit.cell_of(table.corner(0, 0, "N").index())] = 1;
    table.state.round = 0;
    CHECK_FALSE(may("N"));
    CHECK_FALSE(may("NE"));
    CHECK(may("SE"));
    table.state.round = 1;
    CHECK(may("NE"));
}

TEST_CASE("no route is built on from a piece that ends them") {
    const TrialGame game(R"(
hex.piece "ruin" { title = "Ruin", supply = 1, ends_routes = true })");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.give(A, "4 brick 4 lumber");
    const PieceId ruin = id_named(table.content().pieces, "ruin");
    table.state.corners[table.corner(0, 0, "N")] = {A, ruin};
    table.state.players[A].supply[ruin] = 0;
    CHECK(table.choices(A, "build_road") == 0);
    table.settlement(A, table.corner(0, 0, "SE"));
    table.build_road(A, table.edge(0, 0, "E"));
    table.build_road(A, table.edge(0, 0, "NE"));  // up to it
    CHECK_FALSE(table.allowed("build_road", A, {table.edge(0, 0, "NW").number()}));
    CHECK(list_is_complete(table.book(), table.state).empty());
}

}  // namespace
}  // namespace hexholm::test
