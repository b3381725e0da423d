// Sections 14 and 15 of the rulebook: the largest army and winning; B-241.
#include <string>

#include <catch2/catch.hpp>

#include "engine/game/view/points.h"

#include "tests/support/shapes.h"
#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

void play_knight(Tabletop& table, PlayerId player) {
    table.main_phase_of(player);
    table.deal(player, kKnight);
    table.act("play_knight", player);
    const bool at_rest = table.robber() == table.tile(2, 0);
    table.act("move_robber", player, {table.tile(at_rest ? -2 : 2, 0).number()});
}

TEST_CASE("B-204 B-205 the first player with 3 played knights takes the largest army") {
    Tabletop table = Tabletop::main_phase();
    play_knight(table, A);
    play_knight(table, A);
    CHECK(table.holder(kLargestArmy).is_none());
    CHECK(table.points(A) == 0);
    play_knight(table, A);
    CHECK(table.holder(kLargestArmy) == A);
    CHECK(table.points(A) == 2);
    CHECK(table.open_points(A) == 2);
}

TEST_CASE("B-204 the knight counts as it is played and not after the theft") {
    Tabletop table = Tabletop::main_phase();
    table.played_knights(A, 2);
    table.deal(A, kKnight);
    table.act("play_knight", A);
    CHECK(table.asks(Op::move_pawn, A));
    CHECK(table.holder(kLargestArmy) == A);
}

TEST_CASE("B-206 another player takes it at once with strictly more knights") {
    Tabletop table = Tabletop::main_phase();
    table.played_knights(A, 3);
    table.played_knights(B, 2);
    play_knight(table, B);
    CHECK(table.holder(kLargestArmy) == A);
    play_knight(table, B);
    CHECK(table.holder(kLargestArmy) == B);
    CHECK(table.points(A) == 0);
    CHECK(table.points(B) == 2);
    play_knight(table, A);
    CHECK(table.holder(kLargestArmy) == B);
}

TEST_CASE("B-207 hidden knights do not count") {
    Tabletop table = Tabletop::main_phase();
    table.deal(A, kKnight, 5);
    CHECK(table.holder(kLargestArmy).is_none());
    CHECK(table.points(A) == 0);
}

TEST_CASE("B-208 the target is 10 points unless the option says otherwise") {
    CHECK(base_game().content().rules.target_points == 10);
    CHECK(base_game("target_vp=12").content().rules.target_points == 12);
    CHECK_FALSE(load_problem("target_vp=0").empty());
}

// 2 settlements, 2 cities and the longest road: 8 points.
Tabletop eight_points() {
    Tabletop table = Tabletop::main_phase();
    table.roads(A, zigzag(table, -2, 0, 5));
    table.settlement(A, table.corner(-2, 0, "N"));
    table.settlement(A, table.corner(-1, 0, "N"));
    table.city(A, table.corner(2, -2, "N"));
    table.city(A, table.corner(-2, 2, "S"));
    return table;
}

TEST_CASE("B-208 B-209 two settlements the longest road two cities and two cards make 10") {
    Tabletop table = eight_points();
    CHECK(table.points(A) == 8);
    table.deal(A, "chapel");
    table.deal(A, "market");
    CHECK(table.points(A) == 10);
    CHECK(table.open_points(A) == 8);
}

TEST_CASE("B-210 B-214 with 9 points a second victory-point card wins at once") {
    Tabletop table = eight_points();
    table.deal(A, "chapel");
    CHECK(table.points(A) == 9);
    table.give(A, "1 ore 1 wool 1 grain");
    table.put_on_top("market");
    table.act("buy_development", A);
    CHECK(table.over());
    CHECK(table.state.winner == A);
    CHECK(table.told(EventKind::game_over) == 1);
    CHECK(table.waiting() == 0);
    for (const PlayerId player : {A, B, C, D})
        CHECK(table.legal(player).empty());
    CHECK(table.why_refused("end_turn", A) == Reason::game_over);
}

TEST_CASE("B-185 B-213 at the end the victory-point cards lie open") {
    Tabletop table = eight_points();
    table.deal(A, "chapel");
    table.deal(B, "library");
    table.give(A, "1 ore 1 wool 1 grain");
    table.put_on_top("market");
    table.act("buy_development", A);
    REQUIRE(table.over());
    CHECK(table.open_points(A) == 10);
    CHECK(table.open_points(B) == 1);
    CHECK(table.told(EventKind::card_revealed) == 3);
    CHECK(table.open(A, "market") == 1);
}

TEST_CASE("B-209 the largest army counts 2 points") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.played_knights(A, 3);
    CHECK(table.points(A) == 3);
}

TEST_CASE("B-210 the game ends in the middle of an effect when the target is reached") {
    Tabletop table = Tabletop::main_phase("target_vp=4");
    table.city(A, table.corner(0, 0, "N"));
    table.roads(A, zigzag(table, 0, 0, 4));
    table.deal(A, kRoadBuilding);
    table.act("play_road_building", A);
    table.act("place_road", A, {table.edge(-1, 0, "NE").number()});
    CHECK(table.over());
    CHECK(table.state.winner == A);
}

