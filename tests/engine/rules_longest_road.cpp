// Section 13 of the rulebook: the longest road.
#include <catch2/catch.hpp>

#include "tests/support/shapes.h"
#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

TEST_CASE("B-189 a straight line of n roads has the length n") {
    Tabletop table = Tabletop::main_phase();
    int length = 0;
    for (const EdgeId edge : zigzag(table, -2, 0, 10)) {
        table.road(A, edge);
        CHECK(table.road_length(A) == ++length);
    }
}

TEST_CASE("B-190 a fork with arms 3 2 2 has the length 5") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, {table.edge(0, 0, "NW"), table.edge(-1, 0, "NE"), table.edge(-1, 0, "NW")});
    table.roads(A, {table.edge(0, 0, "NE"), table.edge(1, 0, "NW")});
    table.roads(A, {table.edge(0, -1, "E"), table.edge(0, -1, "NE")});
    CHECK(table.road_length(A) == 5);
}

TEST_CASE("B-191 a ring of one hex has the length 6") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    CHECK(table.road_length(A) == 6);
}

TEST_CASE("B-191 a ring with a tail of 2 has the length 8") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    table.roads(A, {table.edge(1, 0, "NW"), table.edge(1, 0, "NE")});
    CHECK(table.road_length(A) == 8);
}

TEST_CASE("B-191 two neighbouring rings have the length 11") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    lay_roads(table, A, ring(table, 1, 0));
    CHECK(table.road_length(A) == 11);
}

TEST_CASE("B-191 three rings around one intersection have the length 14") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    lay_roads(table, A, ring(table, 0, -1));
    lay_roads(table, A, ring(table, 1, -1));
    CHECK(table.supply(A, "road") == 0);
    CHECK(table.road_length(A) == 14);
}

TEST_CASE("B-193 a line of 7 with a settlement of an opponent after the third has the length 4") {
    for (const bool is_city : {false, true}) {
        Tabletop table = Tabletop::main_phase();
        table.roads(A, zigzag(table, -2, 0, 7));
        CHECK(table.road_length(A) == 7);
        if (is_city)
            table.city(B, table.corner(-1, 0, "N"));
        else
            table.settlement(B, table.corner(-1, 0, "N"));
        CHECK(table.road_length(A) == 4);
    }
}

TEST_CASE("B-193 a trail may end at a building of an opponent") {
    Tabletop table = Tabletop::main_phase();
    lay_roads(table, A, ring(table, 0, 0));
    table.settlement(B, table.corner(0, 0, "N"));
    CHECK(table.road_length(A) == 6);
    table.roads(A, {table.edge(0, -1, "E"), table.edge(0, -1, "NE")});
    CHECK(table.road_length(A) == 6);
}

TEST_CASE("B-189 two separate roads do not add up") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 4));
    table.roads(A, zigzag(table, -2, 2, 3));
    CHECK(table.road_length(A) == 4);
}

TEST_CASE("B-192 own settlements and cities do not interrupt the road") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 7));
    table.settlement(A, table.corner(-1, 0, "N"));
    table.city(A, table.corner(0, 0, "N"));
    CHECK(table.road_length(A) == 7);
}

TEST_CASE("B-195 roads of opponents at an intersection do not interrupt") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 4));
    table.roads(B, {table.edge(-1, -1, "E"), table.edge(0, -1, "E")});
    table.roads(A, {table.edge(0, 0, "NW"), table.edge(0, 0, "NE")});
    CHECK(table.road_length(A) == 6);
}

TEST_CASE("B-187 B-188 the first road of at least 5 takes the card worth 2 points") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 4));
    CHECK(table.holder(kLongestRoad).is_none());
    CHECK(table.points(A) == 0);
    table.give(A, "1 brick 1 lumber");
    table.build_road(A, table.edge(0, 0, "NW"));
    CHECK(table.holder(kLongestRoad) == A);
    CHECK(table.points(A) == 2);
    CHECK(table.open_points(A) == 2);
    CHECK(table.told(EventKind::award_moved) == 1);
}

TEST_CASE("B-196 B-197 only a strictly longer road takes the card and it does so at once") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 5));
    table.main_phase_of(B);
    table.roads(B, zigzag(table, -2, 1, 4));
    table.give(B, "2 brick 2 lumber");
    table.build_road(B, table.edge(0, 1, "NW"));
    CHECK(table.road_length(B) == 5);
    CHECK(table.holder(kLongestRoad) == A);
    table.build_road(B, table.edge(0, 1, "NE"));
    CHECK(table.holder(kLongestRoad) == B);
    CHECK(table.points(A) == 0);
    CHECK(table.points(B) == 2);
}

// A holds the card with 7 roads; whoever builds on (-1,0).N cuts them into 3 and 4.
Tabletop before_the_cut(const std::string& options = "") {
    Tabletop table = Tabletop::main_phase(options);
    table.roads(A, zigzag(table, -2, 0, 7));
    return table;
}

void cut(Tabletop& table, PlayerId player, CornerId where, EdgeId road) {
    table.main_phase_of(player);
    table.road(player, road);
    table.give(player, "1 brick 1 lumber 1 wool 1 grain");
    table.build_settlement(player, where);
}

