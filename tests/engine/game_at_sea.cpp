// Water that edges cross, pieces that move and stand for each other, harbours laid during the game,
// and counters at marked places, with a small sea of the test's own.
#include <algorithm>

#include "engine/game/standing/harbours.h"

#include "tests/engine/lua_support.h"
#include "tests/support/properties.h"
#include "tests/support/random_game.h"
#include "tests/support/tabletop.h"

namespace hexholm::test {
namespace {

const char* const kStrait = R"(
hex.terrain "water" { title = "Water", land = false }
hex.terrain "rim" { title = "Rim", land = false, border = true }
hex.route "sailing" {}
hex.piece "raft" { title = "Raft", on = "edge", route = "sailing", supply = 6,
    cost = { lumber = 1, wool = 1 }, beside = { "water", "rim" }, stands_for = "road", moves = true,
    anchor = "shells" }
hex.patch("phase", "main") { add = { actions = { "move" } } }
hex.patch("award", "longest_road") { add = { routes = { "sailing" } } }
hex.pawn "serpent" { title = "Serpent", may_enter = { "water" }, stands_for = "robber",
    guards = { "raft" }, robs = { "raft" } }
hex.counter "shells" { title = "Shells", per = "corner", most = 3, marked_only = true }
hex.counter "finds" { title = "Finds", per = "player", most = 9 }
hex.on("placed", function(game, me, piece, place)
    if piece ~= "raft" then return end
    for _, corner in ipairs(game:ends_of(place)) do
        if game:get("shells", corner) > 0 then
            game:add("shells", corner, -1)
            game:add("finds", me, 1)
        end
    end
end)
hex.pick "quay" { title = "Where?", what = "edge",
    test = function(game, me, edge) return game:may_lay_harbour(edge) end }
hex.action "quay" { title = "Place a harbour", phases = { "main" }, picks = { "quay" },
    test = function(game) return #game:loose_harbours() > 0 end,
    effect = { function(game, me, edge) game:lay_harbour(edge) end } }
hex.map "strait" { title = "Strait",
    rows = {
        { q = 0, r = 0, "rim", "rim", "rim", "rim", "rim" },
        { q = -1, r = 1, "rim", "forest 6", "hills 5", "water", "pasture 8", "rim" },
        { q = -2, r = 2, "rim", "fields 9", "mountains 10", "water", "hills 4", "forest 3", "rim" },
        { q = -2, r = 3, "rim", "pasture 4", "fields 5", "water", "mountains 9", "rim" },
        { q = -2, r = 4, "rim", "rim", "rim", "rim", "rim" },
    },
    harbours = { { q = 0, r = 1, side = "NW", harbour = "any" } },
    harbour_stock = { wool = 1, ore = 1 },
    regions = { { name = "west", tiles = { { q = 0, r = 1 }, { q = 1, r = 1 }, { q = -1, r = 2 },
        { q = 0, r = 2 }, { q = -1, r = 3 }, { q = 0, r = 3 } } } },
    setup_on = { "west" },
    pawns = { { pawn = "robber", q = 0, r = 2 }, { pawn = "serpent", q = 1, r = 3 } },
    marks = { { counter = "shells", q = 2, r = 1, at = "S", value = 2 },
        { counter = "shells", q = 2, r = 1, at = "N" } },
}
)";

class Strait {
public:
    explicit Strait(const std::string& more = "", int players = 3) {
        mods_.lua(kStrait + more);
        std::vector<Problem> problems;
        const LoadRequest request{
            mods_.roots(),
            "base",
            {"trial"},
            {{"map_setup", "custom"}, {"custom_map", "strait"}, {"target_vp", "5"}},
            players};
        const auto content = load_content(request, problems);
        for (const Problem& problem : problems)
            FAIL_CHECK(problem.line());
        REQUIRE(content != nullptr);
        book_ = std::make_unique<Rulebook>(content);
    }
    const Rulebook& book() const { return *book_; }
    // It is A's turn, who has rolled.
    Tabletop table() const {
        Tabletop table = Tabletop::empty_board_of(*book_);
        table.main_phase_of(A);
        return table;
    }

private:
    TrialMods mods_;
    std::unique_ptr<Rulebook> book_;
};

void raft(Tabletop& table, PlayerId player, EdgeId where) {
    table.put(player, "raft", where.number());
    table.state.placed_now.clear();
}
// The mod "trial" and a map that is like the strait but for one more field.
std::string problem_with(const std::string& fields) {
    const TrialMods mods;
    mods.lua(std::string(kStrait) + R"(
hex.map "other" { title = "Other", rows = { { q = 0, r = 0, "forest 6", "water" } }, )" +
             fields + " }");
    const std::vector<std::string> lines = mods.lines();
    return lines.empty() ? "" : lines.front();
}
bool says(const std::string& line, const std::string& part) {
    INFO(line);
    return line.find(part) != std::string::npos;
}

TEST_CASE("S-8 S-10 S-13 S-17 an edge piece stands beside its terrains and not on the rim alone") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    table.give(A, "4 lumber 4 wool 2 brick");
    CHECK(table.allowed("build_raft", A, {table.edge(1, 1, "E").number()}));
    CHECK(table.allowed("build_raft", A, {table.edge(1, 1, "NE").number()}));
    CHECK(table.allowed("build_road", A, {table.edge(1, 1, "NE").number()}));
    CHECK(table.allowed("build_raft", A, {table.edge(2, 1, "NW").number()}));
    CHECK(table.why_refused("build_road", A, {table.edge(2, 1, "NW").number()}) ==
          Reason::wrong_place);
    table.settlement(A, table.corner(0, 2, "N"));
    CHECK(table.why_refused("build_raft", A, {table.edge(0, 2, "NE").number()}) ==
          Reason::wrong_place);
    raft(table, A, table.edge(2, 1, "NW"));
    CHECK(table.why_refused("build_raft", A, {table.edge(2, 0, "E").number()}) ==
          Reason::wrong_place);
    table.act("build_raft", A, {table.edge(1, 1, "E").number()});
    CHECK(table.why_refused("build_road", A, {table.edge(1, 1, "E").number()}) == Reason::occupied);
}

