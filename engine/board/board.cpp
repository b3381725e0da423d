#include "engine/board/board.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr std::array<std::string_view, 6> kCornerNames = {"N", "NE", "SE", "S", "SW", "NW"};
constexpr std::array<std::string_view, 6> kSideNames = {"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<GridPoint, 6> kCornerOffsets = {
    {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
constexpr std::array<Hex, 6> kNeighbourOffsets = {
    {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

template <class Name>
std::optional<Name> find_name(const std::array<std::string_view, 6>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Name>(found - names.begin());
}

GridPoint centre(Hex hex) {
    return {2 * hex.q + hex.r, 3 * hex.r};
}

bool row_by_row(Hex a, Hex b) {
    return std::pair(a.r, a.q) < std::pair(b.r, b.q);
}

}  // namespace

std::optional<CornerName> corner_named(std::string_view name) {
    return find_name<CornerName>(kCornerNames, name);
}

std::optional<SideName> side_named(std::string_view name) {
    return find_name<SideName>(kSideNames, name);
}

Hex neighbour(Hex hex, SideName side) {
    const Hex offset = kNeighbourOffsets[static_cast<std::size_t>(side)];
    return {hex.q + offset.q, hex.r + offset.r};
}

Result<Board> Board::build(std::vector<Hex> hexes, std::vector<Hub> hubs) {
    if (hexes.empty()) return Problem{"", "the map has no tiles", "give it at least one tile"};
    if (hexes.size() > kMaxTiles)
        return Problem{"", "the map has " + std::to_string(hexes.size()) + " tiles",
                       "at most " + std::to_string(kMaxTiles) + " are possible"};
    std::sort(hexes.begin(), hexes.end(), row_by_row);
    const auto twice = std::adjacent_find(hexes.begin(), hexes.end());
    if (twice != hexes.end())
        return Problem{"",
                       "the tile (" + std::to_string(twice->q) + "," + std::to_string(twice->r) +
                           ") is on the map twice",
                       "remove one of them"};
    Board board;
    for (const Hex hex : hexes)
        board.tiles_.add(Tile{hex, {}, {}, {}});
    board.number_corners();
    board.number_edges();
    board.link_neighbours();
    if (auto problem = board.add_hubs(std::move(hubs))) return *problem;
    board.count();
    if (board.corner_count() > kMaxCorners || board.edge_count() > kMaxEdges)
        return Problem{"",
                       "the map has " + std::to_string(board.corner_count()) + " corners and " +
                           std::to_string(board.edge_count()) + " edges",
                       "at most " + std::to_string(kMaxCorners) + " corners and " +
                           std::to_string(kMaxEdges) +
                           " edges are possible; move its tiles together"};
    return board;
}

void Board::count() {
    tile_count_ = tiles_.size();
    corner_count_ = corners_.size();
    edge_count_ = edges_.size();
    for (const Corner& corner : corners_)
        spokes_ = std::max(spokes_, corner.edges.size());
}

void Board::number_corners() {
    std::map<GridPoint, CornerId> known;
    for (const TileId tile : tiles_.ids()) {
        for (std::size_t at = 0; at < kSides; ++at) {
            const GridPoint middle = centre(tiles_[tile].hex);
            const GridPoint spot = {middle.x + kCornerOffsets[at].x,
                                    middle.y + kCornerOffsets[at].y};
            const auto [entry, is_new] = known.try_emplace(spot, CornerId(corners_.size()));
            if (is_new) corners_.add(Corner{spot, {}, {}, {}});
            tiles_[tile].corners.push_back(entry->second);
            corners_[entry->second].tiles.push_back(tile);
        }
    }
}

void Board::number_edges() {
    std::map<std::pair<CornerId, CornerId>, EdgeId> known;
    for (const TileId tile : tiles_.ids()) {
        for (std::size_t at = 0; at < kSides; ++at) {
            HEX_CHECK(tiles_[tile].corners.size() == kSides);
            const CornerId from = tiles_[tile].corners[at];
            const CornerId to = tiles_[tile].corners[(at + 1) % kSides];
            const auto ends = std::minmax(from, to);
            const auto [entry, is_new] =
                known.try_emplace({ends.first, ends.second}, EdgeId(edges_.size()));
            if (is_new) edges_.add(Edge{{from, to}, {}, {tile, tile}});
            tiles_[tile].edges.push_back(entry->second);
            edges_[entry->second].tiles.push_back(tile);
            edges_[entry->second].sides[1] = tile;
        }
    }
    for (const EdgeId edge : edges_.ids())
        add_spokes(edge);
}

void Board::add_spokes(EdgeId edge) {
    for (const CornerId corner : ends(edge))
        add_spoke(corners_[corner], edge, other_end(edge, corner));
}

void Board::add_spoke(Corner& corner, EdgeId edge, CornerId beyond) {
    HEX_CHECK(corner.edges.size() < corner.spokes.size());
    for (std::size_t at = corner.edges.size(); at < corner.spokes.size(); ++at) {
        corner.spokes[at] = edge;
        corner.around[at] = beyond;
    }
    corner.edges.push_back(edge);
    corner.beyond.push_back(beyond);
}

void Board::link_neighbours() {
    for (const TileId tile : tiles_.ids()) {
        for (std::size_t at = 0; at < kSides; ++at) {
            const Hex beyond = neighbour(tiles_[tile].hex, static_cast<SideName>(at));
            tiles_[tile].neighbours[at] = tile_at(beyond).value_or(TileId::none());
        }
    }
}

std::optional<TileId> Board::tile_at(Hex hex) const {
    const auto found =
        std::lower_bound(tiles_.begin(), tiles_.end(), hex,
                         [](const Tile& tile, Hex wanted) { return row_by_row(tile.hex, wanted); });
    if (found == tiles_.end() || found->hex != hex) return std::nullopt;
    return TileId(found - tiles_.begin());
}

GridPoint Board::point(TileId tile) const {
    const Hex hex = tiles_[tile].hex;
    return has_directions() ? centre(hex) : GridPoint{2 * hex.q, 3 * hex.r};
}

}  // namespace hexholm
