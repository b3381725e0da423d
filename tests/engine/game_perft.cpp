// How many ways a game can go on: the number of sequences of legal actions from fixed positions. A
// change of these numbers is a change of the rules.
#include <cstdint>

#include <catch2/catch.hpp>

#include "tests/support/tabletop.h"

namespace hexholm {
namespace {

using namespace test;

// Sequences of `depth` actions of those who must act. Actions with goods of choice are left out.
std::uint64_t count_ways(const Rulebook& book, const State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t ways = 0;
    const PlayerMask waiting = to_act(book, state);
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (!has(waiting, player)) continue;
        ActionList list;
        legal_actions(book, state, player, list);
        for (const Action& action : list) {
            if (is_template(book, action)) continue;
            State next = state;
            apply(book, next, action);
            ways += count_ways(book, next, depth - 1);
        }
    }
    return ways;
}

TEST_CASE("B-58 B-60 the set-up can go on in so many ways") {
    const Tabletop table = Tabletop::new_game("first_player=seat_1");
    CHECK(count_ways(table.book(), table.state, 1) == 54);
    // 18 corners have two edges and 36 have three; the next settlement finds 51 or 50 corners.
    CHECK(count_ways(table.book(), table.state, 2) == 18 * 2 + 36 * 3);
    CHECK(count_ways(table.book(), table.state, 3) == 18 * 2 * 51 + 36 * 3 * 50);
    // Here and there the first road lies on an edge of the second settlement.
    CHECK(count_ways(table.book(), table.state, 4) == 19248);
}

TEST_CASE("B-79 the first turns of the beginner map can go on in so many ways") {
    const Tabletop table = Tabletop::new_game("map_setup=beginner");
    CHECK(count_ways(table.book(), table.state, 1) == 1);
    CHECK(count_ways(table.book(), table.state, 2) == 1);
}

// Two settlements, a road and enough of everything; one card to play.
Tabletop rich_position() {
    Tabletop table = Tabletop::main_phase();
    table.settlement(A, table.corner(0, 0, "N"));
    table.settlement(A, table.corner(0, 0, "S"));
    table.settlement(B, table.corner(2, 0, "N"));
    table.road(A, table.edge(0, 0, "NE"));
    table.give(A, "4 brick 4 lumber 4 wool 5 grain 6 ore");
    table.give(B, "1 ore");
    table.deal(A, kKnight);
    table.deal(A, kMonopoly);
    table.deal(A, kRoadBuilding);
    return table;
}

TEST_CASE("B-80 B-151 B-173 a turn with full hands can go on in so many ways") {
    const Tabletop table = rich_position();
    // 7 roads, 2 cities, 1 purchase, 3 cards, 5 * 4 exchanges with the bank, the end of the turn.
    CHECK(count_ways(table.book(), table.state, 1) == 7 + 2 + 1 + 3 + 5 * 4 + 1);
    // The first free road may be left (B-177).
    CHECK(count_ways(table.book(), table.state, 2) == 823 + 1);
    // Or the second, behind each of 7; who leaves the first has the same choice again; and after a road, a city, the
    // purchase or an exchange the first may be left.
    CHECK(count_ways(table.book(), table.state, 3) == 16324 + 7 + (7 + 1) + (7 + 2 + 1 + 5 * 4));
}

TEST_CASE("B-102 B-104 B-108 a seven can go on in so many ways") {
    Tabletop table = Tabletop::empty_board();
    table.settlement(B, table.corner(2, 0, "N"));
    table.settlement(C, table.corner(2, 0, "S"));
    table.give(B, "1 ore");
    table.give(C, "1 wool");
    table.roll(A, 7);
    CHECK(count_ways(table.book(), table.state, 1) == 18);
    // At one of the hexes there are two to choose from; elsewhere the turn can only end.
    CHECK(count_ways(table.book(), table.state, 2) == 17 + 2);
    CHECK(count_ways(table.book(), table.state, 3) == 17 + 2);
}

}  // namespace
}  // namespace hexholm