TEST_CASE("S-20 S-27 S-43 classes of routes join only at an own building") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(0, 1, "N"));
    table.roads(A, {table.edge(0, 1, "NE"), table.edge(1, 1, "NW")});
    table.give(A, "3 lumber 3 wool 3 brick");
    CHECK(table.why_refused("build_raft", A, {table.edge(1, 1, "NE").number()}) ==
          Reason::not_connected);
    table.settlement(A, table.corner(1, 1, "N"));
    table.act("build_raft", A, {table.edge(1, 1, "NE").number()});
    CHECK(table.road_length(A) == 3);
    table.act("build_raft", A, {table.edge(1, 1, "E").number()});
    table.settlement(B, table.corner(1, 1, "SE"));
    CHECK(table.why_refused("build_raft", A, {table.edge(2, 1, "SW").number()}) ==
          Reason::not_connected);
}

TEST_CASE("S-44 where only closed lines count a building at the end of one closes it") {
    const Strait strait(R"(hex.patch("route", "sailing") { only_closed = true })");
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    raft(table, A, table.edge(1, 1, "E"));
    raft(table, A, table.edge(2, 1, "SW"));
    CHECK(table.road_length(A) == 0);
    table.settlement(A, table.corner(2, 1, "S"));
    CHECK(table.road_length(A) == 2);
}

TEST_CASE("S-31 to S-37 one piece at an open end moves once a turn") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    const EdgeId first = table.edge(2, 1, "NW");
    const EdgeId last = table.edge(2, 1, "NE");
    const EdgeId free = table.edge(1, 1, "E");
    raft(table, A, first);
    raft(table, A, last);
    const auto why = [&](EdgeId from, EdgeId to) {
        return table.why_refused("move_raft", A, {from.number(), to.number()});
    };
    CHECK(why(first, free) == Reason::held);
    CHECK(why(last, last) == Reason::must_move);
    CHECK(why(free, last) == Reason::wrong_place);
    CHECK(why(last, table.edge(2, 2, "SE")) == Reason::not_connected);
    table.give(A, "1 lumber 1 wool");
    table.act("build_raft", A, {table.edge(3, 1, "NW").number()});
    CHECK(why(table.edge(3, 1, "NW"), free) == Reason::just_placed);
    table.state.placed_now.clear();  // a turn later
    CHECK(table.choices(A, "move_raft") > 0);
    table.act("move_raft", A, {table.edge(3, 1, "NW").number(), free.number()});
    CHECK(table.at(free).owner() == A);
    CHECK(table.at(table.edge(3, 1, "NW")).empty());
    CHECK(table.told(EventKind::moved) == 1);
    CHECK(why(last, table.edge(2, 1, "W")) == Reason::used_up);
    CHECK(table.choices(A, "move_raft") == 0);
}

