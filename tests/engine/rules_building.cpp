// Section 11 of the rulebook: roads, settlements, cities.
#include <catch2/catch.hpp>

#include "tests/support/shapes.h"
#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

TEST_CASE("B-144 B-145 a road costs 1 brick and 1 lumber paid to the bank when it is built") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "2 brick 3 lumber");
    table.build_road(A, table.edge(0, 0, "NE"));
    CHECK(table.hand(A) == "1 brick 2 lumber");
    CHECK(table.in_bank("brick") == 18);
    CHECK(table.in_bank("lumber") == 17);
    CHECK(table.at(table.edge(0, 0, "NE")).owner() == A);
}

TEST_CASE("B-144 B-145 a settlement costs 1 brick 1 lumber 1 wool 1 grain") {
    Tabletop table = Tabletop::main_phase();
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain");
    table.build_settlement(A, table.corner(0, 0, "N"));
    CHECK(table.hand(A).empty());
    for (const char* good : {"brick", "lumber", "wool", "grain", "ore"})
        CHECK(table.in_bank(good) == 19);
}

TEST_CASE("B-144 B-145 a city costs 3 ore and 2 grain") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "4 ore 2 grain");
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(table.hand(A) == "1 ore");
}

TEST_CASE("B-144 B-145 a development card costs 1 ore 1 wool 1 grain") {
    Tabletop table = Tabletop::main_phase();
    table.give(A, "1 ore 1 wool 2 grain");
    table.act("buy_development", A);
    CHECK(table.hand(A) == "1 grain");
    CHECK(table.in_bank("ore") == 19);
}

TEST_CASE("B-144 nothing is built without all of its price") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.road(A, table.edge(0, 0, "NE"));
    table.road(A, table.edge(1, 0, "NW"));
    const auto refusal = [&](const Action& action) {
        return check(table.book(), table.state, action);
    };
    table.give(A, "1 brick");
    CHECK(refusal(table.build_action(A, "road", table.edge(0, 0, "NW").number())) ==
          Refusal{Reason::cannot_pay, good(table.book(), "lumber"), 1});
    table.give(A, "1 wool 1 lumber");
    CHECK(refusal(table.build_action(A, "settlement", table.corner(1, 0, "N").number())).reason ==
          Reason::cannot_pay);
    table.give(A, "2 ore 2 grain");
    CHECK(refusal(table.build_action(A, "city", table.corner(0, 0, "N").number())) ==
          Refusal{Reason::cannot_pay, good(table.book(), "ore"), 1});
    table.take_away(A, "2 ore");
    CHECK(refusal(table.action("buy_development", A)).reason == Reason::cannot_pay);
    CHECK(table.choices(A, "build_city") == 0);
    CHECK(table.choices(A, "buy_development") == 0);
}

TEST_CASE("B-146 a player builds and buys as often as cards and pieces allow") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.give(A, "5 brick 5 lumber 2 wool 4 grain 5 ore");
    table.build_road(A, table.edge(0, 0, "NE"));
    table.build_road(A, table.edge(1, 0, "NW"));
    table.build_settlement(A, table.corner(1, 0, "N"));
    table.build_city(A, table.corner(1, 0, "N"));
    table.build_road(A, table.edge(1, 0, "NE"));
    table.act("buy_development", A);
    CHECK(table.hand(A) == "1 brick 1 lumber 1 ore");
}

TEST_CASE("B-147 B-178 at most 15 roads of a player are on the board") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    lay_roads(table, A, ring(table, 0, -1));
    lay_roads(table, A, ring(table, 1, -1));
    CHECK(table.supply(A, "road") == 0);
    table.give(A, "1 brick 1 lumber");
    CHECK(table.why_refused("build_road", A, {table.edge(1, 0, "NE").number()}) ==
          Reason::no_piece_left);
    CHECK(table.choices(A, "build_road") == 0);
    table.deal(A, kRoadBuilding);
    CHECK(table.why_refused("play_road_building", A) == Reason::no_effect);
}

TEST_CASE("B-147 B-159 with five settlements on the board one must be upgraded first") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(A, table.corner(0, 0, "SE"));
    table.settlement(A, table.corner(0, 0, "SW"));
    table.settlement(A, table.corner(2, -2, "N"));
    table.settlement(A, table.corner(-2, 2, "S"));
    table.road(A, table.edge(0, -2, "NE"));
    table.give(A, "1 brick 1 lumber 1 wool 3 grain 3 ore");
    const int place = table.corner(0, -2, "N").number();
    CHECK(table.why_refused("build_settlement", A, {place}) == Reason::no_piece_left);
    table.build_city(A, table.corner(0, 0, "N"));
    table.build_settlement(A, table.corner(0, -2, "N"));
    CHECK(table.supply(A, "settlement") == 0);
}