void cut_in_4(Tabletop& table, PlayerId player) {
    cut(table, player, table.corner(-1, 0, "N"), table.edge(-1, -1, "E"));
}

TEST_CASE("B-193 B-194 B-199 a settlement inside the holder's road gives red the card") {
    Tabletop table = before_the_cut();
    table.roads(B, zigzag(table, -2, 1, 5));
    CHECK(table.holder(kLongestRoad) == A);
    cut_in_4(table, B);
    CHECK(table.road_length(A) == 4);
    CHECK(table.holder(kLongestRoad) == B);
    CHECK(table.points(B) == 3);
    CHECK(table.points(A) == 0);
}

TEST_CASE("B-198 B-199 after a break the card goes to the longest road even in another's turn") {
    Tabletop table = before_the_cut();
    table.roads(B, zigzag(table, -2, 1, 6));
    table.roads(D, zigzag(table, -2, 2, 5));
    cut_in_4(table, C);
    CHECK(table.holder(kLongestRoad) == B);
    CHECK(table.state.active == C);
}

TEST_CASE("B-199 the holder keeps the card when his road is still the longest after a break") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 9));
    table.roads(B, zigzag(table, -2, 1, 5));
    cut_in_4(table, B);
    CHECK(table.road_length(A) == 6);
    CHECK(table.holder(kLongestRoad) == A);
}

TEST_CASE("B-200 when nobody has 5 after a break the card is set aside") {
    Tabletop table = before_the_cut();
    table.roads(B, zigzag(table, -2, 1, 4));
    cut_in_4(table, B);
    CHECK(table.holder(kLongestRoad).is_none());
    CHECK(table.points(A) == 0);
    CHECK(table.points(B) == 1);
}

// A's 8 roads become 5 and 3; B has 5 as well.
Tabletop tie_with_holder(const std::string& options) {
    Tabletop table = Tabletop::main_phase(options);
    table.roads(A, zigzag(table, -2, 0, 8));
    table.roads(B, zigzag(table, -2, 1, 5));
    cut(table, B, table.corner(0, 0, "N"), table.edge(0, -1, "E"));
    CHECK(table.road_length(A) == 5);
    CHECK(table.road_length(B) == 5);
    return table;
}

TEST_CASE("B-201 after a break with a tie the holder keeps the card if he is one of them") {
    CHECK(tie_with_holder("").holder(kLongestRoad) == A);
    CHECK(tie_with_holder("longest_road_broken_tie=holder_keeps").holder(kLongestRoad) == A);
}

TEST_CASE("B-201 with set_aside the card is set aside whenever two share the longest") {
    Tabletop table = tie_with_holder("longest_road_broken_tie=set_aside");
    CHECK(table.holder(kLongestRoad).is_none());
    table.main_phase_of(C);
    table.settlement(C, table.corner(2, 0, "S"));
    table.give(C, "1 brick 1 lumber");
    table.build_road(C, table.edge(2, 0, "SE"));
    CHECK(table.holder(kLongestRoad).is_none());
}

// A's 7 roads become 3 and 4; B and C have 5 each.
Tabletop tie_without_holder(const std::string& options) {
    Tabletop table = before_the_cut(options);
    table.roads(B, zigzag(table, -2, 1, 5));
    table.roads(C, zigzag(table, -2, 2, 5));
    cut_in_4(table, D);
    return table;
}

TEST_CASE("B-201 B-202 a tie without the holder sets the card aside until one leads alone") {
    for (const char* option : {"", "longest_road_broken_tie=set_aside"}) {
        Tabletop table = tie_without_holder(option);
        CHECK(table.holder(kLongestRoad).is_none());
        table.main_phase_of(C);
        table.give(C, "1 brick 1 lumber");
        table.build_road(C, table.edge(0, 2, "NE"));
        CHECK(table.road_length(C) == 6);
        CHECK(table.holder(kLongestRoad) == C);
    }
}

TEST_CASE("B-202 a card set aside goes to who alone is left with the longest road") {
    Tabletop table = tie_without_holder("");
    cut(table, D, table.corner(-1, 1, "N"), table.edge(-1, 0, "E"));
    CHECK(table.road_length(B) == 3);
    CHECK(table.holder(kLongestRoad) == C);
}

TEST_CASE("B-203 roads of the set-up count like all others") {
    Tabletop table = Tabletop::new_game("map_setup=beginner");
    for (const PlayerId player : {A, B, C, D})
        CHECK(table.road_length(player) == 1);
    CHECK(table.holder(kLongestRoad).is_none());
}

TEST_CASE("B-198 both roads of the card are measured as they are placed") {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 3));
    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    table.act("place_road", A, {table.edge(-1, 0, "NE").number()});
    CHECK(table.holder(kLongestRoad).is_none());
    table.act("place_road", A, {table.edge(0, 0, "NW").number()});
    CHECK(table.holder(kLongestRoad) == A);
}

}  // namespace
}  // namespace hexholm