TEST_CASE("the test of a piece is told from where it moves") {
    const Strait strait(R"(hex.patch("piece", "raft") {
        test = function(game, me, place, from) return from == nil end })");
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    const EdgeId from = table.edge(2, 1, "NW");
    raft(table, A, from);
    table.give(A, "1 lumber 1 wool");
    CHECK(table.allowed("build_raft", A, {table.edge(1, 1, "E").number()}));
    CHECK(table.why_refused("move_raft", A, {from.number(), table.edge(1, 1, "E").number()}) ==
          Reason::not_allowed);
    CHECK(table.choices(A, "move_raft") == 0);
}

TEST_CASE("S-29 S-30 a closed line stays, also when somebody builds on it") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    table.settlement(A, table.corner(3, 1, "NE"));
    for (const EdgeId edge :
         {table.edge(2, 1, "NW"), table.edge(2, 1, "NE"), table.edge(3, 1, "NW")})
        raft(table, A, edge);
    CHECK(table.choices(A, "move_raft") > 0);
    raft(table, A, table.edge(3, 1, "NE"));
    CHECK(table.choices(A, "move_raft") == 0);
    table.settlement(B, table.corner(2, 1, "NE"));
    CHECK(table.choices(A, "move_raft") == 0);
}

TEST_CASE("S-128 an anchor holds the end of a line like a building") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    raft(table, A, table.edge(2, 1, "NW"));  // ends at shells
    const Counter& shells = named(table.content().counters, "shells");
    const std::size_t cell = shells.cell_of(table.corner(2, 1, "N").index());
    table.state.counters[cell] = 1;
    CHECK(table.choices(A, "move_raft") == 0);
    table.state.counters[cell] = 0;
    CHECK(table.choices(A, "move_raft") > 0);
}

TEST_CASE("S-143 a piece with lanes stands only where its owner's counter is above 0") {
    const Strait strait(R"(
hex.counter "one" { title = "One", per = "edge", most = 1 }
hex.counter "two" { title = "Two", per = "edge", most = 1 }
hex.patch("piece", "raft") { lanes = { "one", "two", "two" } })");
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    table.give(A, "1 lumber 1 wool");
    CHECK(table.choices(A, "build_raft") == 0);
    const EdgeId northeast = table.edge(1, 1, "NE");
    const auto mark = [&](const std::string& counter) {
        const Counter& lane = named(table.content().counters, counter);
        table.state.counters[lane.cell_of(northeast.index())] = 1;
    };
    mark("two");
    CHECK(table.choices(A, "build_raft") == 0);
    mark("one");
    CHECK(table.choices(A, "build_raft") == 1);
    CHECK(table.allowed("build_raft", A, {northeast.number()}));
    CHECK(table.why_refused("build_raft", A, {table.edge(1, 1, "E").number()}) ==
          Reason::wrong_place);
}

TEST_CASE("a piece whose lanes lack a seat or are no counters of edges is refused") {
    const auto problem_of_raft = [](const std::string& lanes) {
        const TrialMods mods;
        return mods.problem_of(std::string(kStrait) + R"(
hex.counter "one" { title = "One", per = "edge", most = 1 }
hex.patch("piece", "raft") { lanes = )" +
                               lanes + " }");
    };
    CHECK(says(problem_of_raft(R"({ "one" })"), "has fewer counters than there are players"));
    CHECK(says(problem_of_raft(R"({ "one", "one", "one", "finds" })"),
               "names a counter that edges do not have"));
}