TEST_CASE("B-147 at most 4 cities of a player are on the board") {
    Tabletop table = Tabletop::main_phase("target_vp=20");
    table.city(A, table.corner(0, 0, "N"));
    table.city(A, table.corner(0, 0, "SE"));
    table.city(A, table.corner(0, 0, "SW"));
    table.city(A, table.corner(2, -2, "N"));
    table.settlement(A, table.corner(-2, 2, "S"));
    table.give(A, "3 ore 2 grain");
    CHECK(table.why_refused("build_city", A, {table.corner(-2, 2, "S").number()}) ==
          Reason::no_piece_left);
}

TEST_CASE("B-149 B-83 nothing is built before the roll or in the turn of another") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(B, table.corner(0, 0, "S"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain 1 ore");
    table.give(B, "1 brick 1 lumber 1 wool 1 grain 1 ore");
    const int own = table.edge(0, 0, "NE").number();
    const int others = table.edge(0, 0, "SE").number();
    CHECK(table.why_refused("build_road", A, {own}) == Reason::not_now);
    CHECK(table.why_refused("buy_development", A) == Reason::not_now);
    table.main_phase_of(A);
    CHECK(table.allowed("build_road", A, {own}));
    CHECK(table.why_refused("build_road", B, {others}) == Reason::not_your_turn);
    CHECK(table.why_refused("buy_development", B) == Reason::not_your_turn);
}

TEST_CASE("B-150 a path holds at most one road") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.road(A, table.edge(0, 0, "NE"));
    table.road(B, table.edge(0, 0, "NW"));
    table.give(A, "1 brick 1 lumber");
    CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "NE").number()}) ==
          Reason::occupied);
    CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "NW").number()}) ==
          Reason::occupied);
}

TEST_CASE("B-151 a road must touch an own building or an own road") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.road(A, table.edge(0, 0, "NE"));
    table.settlement(B, table.corner(0, 0, "S"));
    table.road(B, table.edge(0, 0, "SE"));
    table.give(A, "1 brick 1 lumber");
    CHECK(table.allowed("build_road", A, {table.edge(0, 0, "NW").number()}));
    CHECK(table.allowed("build_road", A, {table.edge(0, -1, "E").number()}));
    CHECK(table.allowed("build_road", A, {table.edge(0, 0, "E").number()}));
    CHECK(table.allowed("build_road", A, {table.edge(1, 0, "NW").number()}));
    CHECK(table.why_refused("build_road", A, {table.edge(0, 0, "SW").number()}) ==
          Reason::not_connected);
    CHECK(table.why_refused("build_road", A, {table.edge(2, 0, "E").number()}) ==
          Reason::not_connected);
    CHECK(table.choices(A, "build_road") == 4);
}

TEST_CASE("B-151 B-152 no road goes on through a building of an opponent") {
    for (const bool is_city : {false, true}) {
        Tabletop table = Tabletop::main_phase();
        table.settlement(A, table.corner(0, 0, "N"));
        table.roads(A, {table.edge(0, 0, "NE"), table.edge(1, 0, "NW")});
        if (is_city)
            table.city(B, table.corner(1, 0, "N"));
        else
            table.settlement(B, table.corner(1, 0, "N"));
        table.give(A, "1 brick 1 lumber");
        CHECK(table.why_refused("build_road", A, {table.edge(1, 0, "NE").number()}) ==
              Reason::not_connected);
        CHECK(table.why_refused("build_road", A, {table.edge(1, -1, "E").number()}) ==
              Reason::not_connected);
        CHECK(table.allowed("build_road", A, {table.edge(0, 0, "E").number()}));
        CHECK(table.choices(A, "build_road") == 3);
    }
}

TEST_CASE("B-153 B-26 roads run along the coast but not into the sea") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, -2, "N"));
    table.give(A, "1 brick 1 lumber");
    CHECK(table.allowed("build_road", A, {table.edge(0, -2, "NW").number()}));
    CHECK(table.allowed("build_road", A, {table.edge(0, -2, "NE").number()}));
    CHECK(table.choices(A, "build_road") == 2);
    CHECK(table.why_refused("build_road", A, {72}) == Reason::malformed);
    CHECK(table.why_refused("build_road", A, {-1}) == Reason::malformed);
}

TEST_CASE("B-154 B-158 B-163 a road has no points a settlement 1 and a city 2") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    CHECK(table.points(A) == 1);
    table.road(A, table.edge(0, 0, "NE"));
    CHECK(table.points(A) == 1);
    table.give(A, "3 ore 2 grain");
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(table.points(A) == 2);
}

