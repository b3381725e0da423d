// Figures: what the small mods of tests/words do not show.
#include <string>

#include "engine/game/asking/effects.h"
#include "engine/game/figures/reach.h"
#include "engine/game/figures/ways.h"
#include "engine/game/trade/prices.h"
#include "engine/journal/action_text.h"

#include "tests/engine/trial_table.h"
#include "tests/support/properties.h"

namespace hexholm::test {
namespace {

FigureId figure_no(const Tabletop& table, const std::string& kind, PlayerId player, std::size_t n) {
    const FigureKindId id = id_named(table.content().figure_kinds, kind);
    FigureId found;
    visit_figures(table.book(), id, player, [&](FigureId figure) {
        if (n-- == 0) found = figure;
    });
    return found;
}
void stand(Tabletop& table, FigureId figure, int place) {
    table.state.figures[figure] = FigurePlace::on(kind_of(table.book(), figure).on, place);
    derive_all(table.book(), table.state);
}
std::vector<int> goals_of(const Tabletop& table, FigureId figure, int budget) {
    std::vector<int> goals;
    const FigureCounts counts(table.book(), table.state, figure_of(table.book(), figure));
    Ways(table.book(), table.state, counts, figure, budget, false).visit_goals([&](int place) {
        goals.push_back(place);
    });
    return goals;
}

const std::string kMule = R"(
hex.figure "mule" { title = "Mule", on = "corner", supply = 2, cost = { wool = 1 },
    needs_route = true, moves = { points = 3 } })";

TEST_CASE("figures are numbered by kind and seat, and named so in journals") {
    const TrialGame game(kMule + R"(
hex.figure "cart" { title = "Cart", on = "edge", owned = false, supply = 3, moves = { points = 1 } })");
    Tabletop table = game.table();
    CHECK(table.content().figures.size() == 2 * 4 + 3);
    table.main_phase_of(B);
    const FigureId mule = figure_no(table, "mule", B, 1);
    const FigureId cart = figure_no(table, "cart", B, 2);
    CHECK(figure_of(table.book(), mule).owner == B);
    CHECK(figure_of(table.book(), cart).owner.is_none());
    for (const FigureId figure : {mule, cart}) {
        const std::string kind = "travel_" + kind_of(table.book(), figure).name;
        const Action action = table.action(kind, B, {figure.number(), 5});
        const std::string text = action_text(table.content(), action);
        CHECK(text == (figure == mule ? "2 travel_mule mule#2.2 5" : "2 travel_cart cart#3 5"));
        const auto read = parse_action(table.content(), text, "line");
        REQUIRE(read);
        CHECK(read.value() == action);
    }
    CHECK_FALSE(parse_action(table.content(), "2 travel_mule mule#5.1 5", "line"));
}

TEST_CASE("where all steps cost the same, one search of the board finds what the ways lead to") {
    const TrialGame game(R"(
hex.figure "boat" { title = "Boat", on = "edge", supply = 2, crowd = 1,
    beside = { "pasture", "hills", "desert" }, moves = { points = 3 } }
hex.figure "wolf" { title = "Wolf", on = "tile", owned = false, supply = 1, moves = { cost = 2, points = 5 } })" +
                         kMule);
    Tabletop table = game.table();
    const FigureId boat = figure_no(table, "boat", A, 0);
    stand(table, figure_no(table, "boat", B, 0), table.edge(0, 0, "NE").number());
    for (const char* kind : {"boat", "wolf", "mule"}) {
        const FigureId figure = figure_no(table, kind, A, 0);
        const FigureKind& declared = kind_of(table.book(), figure);
        REQUIRE(Reach::serves(declared));
        const auto count = static_cast<int>(place_count(table.book().board(), declared.on));
        for (int from = 0; from < count; ++from) {
            stand(table, figure, from);
            const Figure& one = figure_of(table.book(), figure);
            const Reach reach(table.book(), table.state, one.kind);
            for (const int budget : {0, 1, 3, 5, -1}) {
                std::vector<int> goals;
                reach.goals(from, budget, PlaceSet()).visit([&](PlaceNumber place) {
                    goals.push_back(static_cast<int>(place.index()));
                    return true;
                });
                CHECK(goals == goals_of(table, figure, budget));
            }
        }
        table.state.figures[figure] = {};
    }
    CHECK(table.state.figures[boat] == FigurePlace());
}

