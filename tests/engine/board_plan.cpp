// Boards that are told place by place, of any shape.
#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/board/board.h"

namespace hexholm {
namespace {

// Two rows of cards, and a path of corners between them: (0) 1 (2) 3 (4).
BoardPlan two_rows() {
    BoardPlan plan;
    plan.corners = {{1, 0}, {3, 0}};
    plan.edges = {{{2, 0}, {1, 0}, {3, 0}}};
    plan.tiles = {{{2, -1}, {{1, 0}, {3, 0}}}, {{2, 1}, {{1, 0}, {3, 0}}}, {{0, -1}, {{1, 0}}},
                  {{0, 1}, {{1, 0}}},          {{4, -1}, {{3, 0}}},        {{4, 1}, {{3, 0}}}};
    return plan;
}

Board built(const BoardPlan& plan) {
    Result<Board> board = Board::from_plan(plan);
    REQUIRE(board);
    return board.value();
}

void refuse(const BoardPlan& plan, const char* what) {
    const Result<Board> board = Board::from_plan(plan);
    REQUIRE_FALSE(board);
    CHECK(board.problem().what.english() == what);
    CHECK_FALSE(board.problem().remedy.empty());
}

TEST_CASE("C-44 C-45 four cards meet at a corner of a row of cards") {
    const Board board = built(two_rows());
    CHECK_FALSE(board.has_directions());
    CHECK(board.tile_count() == 6);
    const CornerId left = *board.corner_at({1, 0});
    const CornerId right = *board.corner_at({3, 0});
    REQUIRE(board.tiles(left).size() == 4);
    CHECK(board.hex(board.tiles(left)[0]) == Hex{0, -1});
    CHECK(board.hex(board.tiles(left)[3]) == Hex{2, 1});
    const EdgeId road = *board.edge_at({2, 0});
    CHECK(board.other_end(road, left) == right);
    CHECK(board.edges(left).size() == 1);
    for (const EdgeId spoke : board.spokes(left))
        CHECK(spoke == road);
    CHECK(board.at(road) == Hex{2, 0});
    CHECK(board.at(left) == Hex{1, 0});
}

TEST_CASE("C-46 neighbouring corners share the cards between them") {
    const Board board = built(two_rows());
    const TileId upper = *board.tile_at({2, -1});
    const TileId lower = *board.tile_at({2, 1});
    CHECK(board.corners(upper).size() == 2);
    CHECK(board.edges(upper).size() == 1);
    CHECK(board.neighbours(upper)[0] == lower);
    CHECK(board.neighbours(upper)[1].is_none());
    CHECK(board.tiles(*board.edge_at({2, 0})).size() == 2);
    CHECK(board.edges(*board.tile_at({0, -1})).empty());
}

TEST_CASE("the order in which places are told does not matter") {
    BoardPlan plan = two_rows();
    std::reverse(plan.tiles.begin(), plan.tiles.end());
    std::reverse(plan.corners.begin(), plan.corners.end());
    const Board board = built(plan);
    CHECK(board.tile_at({0, -1}) == TileId(0));
    CHECK(board.corner_at({1, 0}) == CornerId(0));
}

TEST_CASE("a plan that does not fit together is refused") {
    BoardPlan plan = two_rows();
    plan.corners.push_back({1, 0});
    refuse(plan, "the corner (1,0) is on the map twice");
    plan = two_rows();
    plan.edges[0].to = {5, 0};
    refuse(plan, "the edge (2,0) names the corner (5,0), which the map does not have");
    plan = two_rows();
    plan.tiles[0].corners.push_back({7, 0});
    refuse(plan, "the tile (2,-1) names the corner (7,0), which the map does not have");
    plan = two_rows();
    plan.tiles.push_back({{1, 1}, {{1, 0}}});
    refuse(plan, "the corner (1,0) is at too many tiles");
    plan = two_rows();
    plan.corners.push_back({9, 0});
    refuse(plan, "the corner (9,0) is at no tile");
    plan = two_rows();
    plan.edges.push_back({{3, 1}, {3, 0}, {3, 0}});
    refuse(plan, "the corner (3,0) is the end of too many edges");
    plan = two_rows();
    plan.tiles.push_back({{2, 3}, {}});
    refuse(plan, "the tile (2,3) has 0 corners");
    plan = two_rows();
    plan.edges.clear();
    refuse(plan, "the map has no edges");
}

}  // namespace
}  // namespace hexholm