TEST_CASE("S-143 S-144 S-146 pieces that make a line follow the numbers of their lane") {
    const Strait strait(R"(
hex.counter "lane" { title = "Lane", per = "edge", most = 3 }
hex.patch("piece", "raft") { lanes = { "lane", "lane", "lane" }, line = true })");
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    table.give(A, "4 lumber 4 wool");
    const EdgeId first = table.edge(1, 1, "E");
    const EdgeId second = table.edge(2, 1, "SW");
    const EdgeId aside = table.edge(1, 1, "NE");
    const Counter& lane = named(table.content().counters, "lane");
    table.state.counters[lane.cell_of(first.index())] = 3;
    table.state.counters[lane.cell_of(second.index())] = 2;
    table.state.counters[lane.cell_of(aside.index())] = 2;
    CHECK(table.why_refused("build_raft", A, {aside.number()}) == Reason::not_allowed);
    table.act("build_raft", A, {first.number()});
    CHECK(table.choices(A, "build_raft") == 2);
    table.act("build_raft", A, {second.number()});
    CHECK(table.choices(A, "build_raft") == 0);
    table.state.placed_now.clear();
    const Counter& shells = named(table.content().counters, "shells");
    table.state.counters[shells.cell_of(table.corner(2, 1, "S").index())] = 0;  // nothing holds it
    CHECK(table.allowed("move_raft", A, {second.number(), aside.number()}));
    table.state.counters[lane.cell_of(aside.index())] = 1;
    CHECK(table.why_refused("move_raft", A, {second.number(), aside.number()}) ==
          Reason::not_allowed);
    CHECK(list_is_complete(table.book(), table.state).empty());
}

TEST_CASE("S-142 the rearmost piece of a line becomes another one") {
    const std::string barge = R"(
hex.counter "lane" { title = "Lane", per = "edge", most = 3 }
hex.piece "barge" { title = "Barge", on = "edge", route = "sailing", supply = 2, LINE }
hex.patch("piece", "raft") { lanes = { "lane", "lane", "lane", "lane" }, line = true }
hex.action "load" { title = "Load", phases = { "main" }, effect = { { replace_in_line = "barge" } } })";
    const auto with = [&](const std::string& line) {
        std::string text = barge;
        return text.replace(text.find("LINE"), 4, line);
    };
    const TrialMods mods;
    CHECK(
        says(mods.problem_of(std::string(kStrait) + with("")), "names a piece that makes no line"));
    const Strait strait(with(R"(lanes = { "lane", "lane", "lane", "lane" }, line = true)"));
    Tabletop table = strait.table();
    const EdgeId first = table.edge(1, 1, "E");
    const EdgeId second = table.edge(2, 1, "SW");
    const Counter& lane = named(table.content().counters, "lane");
    table.state.counters[lane.cell_of(first.index())] = 3;
    table.state.counters[lane.cell_of(second.index())] = 2;
    raft(table, A, first);
    raft(table, A, second);
    const auto is_barge = [&](EdgeId edge) {
        return table.content().pieces[table.state.edges[edge].piece()].name == "barge";
    };
    table.act("do_load", A);
    CHECK(is_barge(first));
    CHECK_FALSE(is_barge(second));
    table.act("do_load", A);
    CHECK(is_barge(second));
    table.act("do_load", A);  // nothing is left to become one
}

