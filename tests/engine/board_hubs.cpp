// Places in the middle of hexes.
#include <catch2/catch.hpp>

#include "engine/board/board.h"

namespace hexholm {
namespace {

const std::vector<Hex> kTwo = {{0, 0}, {1, 0}};

Board built(const std::vector<Hub>& hubs) {
    Result<Board> board = Board::build(kTwo, hubs);
    REQUIRE(board);
    return board.value();
}

void refuse(const std::vector<Hub>& hubs, const char* what) {
    const Result<Board> board = Board::build(kTwo, hubs);
    REQUIRE_FALSE(board);
    CHECK(board.problem().what.english() == what);
    CHECK_FALSE(board.problem().remedy.empty());
}

TEST_CASE("X-T-14 a hub is joined to corners of its tile, and changes no other number") {
    const Board plain = built({});
    const Board board = built({{{1, 0}, {CornerName::n, CornerName::s}}});
    const TileId tile = *board.tile_at({1, 0});
    const CornerId hub = *board.corner_called(tile, "hub");
    CHECK(hub.index() == plain.corner_count());
    CHECK(board.corner_count() == plain.corner_count() + 1);
    CHECK(board.edge_count() == plain.edge_count() + 2);
    CHECK(board.is_hub(hub));
    CHECK_FALSE(board.is_hub(board.corner(tile, CornerName::n)));
    CHECK(board.point(hub) == board.point(tile));
    CHECK(board.corners(tile).size() == 6);
    CHECK(board.edges(hub).size() == 2);
    CHECK_FALSE(board.hub(*board.tile_at({0, 0})).has_value());
    for (const EdgeId edge : plain.edges(tile))
        CHECK(board.ends(edge) == plain.ends(edge));
}

TEST_CASE("X-T-14 the edges of a hub lie inside of the tile") {
    const Board board = built({{{0, 0}, {CornerName::ne, CornerName::sw}}});
    const TileId tile = *board.tile_at({0, 0});
    const EdgeId edge = *board.edge_called(tile, "hub NE");
    CHECK(board.sides(edge) == std::array<TileId, 2>{tile, tile});
    CHECK(board.other_end(edge, *board.hub(tile)) == board.corner(tile, CornerName::ne));
    CHECK_FALSE(board.edge_called(tile, "hub N").has_value());
    CHECK(*board.edge_called(tile, "E") == board.edge(tile, SideName::e));
    CHECK_FALSE(board.corner_called(*board.tile_at({1, 0}), "hub").has_value());
    REQUIRE(board.hubs().size() == 1);
    CHECK(board.hubs()[0].joined == std::vector{CornerName::ne, CornerName::sw});
}

TEST_CASE("X-T-14 four edges meet where a hub is joined to a corner inland") {
    const std::vector<Hex> three = {{0, 0}, {1, 0}, {0, 1}};
    const Result<Board> board = Board::build(three, {{{0, 0}, {CornerName::se, CornerName::n}}});
    REQUIRE(board);
    const CornerId inland = board.value().corner(*board.value().tile_at({0, 0}), CornerName::se);
    CHECK(board.value().edges(inland).size() == 4);
    CHECK(board.value().most_spokes() == 4);
    for (const CornerId corner : {inland, *board.value().hub(TileId(0))})
        CHECK(board.value().spokes(corner).size() == 4);
    CHECK(built({}).most_spokes() == 3);
}

TEST_CASE("hubs that cannot be are refused with place and remedy") {
    refuse({{{5, 5}, {CornerName::n}}}, "the hub of (5,5) is on no tile");
    const char* const wrong =
        "the hub of (0,0) is joined to no corner, to too many, or to one twice";
    refuse({{{0, 0}, {}}}, wrong);
    refuse({{{0, 0}, {CornerName::n, CornerName::n}}}, wrong);
    refuse({{{0, 0}, {CornerName::n}}, {{0, 0}, {CornerName::s}}},
           "the hub of (0,0) is on the map twice");
}

}  // namespace
}  // namespace hexholm