TEST_CASE("a way costs what a function says, and ends where it must") {
    const TrialGame game(R"(
hex.counter "gate" { title = "Gate", per = "corner", most = 1 }
hex.figure "mule" { title = "Mule", on = "corner", supply = 1,
    moves = { must_stop = "gate", points = 6, cost = function(game, mule, to, across)
        local piece = game:at_edge(across)
        if piece then return 1 end
        if to % 2 == 0 then return 3 end
    end } })");
    Tabletop table = game.table();
    const CornerId start = table.corner(0, 0, "N");
    const CornerId next = table.corner(0, 0, "NE");
    const CornerId beyond = table.corner(0, 0, "SE");
    table.roads(A, {table.edge(0, 0, "NE"), table.edge(0, 0, "E")});
    table.main_phase_of(A);
    const FigureId mule = figure_no(table, "mule", A, 0);
    stand(table, mule, start.number());
    CHECK(table.allowed("travel_mule", A, {mule.number(), beyond.number()}));
    const Counter& gate = named(table.content().counters, "gate");
    table.state.counters[gate.cell_of(next.index())] = 1;
    CHECK(table.why_refused("travel_mule", A, {mule.number(), beyond.number()}) == Reason::too_far);
    CHECK(table.allowed("travel_mule", A, {mule.number(), next.number()}));
    table.act("travel_mule", A, {mule.number(), next.number()});
    CHECK(table.state.figures[mule].number() == next.number());
    CHECK(table.allowed("travel_mule", A, {mule.number(), beyond.number()}));
}

TEST_CASE("what a figure costs follows a counter") {
    const TrialGame game(R"(
hex.counter "mules" { title = "Mules", per = "player", most = 9 }
hex.figure "mule" { title = "Mule", on = "corner", supply = 2, needs_route = true,
    cost = { by = "mules", { wool = 1 }, { wool = 2, ore = 1 } } }
hex.on("figure_placed", function(game, player) game:add("mules", player, 1) end)
)");
    Tabletop table = game.table();
    table.main_phase_of(A);
    table.road(A, table.edge(0, 0, "E"));
    table.give(A, "2 wool 2 ore");
    const ActionKindId build = *table.content().kind_named("build_mule");
    CHECK(price_of(table.book(), table.state, A, build) == goods(table.book(), "1 wool"));
    table.act("build_mule", A, {table.corner(0, 0, "NE").number()});
    CHECK(table.hand(A) == "2 ore 1 wool");
    CHECK(price_of(table.book(), table.state, A, build) == goods(table.book(), "1 ore 2 wool"));
    CHECK(table.choices(A, "build_mule") == 0);
    CHECK(table.why_refused("build_mule", A, {table.corner(0, 0, "SE").number()}) ==
          Reason::cannot_pay);
    table.give(A, "1 wool");
    CHECK(table.choices(A, "build_mule") == 2);
}

TEST_CASE("a figure on a tile keeps it from producing") {
    const TrialGame game(R"(
hex.figure "wolf" { title = "Wolf", on = "tile", owned = false, supply = 3, blocks_production = true })");
    Tabletop table = game.table();
    const TileId tile = table.tile(0, 0);
    table.lay(tile, "pasture", 8);
    table.settlement(A, table.corner(0, 0, "N"));
    table.main_phase_of(A);
    stand(table, figure_no(table, "wolf", A, 1), tile.number());
    table.end_turn(A);
    const int before = table.cards_in_hand(A);
    table.roll(B, 8);
    CHECK(table.hand(A).find("wool") == std::string::npos);
    CHECK(table.cards_in_hand(A) >= before);
}

