// The empty board: which tiles there are, their corners and edges, and who touches whom.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/check.h"
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

// How tiles look from above. No rule reads it.
enum class TileShape : std::uint8_t { hex, square, card };

constexpr std::size_t kTilesAtCorner = 4;  // three hexes, or four cards
constexpr std::size_t kEdgesAtCorner = 4;  // three of hexes, and one to a hub
constexpr std::size_t kUsualSpokes = 3;
constexpr std::size_t kEdgesAtHub = 4;

// A board that is told place by place. Where a place is, in columns and rows, is its name among those of
// its kind.
struct BoardPlan {
    struct Edge {
        Hex at;
        Hex from;
        Hex to;
    };
    struct Tile {
        Hex at;
        std::vector<Hex> corners;
    };

    TileShape shape = TileShape::card;
    std::vector<Hex> corners;
    std::vector<Edge> edges;
    std::vector<Tile> tiles;
};

// A corner in the middle of a hex, joined to some of its corners by edges inside of it. Such an edge has
// the same tile on both sides. Of places of a tile they are "hub" and "hub N", after the corner there.
struct Hub {
    Hex hex;
    std::vector<CornerName> joined;  // clockwise
};

class Board {
public:
    // Any set of different hexes, numbered row by row from the top, left to right (B-24). Hubs are
    // numbered behind all others, so that nothing else changes with them.
    // Fails when there are none, too many, or one twice.
    static Result<Board> build(std::vector<Hex> hexes, std::vector<Hub> hubs = {});
    // Any graph, numbered row by row. An edge lies at the tiles that have both of its ends; tiles with
    // a common edge are neighbours. Every corner and edge must be at a tile.
    static Result<Board> from_plan(const BoardPlan& plan);

    // Whether the tiles are hexes, so that corners and sides are named by directions.
    bool has_directions() const { return shape_ == TileShape::hex; }
    TileShape shape() const { return shape_; }

    std::size_t tile_count() const { return tile_count_; }
    std::size_t corner_count() const { return corner_count_; }
    std::size_t edge_count() const { return edge_count_; }

    Hex hex(TileId tile) const { return tiles_[tile].hex; }
    std::optional<TileId> tile_at(Hex hex) const;
    std::vector<Hub> hubs() const;
    std::optional<CornerId> hub(TileId tile) const;
    bool is_hub(CornerId corner) const { return corner.index() >= first_hub_; }
    // A place of a hex by its name: "N" or "hub"; "NE" or "hub N".
    std::optional<CornerId> corner_called(TileId tile, std::string_view name) const;
    std::optional<EdgeId> edge_called(TileId tile, std::string_view name) const;
    // The corner or edge at this place; nullopt when there is none. For boards that were made by
    // from_plan().
    std::optional<CornerId> corner_at(Hex at) const;
    std::optional<EdgeId> edge_at(Hex at) const;
    Hex at(CornerId corner) const { return corner_places_[corner]; }
    Hex at(EdgeId edge) const { return edge_places_[edge]; }

    // The corners and edges of a tile: for a hex six of each, clockwise from the top and from the
    // upper right.
    const FixedVector<CornerId, kSides>& corners(TileId tile) const { return tiles_[tile].corners; }
    const FixedVector<EdgeId, kSides>& edges(TileId tile) const { return tiles_[tile].edges; }
    // REQUIRES: has_directions().
    CornerId corner(TileId tile, CornerName name) const {
        HEX_CHECK(has_directions());
        return corners(tile)[static_cast<std::size_t>(name)];
    }
    EdgeId edge(TileId tile, SideName name) const {
        HEX_CHECK(has_directions());
        return edges(tile)[static_cast<std::size_t>(name)];
    }
    // The tile beyond each edge, in their order; none at the rim of the board.
    const std::array<TileId, kSides>& neighbours(TileId tile) const {
        return tiles_[tile].neighbours;
    }

    // The tiles and edges at a corner: at least one of each, and two or three edges on boards of
    // hexes without hubs. `beyond` are the corners at the other ends of the edges, in the same
    // order.
    const FixedVector<TileId, kTilesAtCorner>& tiles(CornerId corner) const {
        return corners_[corner].tiles;
    }
    const FixedVector<EdgeId, kEdgesAtCorner>& edges(CornerId corner) const {
        return corners_[corner].edges;
    }
    const FixedVector<CornerId, kEdgesAtCorner>& beyond(CornerId corner) const {
        return corners_[corner].beyond;
    }
    // The edges at the corner, in a row of equal length for all corners (at least three): where
    // fewer edges meet, the last one is repeated. around() does so with the neighbouring corners.
    std::span<const EdgeId> spokes(CornerId corner) const {
        return {corners_[corner].spokes.data(), spokes_};
    }
    std::span<const CornerId> around(CornerId corner) const {
        return {corners_[corner].around.data(), spokes_};
    }
    // The most edges that meet at a corner, and at least three.
    std::size_t most_spokes() const { return spokes_; }

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
        FixedVector<CornerId, kSides> corners;
        FixedVector<EdgeId, kSides> edges;
        std::array<TileId, kSides> neighbours{};
    };
    struct Corner {
        GridPoint point;
        FixedVector<TileId, kTilesAtCorner> tiles;
        FixedVector<EdgeId, kEdgesAtCorner> edges;
        FixedVector<CornerId, kEdgesAtCorner> beyond;
        std::array<EdgeId, kEdgesAtCorner> spokes{};
        std::array<CornerId, kEdgesAtCorner> around{};
    };
    struct Edge {
        std::array<CornerId, 2> ends;
        FixedVector<TileId, 2> tiles;
        std::array<TileId, 2> sides;
    };

    void number_corners();
    void number_edges();
    std::optional<Problem> add_hubs(std::vector<Hub> hubs);
    void add_hub(TileId tile, const std::vector<CornerName>& joined);
    void add_spokes(EdgeId edge);
    static void add_spoke(Corner& corner, EdgeId edge, CornerId beyond);
    void link_neighbours();
    void count();
    std::optional<Problem> place_corners(const BoardPlan& plan);
    std::optional<Problem> place_tiles(const BoardPlan& plan);
    std::optional<Problem> place_edges(const BoardPlan& plan);
    std::optional<Problem> join_to_tiles(EdgeId edge);

    Table<TileId, Tile> tiles_;
    Table<CornerId, Corner> corners_;
    Table<EdgeId, Edge> edges_;
    Table<CornerId, Hex> corner_places_;
    Table<EdgeId, Hex> edge_places_;
    TileShape shape_ = TileShape::hex;
    std::size_t tile_count_ = 0;
    std::size_t corner_count_ = 0;
    std::size_t edge_count_ = 0;
    std::size_t spokes_ = kUsualSpokes;
    std::size_t first_hub_ = kMaxCorners;
};

}  // namespace hexholm