TEST_CASE("S-155 a line loses the piece furthest ahead, of whatever kind") {
    const std::string lanes = R"({ "lane", "lane", "lane", "lane" })";
    const std::string fleet = R"(
hex.counter "lane" { title = "Lane", per = "edge", most = 3 }
hex.piece "barge" { title = "Barge", on = "edge", route = "sailing", supply = 2, lanes = LANES, line = true }
hex.patch("piece", "raft") { lanes = LANES, line = true }
hex.action "wreck" { title = "Wreck", phases = { "main" }, effect = { { lose_in_line = "PIECE" } } })";
    const auto naming = [&](const std::string& piece) {
        std::string text = fleet;
        for (const auto& [word, by] :
             {std::pair{"LANES", lanes}, {"LANES", lanes}, {"PIECE", piece}})
            text.replace(text.find(word), std::string(word).size(), by);
        return text;
    };
    const TrialMods mods;
    CHECK(says(mods.problem_of(std::string(kStrait) + naming("road")),
               "'lose_in_line' names a piece that makes no line"));
    const Strait strait(naming("raft"));
    Tabletop table = strait.table();
    const EdgeId first = table.edge(1, 1, "E");
    const EdgeId second = table.edge(2, 1, "SW");
    const Counter& lane = named(table.content().counters, "lane");
    table.state.counters[lane.cell_of(first.index())] = 3;
    table.state.counters[lane.cell_of(second.index())] = 2;
    raft(table, A, first);
    table.put(A, "barge", second.number());
    table.act("do_wreck", A);
    CHECK(table.state.edges[second].empty());
    CHECK_FALSE(table.state.edges[first].empty());
    table.act("do_wreck", A);
    CHECK(table.state.edges[first].empty());
    table.act("do_wreck", A);  // nothing is left to lose
}

TEST_CASE("S-145 a reserved corner is for the seat of its number") {
    const Strait strait(R"(
hex.counter "owner" { title = "Owner", per = "corner", most = 4 }
hex.patch("piece", "settlement") { reserved = "owner" })");
    Tabletop table = strait.table();
    const CornerId corner = table.corner(1, 1, "NE");
    table.road(A, table.edge(1, 1, "NE"));
    table.give(A, "1 brick 1 grain 1 lumber 1 wool");
    const Counter& owner = named(table.content().counters, "owner");
    CHECK(table.allowed("build_settlement", A, {corner.number()}));
    table.state.counters[owner.cell_of(corner.index())] = 2;
    CHECK(table.why_refused("build_settlement", A, {corner.number()}) == Reason::not_allowed);
    table.state.counters[owner.cell_of(corner.index())] = 1;
    CHECK(table.allowed("build_settlement", A, {corner.number()}));
}

TEST_CASE("S-131 S-133 who has a counter moves the neutral piece, and not into every region") {
    const Strait strait(R"(
hex.patch("pawn", "serpent") { moved_by = "finds" }
hex.patch("map", "strait") { no_pawns = { "west" } })");
    Tabletop table = strait.table();
    table.turn_of(A);
    table.roll(A, 7);
    CHECK(table.choices(A, "move_serpent") == 0);
    CHECK(table.why_refused("move_serpent", A, {table.tile(1, 2).number()}) == Reason::not_allowed);
    CHECK(table.choices(A, "move_robber") == 4);
    CHECK(table.why_refused("move_robber", A, {table.tile(0, 1).number()}) == Reason::not_allowed);
    table.state.counters[named(table.content().counters, "finds").cell] = 1;
    CHECK(table.choices(A, "move_serpent") == 2);
}

TEST_CASE("S-147 S-148 after a roll a neutral piece goes on along its course, and tells where") {
    const Strait strait(R"(
hex.counter "course" { title = "Course", per = "tile", most = 3, marked_only = true }
hex.counter "raids" { title = "Raids", per = "tile", most = 9 }
hex.pawn "whale" { title = "Whale", may_enter = { "water" }, course = "course",
    arrival = function(game, me, tile) game:add("raids", tile, me) end }
hex.patch("map", "strait") { add = { marks = {
    { counter = "course", q = 2, r = 1 }, { counter = "course", q = 1, r = 2, value = 2 },
    { counter = "course", q = 1, r = 3, value = 3 } } } })");
    Tabletop table = strait.table();
    const PawnId whale = id_named(table.content().pawns, "whale");
    const auto roll = [&](TileId from, int total) {
        table.state.pawns[whale] = from;
        table.turn_of(B);
        table.roll(B, total);
        return table.state.pawns[whale];
    };
    CHECK(roll(table.tile(2, 1), 2) == table.tile(1, 2));   // one and one
    CHECK(roll(table.tile(1, 3), 2) == table.tile(2, 1));   // and round again
    CHECK(roll(table.tile(2, 1), 12) == table.tile(2, 1));  // six and six
    CHECK(roll(table.tile(3, 2), 2) == table.tile(3, 2));   // it has left its course
    CHECK(roll(TileId::none(), 2).is_none());
    const Counter& raids = named(table.content().counters, "raids");
    CHECK(table.state.counters[raids.cell_of(table.tile(1, 2).index())] == 0);
    table.settlement(A, table.corner(1, 2, "N"));
    CHECK(roll(table.tile(2, 1), 2) == table.tile(1, 2));
    CHECK(table.state.counters[raids.cell_of(table.tile(1, 2).index())] == 2);
}