TEST_CASE("a piece is not placed where a counter forbids it") {
    const TrialGame game(R"(
hex.counter "closed" { title = "Closed", per = "edge", most = 1 }
hex.patch("piece", "road") { forbidden = "closed" })");
    Tabletop table = game.table();
    table.settlement(A, table.corner(0, 0, "N"));
    table.main_phase_of(A);
    table.give(A, "1 brick 1 lumber");
    const EdgeId edge = table.edge(0, 0, "NE");
    const int before = table.choices(A, "build_road");
    const Counter& closed = named(table.content().counters, "closed");
    table.state.counters[closed.cell_of(edge.index())] = 1;
    CHECK(table.why_refused("build_road", A, {edge.number()}) == Reason::forbidden);
    CHECK(table.choices(A, "build_road") == before - 1);
}

TEST_CASE("who owns a figure alone sees a counter that is for its owner") {
    const TrialGame game(kMule + R"(
hex.counter "plan" { title = "Plan", per = "figure", of = "mule", most = 9, visible = "owner" })");
    Tabletop table = game.table();
    const FigureId mule = figure_no(table, "mule", B, 0);
    const Counter& plan = named(table.content().counters, "plan");
    table.state.counters[plan.cell_of(mule.index())] = 4;
    const auto seen = [&](PlayerId viewer) {
        const View view = view_for(table.book(), table.state, viewer);
        return counter_value(view.state, plan, mule.index());
    };
    CHECK(seen(B) == 4);
    CHECK(seen(A) == 0);
}

TEST_CASE("an effect puts a figure and moves it at once") {
    const TrialGame game(kMule + R"(
hex.action "call" { title = "Call a mule", phases = { "main" }, effect = {
    { place_figure = "mule" }, { travel = "mule", free = true, optional = true } } })");
    Tabletop table = game.table();
    table.roads(A, {table.edge(0, 0, "NE")});
    table.main_phase_of(A);
    table.act("do_call", A);
    CHECK(table.asks(Op::place_figure, A));
    CHECK(table.choices(A, "place_mule") == 2);
    table.act("place_mule", A, {table.corner(0, 0, "N").number()});
    CHECK(table.asks(Op::travel, A));
    CHECK(table.allowed("decline", A));
    const FigureId mule = figure_no(table, "mule", A, 0);
    const int goal = table.corner(0, 0, "S").number();
    table.act("travel_mule", A, {mule.number(), goal});
    CHECK(table.state.figures[mule].number() == goal);
    CHECK_FALSE(is_asking(table.state));
    CHECK(table.told(EventKind::figure_moved) == 3);  // a step each
}

TEST_CASE("mistakes in figures are named with what to do") {
    const TrialMods mods;
    const auto says = [&](const std::string& lua, const char* words) {
        const std::string problem = mods.problem_of(lua);
        INFO(problem);
        CHECK(problem.find(words) != std::string::npos);
    };
    says(R"(hex.figure "road" { title = "Road" })", "is also that of a piece");
    says(R"(hex.figure "mule" { title = "Mule", holds = 2 })", "has no use without 'carries'");
    says(R"(hex.figure "mule" { title = "Mule", moves = { spends = "pace" } }
hex.counter "pace" { title = "Pace", per = "player", most = 1 })",
         "names a counter that its figures do not have");
    says(R"(hex.figure "mule" { title = "Mule", moves = { displaces = "rank" } }
hex.counter "rank" { title = "Rank", per = "figure", most = 1 })",
         "is for figures that occupy");
    says(R"(hex.figure "mule" { title = "Mule", moves = { cost = { mine = 1 } } })",
         "name own, others and none");
    says(R"(hex.neutral "ash" { title = "Ash" }
hex.figure "mule" { title = "Mule", neutral = "ash" })",
         "is for figures that no player owns; write owned = false");
    says(R"(hex.figure "mule" { title = "Mule", supply = 100 })", "at most 256 are possible");
    says(R"(hex.figure "mule" { title = "Mule" }
hex.counter "load" { title = "Load", per = "figure", of = "mule", most = 3 }
hex.pick "light" { title = "Light", what = "figure", with_counter = "load", most = 1 })",
         "'most' is the range of numbers; write with_most for the value of the counter");
}

}  // namespace
}  // namespace hexholm::test