TEST_CASE("B-211 a player with the target wins at the start of his turn before rolling") {
    Tabletop table = Tabletop::main_phase("target_vp=3");
    table.city(B, table.corner(0, 0, "N"));
    table.settlement(B, table.corner(0, 0, "S"));
    table.end_turn(A);
    CHECK(table.over());
    CHECK(table.state.winner == B);
    CHECK(table.state.dice[0] == 0);
}

TEST_CASE("B-210 B-212 who reaches the target in another's turn does not win until his own") {
    // C cuts A's road, so the longest road goes to B in C's turn.
    Tabletop table = Tabletop::main_phase("target_vp=4");
    table.roads(A, zigzag(table, -2, 0, 7));
    table.roads(B, zigzag(table, -2, 1, 6));
    table.city(B, table.corner(2, -2, "N"));
    table.main_phase_of(C);
    table.road(C, table.edge(-1, -1, "E"));
    table.give(C, "1 brick 1 lumber 1 wool 1 grain");
    table.build_settlement(C, table.corner(-1, 0, "N"));
    CHECK(table.points(B) == 4);
    CHECK_FALSE(table.over());
    table.end_turn(C);
    CHECK_FALSE(table.over());
    table.roll(D, 8);
    CHECK_FALSE(table.over());

    SECTION("he wins when his turn begins") {
        table.end_turn(D);
        table.roll(A, 8);
        CHECK_FALSE(table.over());
        table.end_turn(A);
        CHECK(table.over());
        CHECK(table.state.winner == B);
    }
    SECTION("unless he has lost the points by then") {
        table.end_turn(D);
        table.roll(A, 8);
        table.give(A, "3 brick 3 lumber");
        for (const EdgeId edge :
             {table.edge(1, 0, "NE"), table.edge(2, 0, "NW"), table.edge(2, 0, "NE")})
            table.build_road(A, edge);
        REQUIRE(table.holder(kLongestRoad) == A);
        table.end_turn(A);
        CHECK_FALSE(table.over());
        CHECK(table.state.active == B);
    }
}

TEST_CASE("B-213 hidden victory-point cards count but opponents see only public points") {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.deal(A, "chapel");
    table.deal(A, "library");
    CHECK(table.points(A) == 3);
    const View view = view_for(table.book(), table.state, B);
    CHECK(public_points(table.book(), view.state, A) == 1);
    CHECK(all_points(table.book(), view.state, A) == 1);
    const View own = view_for(table.book(), table.state, A);
    CHECK(all_points(table.book(), own.state, A) == 3);
}

TEST_CASE("B-215 after the set-up every player has 2 points") {
    const Tabletop table = Tabletop::new_game("map_setup=beginner");
    for (const PlayerId player : {A, B, C, D})
        CHECK(table.points(player) == 2);
}

TEST_CASE("B-241 the harbormaster is the first with 3 harbour points") {
    Tabletop table = Tabletop::main_phase("harbormaster=on");
    table.settlement(A, table.corner(0, -2, "N"));   // 3:1 at (0,-2).NW
    table.settlement(A, table.corner(1, -2, "NE"));  // (1,-2).NE
    CHECK(table.holder(kHarbormaster).is_none());
    table.settlement(A, table.corner(0, 0, "N"));
    CHECK(table.holder(kHarbormaster).is_none());
    table.give(A, "6 ore 4 grain");
    table.build_city(A, table.corner(0, 0, "N"));
    CHECK(table.holder(kHarbormaster).is_none());
    table.build_city(A, table.corner(0, -2, "N"));
    CHECK(table.holder(kHarbormaster) == A);
    CHECK(table.points(A) == 2 + 2 + 1 + 2);
}

TEST_CASE("B-241 the harbormaster changes hands with strictly more harbour points") {
    Tabletop table = Tabletop::main_phase("harbormaster=on");
    table.city(A, table.corner(0, -2, "N"));
    table.settlement(A, table.corner(1, -2, "NE"));
    REQUIRE(table.holder(kHarbormaster) == A);
    table.city(B, table.corner(2, 0, "NE"));
    table.settlement(B, table.corner(1, 1, "SE"));
    CHECK(table.holder(kHarbormaster) == A);
    table.main_phase_of(B);
    table.give(B, "3 ore 2 grain");
    table.build_city(B, table.corner(1, 1, "SE"));
    CHECK(table.holder(kHarbormaster) == B);
    CHECK(table.points(A) == 3);
    CHECK(table.points(B) == 6);
}

TEST_CASE("B-241 without the option there is no harbormaster") {
    for (const Award& award : base_game().content().awards)
        CHECK(award.name != kHarbormaster);
    CHECK(base_game().content().awards.size() == 2);
}

}  // namespace
}  // namespace hexholm
