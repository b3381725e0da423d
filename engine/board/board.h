// The empty board: which tiles there are, their corners and edges, and who touches whom.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "engine/base/id.h"
#include "engine/base/limits.h"
#include "engine/base/result.h"

namespace hexholm {

// Axial coordinates of a pointy-topped hex (B-17): q grows to the east, r to the south-east.
struct Hex {
    int q = 0;
    int r = 0;
    auto operator<=>(const Hex&) const = default;
};

// Corners clockwise from the top, sides clockwise from the upper right (B-19). Side n runs from
// corner n to corner n + 1 (B-21).
enum class CornerName : std::uint8_t { n, ne, se, s, sw, nw };
enum class SideName : std::uint8_t { ne, e, se, sw, w, nw };
constexpr int kSides = 6;

std::optional<CornerName> corner_named(std::string_view name);  // "N", "NE", ...
std::optional<SideName> side_named(std::string_view name);      // "E", "NE", ...
Hex neighbour(Hex hex, SideName side);                          // B-18

// Where something is drawn, in whole steps: x counts half hex widths to the east, y counts
// quarters of a hex height to the south. The centre of (0,0) is (0,0).
struct GridPoint {
    int x = 0;
    int y = 0;
    auto operator<=>(const GridPoint&) const = default;
};

class Board {
public:
    // Any set of different hexes, numbered row by row from the top, left to right (B-24).
    // Fails when there are none, too many, or one twice.
    static Result<Board> build(std::vector<Hex> hexes);

    std::size_t tile_count() const { return tile_count_; }
    std::size_t corner_count() const { return corner_count_; }
    std::size_t edge_count() const { return edge_count_; }

    Hex hex(TileId tile) const { return tiles_[tile].hex; }
    std::optional<TileId> tile_at(Hex hex) const;

    // All six, clockwise from the top / upper right.
    const std::array<CornerId, 6>& corners(TileId tile) const { return tiles_[tile].corners; }
    const std::array<EdgeId, 6>& edges(TileId tile) const { return tiles_[tile].edges; }
    CornerId corner(TileId tile, CornerName name) const {
        return corners(tile)[static_cast<std::size_t>(name)];
    }
    EdgeId edge(TileId tile, SideName name) const {
        return edges(tile)[static_cast<std::size_t>(name)];
    }
    // The tile beyond each side; none at the rim of the board.
    const std::array<TileId, 6>& neighbours(TileId tile) const { return tiles_[tile].neighbours; }

    // One to three tiles, two or three edges; `beyond` are the corners at their other ends, in the
    // same order as the edges.
    const FixedVector<TileId, 3>& tiles(CornerId corner) const { return corners_[corner].tiles; }
    const FixedVector<EdgeId, 3>& edges(CornerId corner) const { return corners_[corner].edges; }
    const FixedVector<CornerId, 3>& beyond(CornerId corner) const {
        return corners_[corner].beyond;
    }
    // The same, always three: where only two meet the last one stands there twice.
    const std::array<EdgeId, 3>& spokes(CornerId corner) const { return corners_[corner].spokes; }
    const std::array<CornerId, 3>& around(CornerId corner) const { return corners_[corner].around; }

    const std::array<CornerId, 2>& ends(EdgeId edge) const { return edges_[edge].ends; }
    const FixedVector<TileId, 2>& tiles(EdgeId edge) const { return edges_[edge].tiles; }
    // Always two: at the rim the only one stands there twice.
    const std::array<TileId, 2>& sides(EdgeId edge) const { return edges_[edge].sides; }
    CornerId other_end(EdgeId edge, CornerId corner) const {
        return ends(edge)[0] == corner ? ends(edge)[1] : ends(edge)[0];
    }

    GridPoint point(TileId tile) const;
    GridPoint point(CornerId corner) const { return corners_[corner].point; }

private:
    struct Tile {
        Hex hex;
        std::array<CornerId, 6> corners;
        std::array<EdgeId, 6> edges;
        std::array<TileId, 6> neighbours;
    };
    struct Corner {
        GridPoint point;
        FixedVector<TileId, 3> tiles;
        FixedVector<EdgeId, 3> edges;
        FixedVector<CornerId, 3> beyond;
        std::array<EdgeId, 3> spokes{};
        std::array<CornerId, 3> around{};
    };
    struct Edge {
        std::array<CornerId, 2> ends;
        FixedVector<TileId, 2> tiles;
        std::array<TileId, 2> sides;
    };

    void number_corners();
    void number_edges();
    static void add_spoke(Corner& corner, EdgeId edge, CornerId beyond);
    void link_neighbours();

    Table<TileId, Tile> tiles_;
    Table<CornerId, Corner> corners_;
    Table<EdgeId, Edge> edges_;
    std::size_t tile_count_ = 0;
    std::size_t corner_count_ = 0;
    std::size_t edge_count_ = 0;
};

}  // namespace hexholm
