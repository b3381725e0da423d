// Section 2 of the rulebook: the names of tiles, corners and edges.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include <catch2/catch.hpp>

#include "engine/board/board.h"

namespace hexholm {
namespace {

Board island(int radius) {
    std::vector<Hex> hexes;
    for (int r = radius; r >= -radius; --r)
        for (int q = -radius; q <= radius; ++q)
            if (std::abs(q + r) <= radius) hexes.push_back({q, r});
    auto board = Board::build(hexes);
    REQUIRE(board.ok());
    return board.value();
}

CornerId corner(const Board& board, int q, int r, CornerName name) {
    return board.corner(*board.tile_at({q, r}), name);
}

TEST_CASE("B-17 B-18 neighbours are counted in axial coordinates") {
    CHECK(neighbour({0, 0}, SideName::e) == Hex{1, 0});
    CHECK(neighbour({0, 0}, SideName::ne) == Hex{1, -1});
    CHECK(neighbour({0, 0}, SideName::nw) == Hex{0, -1});
    CHECK(neighbour({0, 0}, SideName::w) == Hex{-1, 0});
    CHECK(neighbour({0, 0}, SideName::sw) == Hex{-1, 1});
    CHECK(neighbour({0, 0}, SideName::se) == Hex{0, 1});

    const Board board = island(2);
    const TileId middle = *board.tile_at({0, 0});
    CHECK(board.neighbours(middle)[static_cast<std::size_t>(SideName::e)] == board.tile_at({1, 0}));
    CHECK(board.point(*board.tile_at({1, 0})).x > board.point(middle).x);
    CHECK(board.point(*board.tile_at({0, 1})).x > board.point(middle).x);
    CHECK(board.point(*board.tile_at({0, 1})).y > board.point(middle).y);
}

TEST_CASE("B-19 corners and sides are known by their compass names") {
    CHECK(corner_named("N") == CornerName::n);
    CHECK(corner_named("SW") == CornerName::sw);
    CHECK_FALSE(corner_named("E").has_value());
    CHECK_FALSE(corner_named("n").has_value());
    CHECK(side_named("E") == SideName::e);
    CHECK(side_named("NW") == SideName::nw);
    CHECK_FALSE(side_named("S").has_value());

    const Board board = island(2);
    const TileId middle = *board.tile_at({0, 0});
    const EdgeId shared = board.edge(middle, SideName::ne);
    CHECK(shared == board.edge(*board.tile_at({1, -1}), SideName::sw));
    CHECK(board.tiles(shared).size() == 2);
}

TEST_CASE("B-20 every corner is the north or the south corner of one hex") {
    const Board board = island(2);
    CHECK(corner(board, 0, 0, CornerName::ne) == corner(board, 1, -1, CornerName::s));
    CHECK(corner(board, 0, 0, CornerName::nw) == corner(board, 0, -1, CornerName::s));
    CHECK(corner(board, 0, 0, CornerName::se) == corner(board, 0, 1, CornerName::n));
    CHECK(corner(board, 0, 0, CornerName::sw) == corner(board, -1, 1, CornerName::n));
    for (const CornerId id : all_ids<CornerId>(board.corner_count())) {
        int named = 0;
        for (const TileId tile : board.tiles(id))
            named += (board.corner(tile, CornerName::n) == id ? 1 : 0) +
                     (board.corner(tile, CornerName::s) == id ? 1 : 0);
        CHECK(named <= 1);
    }
}

TEST_CASE("B-21 each side runs between the two corners that it is named with") {
    const Board board = island(1);
    const TileId tile = *board.tile_at({0, 0});
    struct Row {
        SideName side;
        CornerName from;
        CornerName to;
    };
    const std::array<Row, 6> rows = {{{SideName::e, CornerName::ne, CornerName::se},
                                      {SideName::se, CornerName::se, CornerName::s},
                                      {SideName::sw, CornerName::s, CornerName::sw},
                                      {SideName::w, CornerName::sw, CornerName::nw},
                                      {SideName::nw, CornerName::nw, CornerName::n},
                                      {SideName::ne, CornerName::n, CornerName::ne}}};
    for (const Row& row : rows) {
        const auto& ends = board.ends(board.edge(tile, row.side));
        const std::set<CornerId> found = {ends[0], ends[1]};
        CHECK(found ==
              std::set<CornerId>{board.corner(tile, row.from), board.corner(tile, row.to)});
    }
}

TEST_CASE("B-22 B-24 the island has rows of 3 4 5 4 3 hexes numbered row by row") {
    const Board board = island(2);
    REQUIRE(board.tile_count() == 19);
    std::array<int, 5> rows{};
    for (const TileId tile : all_ids<TileId>(19))
        ++rows[static_cast<std::size_t>(board.hex(tile).r + 2)];
    CHECK(rows == std::array<int, 5>{3, 4, 5, 4, 3});
    CHECK(board.hex(TileId(0)) == Hex{0, -2});
    CHECK(board.hex(TileId(2)) == Hex{2, -2});
    CHECK(board.hex(TileId(3)) == Hex{-1, -1});
    CHECK(board.hex(TileId(7)) == Hex{-2, 0});
    CHECK(board.hex(TileId(9)) == Hex{0, 0});
    CHECK(board.hex(TileId(12)) == Hex{-2, 1});
    CHECK(board.hex(TileId(16)) == Hex{-2, 2});
    CHECK(board.hex(TileId(18)) == Hex{0, 2});
}

TEST_CASE("B-23 B-26 the island has 54 corners and 72 edges of which 30 are coastal") {
    const Board board = island(2);
    CHECK(board.corner_count() == 54);
    CHECK(board.edge_count() == 72);
    int coastal = 0;
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count())) {
        CHECK(board.tiles(edge).size() >= 1);
        coastal += board.tiles(edge).size() == 1 ? 1 : 0;
    }
    CHECK(coastal == 30);
}