// A whale on its course, which raids who has few guns.
Strait whale_strait(const std::string& whale) {
    return Strait(whale + R"(
hex.counter "course" { title = "Course", per = "tile", most = 2, marked_only = true }
hex.counter "guns" { title = "Guns", per = "player", most = 9 }
hex.patch("map", "strait") { add = { marks = {
    { counter = "course", q = 2, r = 1 }, { counter = "course", q = 1, r = 2, value = 2 } } } })");
}

// From the first tile of the course to the second, as the dice show one and one.
void sail_whale(Tabletop& table) {
    table.state.pawns[id_named(table.content().pawns, "whale")] = table.tile(2, 1);
    table.turn_of(B);
    table.roll(B, 2);
}

TEST_CASE("S-148 to S-152 a neutral piece on its course raids those who live where it comes") {
    const Strait strait = whale_strait(R"(
hex.effect "spoils" { { gain = { ore = 1 } } }
hex.pawn "whale" { title = "Whale", may_enter = { "water" }, course = "course",
    raids = "guns", raid_more = "city", raid_prize = "spoils" })");
    Tabletop table = strait.table();
    const std::size_t guns = named(table.content().counters, "guns").cell;
    table.settlement(A, table.corner(1, 2, "N"));
    table.city(B, table.corner(1, 2, "S"));
    table.give(A, "2 wool");
    table.give(B, "3 wool");
    table.give(C, "2 wool");
    table.state.counters[guns + A.index()] = 1;
    sail_whale(table);
    CHECK(table.hand(A) == "2 wool");  // as strong
    CHECK(table.hand(B) == "1 wool");  // one, and one more for the city
    CHECK(table.hand(C) == "2 wool");  // lives elsewhere
    table.state.counters[guns + A.index()] = 2;
    sail_whale(table);
    CHECK(table.hand(A) == "1 ore 2 wool");
    CHECK(table.hand(B).empty());
}

TEST_CASE("S-148 a raid is told with whom it has befallen, and a cue of a mod with whose piece") {
    const Strait strait = whale_strait(R"(
hex.cue "bite" { title = "Bite" }
hex.pawn "whale" { title = "Whale", may_enter = { "water" }, course = "course",
    raids = "guns", raid_cue = "bite",
    arrival = function(game, me, tile) game:cue("bite", nil, game:corner(tile, 1)) end })");
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 2, "N"));
    table.give(A, "2 wool");
    table.state.pawns[id_named(table.content().pawns, "whale")] = table.tile(2, 1);
    table.turn_of(B);
    table.next_roll(2);
    const auto events = std::make_unique<EventList>();
    State state = table.state;
    REQUIRE(apply(table.book(), state, table.action("roll", B), events.get()));
    std::vector<PlayerId> befallen;
    for (const Event& event : *events)
        if (event.kind == EventKind::cue) befallen.push_back(event.other);
    CHECK(befallen == std::vector<PlayerId>{A, A});
}

TEST_CASE("S-148 a raid can pass by where several players live") {
    const Strait strait = whale_strait(R"(
hex.pawn "whale" { title = "Whale", may_enter = { "water" }, course = "course",
    raids = "guns", raids_alone = true })");
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 2, "N"));
    table.settlement(B, table.corner(1, 2, "S"));
    table.give(A, "2 wool");
    sail_whale(table);
    CHECK(table.hand(A) == "2 wool");
    table.state.corners[table.corner(1, 2, "S")] = {};
    ++table.state.players[B].supply[id_named(table.content().pieces, "settlement")];
    sail_whale(table);
    CHECK(table.hand(A) == "1 wool");
}