TEST_CASE("B-155 a settlement needs a free intersection") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.road(A, table.edge(0, 0, "NE"));
    table.road(A, table.edge(1, 0, "NW"));
    table.city(B, table.corner(1, 0, "N"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain");
    CHECK(table.why_refused("build_settlement", A, {table.corner(0, 0, "N").number()}) ==
          Reason::occupied);
    CHECK(table.why_refused("build_settlement", A, {table.corner(1, 0, "N").number()}) ==
          Reason::occupied);
}

TEST_CASE("B-156 a settlement is refused next to another of anybody") {
    for (const PlayerId owner : {A, B}) {
        Tabletop table = Tabletop::main_phase();
        table.roads(A, {table.edge(0, 0, "NE"), table.edge(0, 0, "E"), table.edge(0, 0, "SE")});
        table.settlement(owner, table.corner(0, 0, "N"));
        table.give(A, "1 brick 1 lumber 1 wool 1 grain");
        CHECK(table.why_refused("build_settlement", A, {table.corner(0, 0, "NE").number()}) ==
              Reason::too_close);
        CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "SE").number()}));
        CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "S").number()}));
    }
}

TEST_CASE("B-156 the distance rule counts cities and coastal neighbours") {
    Tabletop table = Tabletop::main_phase();
    table.city(B, table.corner(0, -2, "N"));
    table.roads(A, {table.edge(0, -2, "NE"), table.edge(1, -2, "NW")});
    table.give(A, "1 brick 1 lumber 1 wool 1 grain");
    CHECK(table.why_refused("build_settlement", A, {table.corner(0, -2, "NE").number()}) ==
          Reason::too_close);
    CHECK(table.allowed("build_settlement", A, {table.corner(1, -2, "N").number()}));
}

TEST_CASE("B-157 outside the set-up a settlement must touch an own road") {
    Tabletop table = Tabletop::main_phase();
    table.road(A, table.edge(0, 0, "NE"));
    table.road(B, table.edge(0, 0, "SW"));
    table.give(A, "1 brick 1 lumber 1 wool 1 grain");
    CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "N").number()}));
    CHECK(table.why_refused("build_settlement", A, {table.corner(0, 0, "S").number()}) ==
          Reason::not_connected);
    CHECK(table.why_refused("build_settlement", A, {table.corner(2, 0, "S").number()}) ==
          Reason::not_connected);
    CHECK(table.choices(A, "build_settlement") == 2);
}

TEST_CASE("B-160 B-194 a settlement may stand in the middle of a road also of an opponent") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, {table.edge(0, 0, "NW"), table.edge(0, 0, "NE")});
    table.give(A, "1 brick 1 lumber 1 wool 1 grain");
    CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "N").number()}));

    table.roads(B, {table.edge(1, 0, "NW"), table.edge(0, 0, "E")});
    CHECK(table.allowed("build_settlement", A, {table.corner(0, 0, "NE").number()}));
    table.build_settlement(A, table.corner(0, 0, "NE"));
    CHECK(table.at(table.corner(0, 0, "NE")).owner() == A);
}

TEST_CASE("B-161 B-165 a city replaces an own settlement and nothing else") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(B, table.corner(0, 0, "S"));
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "6 ore 4 grain");
    const auto city_at = [&](const char* corner) {
        return table.why_refused("build_city", A, {table.corner(0, 0, corner).number()});
    };
    CHECK(city_at("S") == Reason::nothing_to_upgrade);
    CHECK(city_at("NE") == Reason::nothing_to_upgrade);
    CHECK(city_at("N") == Reason::none);
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(city_at("N") == Reason::nothing_to_upgrade);
    CHECK(table.choices(A, "build_city") == 0);
}

TEST_CASE("B-162 the replaced settlement returns to the supply of its owner") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    CHECK(table.supply(A, "settlement") == 4);
    table.give(A, "3 ore 2 grain");
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(table.supply(A, "settlement") == 5);
    CHECK(table.supply(A, "city") == 3);
    CHECK(table.told(EventKind::upgraded) == 1);
}

TEST_CASE("B-164 a settlement may be upgraded in the turn in which it was built") {
    Tabletop table = Tabletop::main_phase();
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "1 brick 1 lumber 1 wool 3 grain 3 ore");
    table.build_settlement(A, table.corner(0, 0, "N"));
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(table.points(A) == 2);
    CHECK(table.hand(A).empty());
}

}  // namespace
}  // namespace hexholm