TEST_CASE("B-25 B-27 a corner touches three land hexes or at the coast one or two") {
    const Board board = island(2);
    std::array<int, 4> touching{};
    for (const CornerId id : all_ids<CornerId>(board.corner_count())) {
        ++touching[board.tiles(id).size()];
        CHECK(board.edges(id).size() == (board.tiles(id).size() == 1 ? 2 : 3));
        CHECK(board.beyond(id).size() == board.edges(id).size());
    }
    CHECK(touching == std::array<int, 4>{0, 18, 12, 24});
}

TEST_CASE("a board needs tiles and each of them once") {
    CHECK_FALSE(Board::build({}).ok());
    const auto twice = Board::build({{0, 0}, {1, 0}, {0, 0}});
    REQUIRE_FALSE(twice.ok());
    CHECK(twice.problem().what.english().find("(0,0)") != std::string::npos);
    std::vector<Hex> many;
    for (int q = 0; q < 200; ++q)
        many.push_back({q, 0});
    CHECK_FALSE(Board::build(many).ok());
}

TEST_CASE("who touches whom is the same from both sides") {
    const Board board = island(3);
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count())) {
        for (const CornerId end : board.ends(edge)) {
            const auto& edges = board.edges(end);
            CHECK(std::find(edges.begin(), edges.end(), edge) != edges.end());
            CHECK(board.other_end(edge, board.other_end(edge, end)) == end);
        }
    }
    for (const TileId tile : all_ids<TileId>(board.tile_count())) {
        for (std::size_t side = 0; side < 6; ++side) {
            const TileId beyond = board.neighbours(tile)[side];
            if (beyond.is_none()) continue;
            CHECK(board.neighbours(beyond)[(side + 3) % 6] == tile);
            CHECK(board.edges(tile)[side] == board.edges(beyond)[(side + 3) % 6]);
        }
    }
}

TEST_CASE("a board of several islands or a single tile is a board too") {
    const auto single = Board::build({{0, 0}});
    REQUIRE(single.ok());
    CHECK(single.value().corner_count() == 6);
    CHECK(single.value().edge_count() == 6);
    const auto apart = Board::build({{0, 0}, {5, 0}});
    REQUIRE(apart.ok());
    CHECK(apart.value().corner_count() == 12);
    CHECK_FALSE(apart.value().tile_at({1, 0}).has_value());
}

}  // namespace
}  // namespace hexholm