TEST_CASE("a counter that another thing has is refused where a piece names it") {
    const auto problem_of = [](const std::string& patch) {
        const TrialMods mods;
        return mods.problem_of(std::string(kStrait) + patch);
    };
    CHECK(says(problem_of(R"(hex.patch("piece", "raft") { anchor = "finds" })"),
               "names a counter that no corner has"));
    CHECK(says(problem_of(R"(hex.patch("piece", "settlement") { reserved = "finds" })"),
               "names a counter that no corner has"));
    CHECK(says(problem_of(R"(hex.patch("pawn", "serpent") { moved_by = "shells" })"),
               "names a counter that no player has"));
    CHECK(says(problem_of(R"(hex.patch("pawn", "serpent") { course = "shells" })"),
               "names a counter that no tile has"));
    CHECK(says(problem_of(R"(hex.patch("piece", "raft") { line = true })"), "needs lanes"));
    CHECK(says(problem_of(R"(hex.patch("piece", "raft") { kept_for = "settlement" })"),
               "is only for pieces on corners"));
    CHECK(says(problem_of(R"(hex.patch("piece", "settlement") { setup_apart = { finds = 1 } })"),
               "names a counter that no corner has"));
    CHECK(
        says(problem_of(R"(hex.patch("pawn", "serpent") { raids = "finds" })"), "needs a course"));
    CHECK(
        says(problem_of(R"(hex.patch("pawn", "serpent") { raids_alone = true })"), "needs raids"));
}

TEST_CASE(
    "S-39 S-60 S-62 S-63 a neutral piece at sea guards, robs, and moves in place of another") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    table.give(A, "1 lumber 1 wool");
    const auto serpent = id_named(table.content().pawns, "serpent");
    table.state.pawns[serpent] = table.tile(2, 1);
    CHECK(table.why_refused("build_raft", A, {table.edge(1, 1, "E").number()}) == Reason::guarded);
    CHECK(table.allowed("build_raft", A, {table.edge(1, 1, "NE").number()}));
    raft(table, B, table.edge(1, 3, "E"));
    table.give(B, "1 ore");
    table.turn_of(A);
    table.roll(A, 7);
    CHECK(table.choices(A, "move_robber") > 0);
    CHECK(table.choices(A, "move_serpent") == 2);
    table.act("move_serpent", A, {table.tile(1, 3).number()});
    CHECK(table.hand(A) == "1 lumber 1 ore 1 wool");
    CHECK(table.state.pawns[id_named(table.content().pawns, "robber")] == table.tile(0, 2));
}

TEST_CASE("S-24 S-46 where an effect places a piece another may stand for it") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(1, 1, "NE"));
    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    CHECK(table.choices(A, "place_road") == 2);
    CHECK(table.choices(A, "place_raft") == 3);
    table.act("place_raft", A, {table.edge(1, 1, "E").number()});
    table.act("place_road", A, {table.edge(1, 1, "NE").number()});
    CHECK(table.supply(A, "raft") == 5);
    CHECK(table.supply(A, "road") == 14);
}

TEST_CASE("S-80 pieces of the set-up begin where the map lets them") {
    const Strait strait;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        RandomGame game(strait.book(), seed);
        while (game.state.stage != Stage::play && game.step()) {
        }
        for (const CornerId corner : all_ids<CornerId>(strait.book().board().corner_count())) {
            if (game.state.corners[corner].empty()) continue;
            const auto& tiles = strait.book().board().tiles(corner);
            CHECK(std::any_of(tiles.begin(), tiles.end(),
                              [&](TileId tile) { return strait.book().may_begin_on(tile); }));
        }
    }
}

TEST_CASE("S-114 S-170 harbours are laid during the game and serve at once") {
    const Strait strait;
    Tabletop table = strait.table();
    table.settlement(A, table.corner(3, 1, "N"));
    CHECK(table.choices(A, "do_quay") > 0);
    CHECK(table.why_refused("do_quay", A, {table.edge(1, 1, "W").number()}) != Reason::none);
    CHECK(table.why_refused("do_quay", A, {table.edge(0, 1, "W").number()}) != Reason::none);
    table.act("do_quay", A, {table.edge(3, 1, "NE").number()});
    CHECK(std::min(table.rate(A, "wool"), table.rate(A, "ore")) == 2);
    CHECK(table.told(EventKind::harbour_laid) == 1);
    table.act("do_quay", A, {table.edge(0, 3, "SW").number()});
    CHECK(table.choices(A, "do_quay") == 0);
}

