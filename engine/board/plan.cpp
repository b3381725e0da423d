// Boards that are told place by place, whatever their shape.
#include <algorithm>
#include <string>
#include <utility>

#include "engine/base/check.h"
#include "engine/board/board.h"

namespace hexholm {
namespace {

bool is_before(Hex a, Hex b) {
    return std::pair(a.r, a.q) < std::pair(b.r, b.q);
}

std::string place_text(const char* word, Hex at) {
    return std::string("the ") + word + " (" + std::to_string(at.q) + "," + std::to_string(at.r) +
           ")";
}

// Rows are sorted, so what is there twice stands side by side.
template <class Row, class Where>
std::optional<Problem> sort_places(std::vector<Row>& rows,
                                   std::size_t most,
                                   const char* word,
                                   Where where) {
    if (rows.empty())
        return Problem{"", std::string("the map has no ") + word + "s", "give it at least one"};
    if (rows.size() > most)
        return Problem{"", "the map has " + std::to_string(rows.size()) + " " + word + "s",
                       "at most " + std::to_string(most) + " are possible"};
    std::sort(rows.begin(), rows.end(),
              [&](const Row& a, const Row& b) { return is_before(where(a), where(b)); });
    const auto twice = std::adjacent_find(
        rows.begin(), rows.end(), [&](const Row& a, const Row& b) { return where(a) == where(b); });
    if (twice == rows.end()) return std::nullopt;
    return Problem{"", place_text(word, where(*twice)) + " is on the map twice",
                   "remove one of them"};
}

// Where the place stands among sorted ones.
template <class Id>
std::optional<Id> find_place(const Table<Id, Hex>& places, Hex at) {
    const auto found = std::lower_bound(places.begin(), places.end(), at, is_before);
    if (found == places.end() || *found != at) return std::nullopt;
    return Id(found - places.begin());
}

Problem no_corner(const char* word, Hex at, Hex corner) {
    return {"",
            place_text(word, at) + " names " + place_text("corner", corner) +
                ", which the map does not have",
            "add it to the corners"};
}

}  // namespace

Result<Board> Board::from_plan(const BoardPlan& plan) {
    Board board;
    board.shape_ = plan.shape;
    if (auto problem = board.place_corners(plan)) return *problem;
    if (auto problem = board.place_tiles(plan)) return *problem;
    if (auto problem = board.place_edges(plan)) return *problem;
    board.count();
    for (const CornerId corner : board.corners_.ids())
        if (board.tiles(corner).empty())
            return Problem{"", place_text("corner", board.at(corner)) + " is at no tile",
                           "name it among the corners of a tile"};
    return board;
}

std::optional<CornerId> Board::corner_at(Hex at) const {
    return find_place(corner_places_, at);
}

std::optional<EdgeId> Board::edge_at(Hex at) const {
    return find_place(edge_places_, at);
}

std::optional<Problem> Board::place_corners(const BoardPlan& plan) {
    std::vector<Hex> places = plan.corners;
    if (auto problem = sort_places(places, kMaxCorners, "corner", [](Hex at) { return at; }))
        return problem;
    for (const Hex at : places) {
        corner_places_.add(at);
        corners_.add(Corner{{2 * at.q, 3 * at.r}, {}, {}, {}});
    }
    return std::nullopt;
}

std::optional<Problem> Board::place_tiles(const BoardPlan& plan) {
    std::vector<BoardPlan::Tile> tiles = plan.tiles;
    if (auto problem = sort_places(tiles, kMaxTiles, "tile",
                                   [](const BoardPlan::Tile& tile) { return tile.at; }))
        return problem;
    for (const BoardPlan::Tile& planned : tiles) {
        const TileId id(tiles_.size());
        Tile tile{planned.at, {}, {}, {}};
        if (planned.corners.empty() || planned.corners.size() > kSides)
            return Problem{"",
                           place_text("tile", planned.at) + " has " +
                               std::to_string(planned.corners.size()) + " corners",
                           planned.corners.empty()
                               ? "name one to six"
                               : "at most " + std::to_string(kSides) + " are possible"};
        for (const Hex at : planned.corners) {
            const std::optional<CornerId> corner = corner_at(at);
            if (!corner) return no_corner("tile", planned.at, at);
            auto& around = corners_[*corner].tiles;
            if (std::ranges::find(around, id) != around.end())
                return Problem{
                    "",
                    place_text("tile", planned.at) + " has " + place_text("corner", at) + " twice",
                    "name it once"};
            if (around.size() == kTilesAtCorner)
                return Problem{"", place_text("corner", at) + " is at too many tiles",
                               "at most " + std::to_string(kTilesAtCorner) + " are possible"};
            around.push_back(id);
            tile.corners.push_back(*corner);
        }
        tiles_.add(tile);
    }
    return std::nullopt;
}

std::optional<Problem> Board::place_edges(const BoardPlan& plan) {
    std::vector<BoardPlan::Edge> edges = plan.edges;
    if (auto problem = sort_places(edges, kMaxEdges, "edge",
                                   [](const BoardPlan::Edge& edge) { return edge.at; }))
        return problem;
    for (const BoardPlan::Edge& planned : edges) {
        const std::optional<CornerId> from = corner_at(planned.from);
        const std::optional<CornerId> to = corner_at(planned.to);
        if (!from || !to) return no_corner("edge", planned.at, from ? planned.to : planned.from);
        const EdgeId id(edges_.size());
        edge_places_.add(planned.at);
        edges_.add(Edge{{*from, *to}, {}, {}});
        for (const CornerId end : {*from, *to})
            if (corners_[end].edges.size() == kEdgesAtCorner || *from == *to)
                return Problem{"", place_text("corner", at(end)) + " is the end of too many edges",
                               "at most " + std::to_string(kEdgesAtCorner) +
                                   " are possible, each with one end"};
        add_spokes(id);
        if (auto problem = join_to_tiles(id)) return problem;
    }
    return std::nullopt;
}

std::optional<Problem> Board::join_to_tiles(EdgeId edge) {
    for (const TileId tile : tiles_.ids()) {
        Tile& beside = tiles_[tile];
        const bool has_both = std::ranges::all_of(ends(edge), [&](CornerId end) {
            return std::ranges::find(beside.corners, end) != beside.corners.end();
        });
        if (!has_both) continue;
        auto& sides = edges_[edge].tiles;
        if (sides.size() == 2 || beside.edges.size() == kSides)
            return Problem{"", place_text("edge", at(edge)) + " lies at too many tiles",
                           "at most two have both of its ends, and a tile has six edges"};
        sides.push_back(tile);
        beside.edges.push_back(edge);
    }
    const auto& sides = tiles(edge);
    if (sides.empty())
        return Problem{"", place_text("edge", at(edge)) + " is at no tile",
                       "name both of its ends among the corners of a tile"};
    edges_[edge].sides = {sides[0], sides[sides.size() - 1]};
    if (sides.size() == 2)
        for (std::size_t side = 0; side < 2; ++side)
            tiles_[sides[side]].neighbours[tiles_[sides[side]].edges.size() - 1] = sides[1 - side];
    return std::nullopt;
}

}  // namespace hexholm