TEST_CASE("S-170 nobody sees in which order the harbours that are left will come") {
    const Strait strait;
    const Tabletop table = strait.table();
    State other = table.state;
    const std::size_t laid = laid_harbours(strait.book(), table.state);
    REQUIRE(table.state.harbours.size() >= laid + 2);
    std::reverse(other.harbours.begin() + static_cast<std::ptrdiff_t>(laid), other.harbours.end());
    REQUIRE_FALSE(other == table.state);
    for (const PlayerId viewer : {A, B, PlayerId()})
        CHECK(view_for(strait.book(), other, viewer).state ==
              view_for(strait.book(), table.state, viewer).state);
}

TEST_CASE("counters stand only where the map marks them, and start as it says") {
    const Strait strait;
    Tabletop table = strait.table();
    const Counter& shells = named(table.content().counters, "shells");
    CHECK(shells.places.size() == 2);
    CHECK(counter_value(table.state, shells, table.corner(2, 1, "S").index()) == 2);
    CHECK(counter_value(table.state, shells, table.corner(2, 1, "N").index()) == 1);
    CHECK(counter_value(table.state, shells, table.corner(0, 1, "N").index()) == 0);
    CHECK(shells.cell_of(table.corner(0, 1, "N").index()) == Counter::kNoCell);
    table.settlement(A, table.corner(1, 1, "NE"));
    table.give(A, "1 lumber 1 wool");
    table.act("build_raft", A, {table.edge(2, 1, "NW").number()});
    CHECK(counter_value(table.state, shells, table.corner(2, 1, "N").index()) == 0);
    CHECK(counter_value(table.state, named(table.content().counters, "finds"), A.index()) == 1);
}

TEST_CASE("mistakes in regions, marks and starts are told with the place and the remedy") {
    CHECK(says(problem_with("setup_on = { \"east\" }"), "unknown region 'east'"));
    CHECK(says(problem_with("regions = { { name = \"a\", tiles = { { q = 5, r = 5 } } } }"),
               "(5,5) is no tile of this map"));
    CHECK(says(problem_with("regions = { { name = \"a\", tiles = { { q = 0, r = 0 } } }, "
                            "{ name = \"b\", tiles = { { q = 0, r = 0 } } } }"),
               "in the region 'a' already"));
    CHECK(says(problem_with("marks = { { counter = \"finds\", q = 0, r = 0 } }"),
               "is not one of tiles, corners or edges"));
    CHECK(says(problem_with("marks = { { counter = \"shells\", q = 0, r = 0, at = \"E\" } }"),
               "corners are N, NE, SE, S, SW and NW"));
    CHECK(says(problem_with("marks = { { counter = \"shells\", q = 0, r = 0, at = \"N\", "
                            "value = 4 } }"),
               "between least and most"));
    CHECK(says(problem_with("marks = { { counter = \"shells\", q = 0, r = 0, at = \"N\" }, "
                            "{ counter = \"shells\", q = 0, r = 0, at = \"N\" } }"),
               "a second time"));
    CHECK(says(problem_with("pawns = { { pawn = \"serpent\", q = 9, r = 9 } }"),
               "is no tile of this map"));
}

TEST_CASE("lists, views, copies, events and invariants hold in random games at sea") {
    const Strait strait;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RandomGame game(strait.book(), seed);
        Random chance{seed, 0};
        State before = game.state;
        while (game.step()) {
            const Fault step =
                step_fault(strait.book(), before, game.played.back(), game.state, game.events);
            if (!step.empty()) FAIL("seed " << seed << ": " << step);
            before = game.state;
            if (game.played.size() % 19 != 0) continue;
            const Fault fault = any_fault(strait.book(), before, chance);
            if (!fault.empty()) FAIL("seed " << seed << ": " << fault);
            if (game.played.size() > 20000) FAIL("seed " << seed << " does not end");
        }
        CHECK_FALSE(game.failed);
    }
}

}  // namespace
}  // namespace hexholm::test
