// The places of one kind as a graph: corners joined by edges, edges by corners, tiles by their sides.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/id_set.h"
#include "engine/board/board.h"
#include "engine/content/things.h"

namespace hexholm {

inline std::size_t place_count(const Board& board, PlaceKind kind) {
    switch (kind) {
        case PlaceKind::tile: return board.tile_count();
        case PlaceKind::corner: return board.corner_count();
        case PlaceKind::edge: return board.edge_count();
        case PlaceKind::none: break;
    }
    return 0;
}

// What lies between two neighbours of the kind.
constexpr PlaceKind crossing_of(PlaceKind kind) {
    return kind == PlaceKind::edge ? PlaceKind::corner : PlaceKind::edge;
}

// Places of one kind, whichever it is.
struct PlaceTag;
using PlaceNumber = Id<PlaceTag, std::uint16_t>;
constexpr std::size_t kMostPlaces = std::max({kMaxTiles, kMaxCorners, kMaxEdges});
using PlaceSet = IdSet<PlaceNumber, kMostPlaces>;

class PlaceGraph {
public:
    // A step to the next place, across what lies between them.
    struct Step {
        std::uint16_t next;
        std::uint16_t across;
    };

    PlaceGraph() = default;
    PlaceGraph(const Board& board, PlaceKind kind) {
        for (std::size_t place = 0; place < place_count(board, kind); ++place) {
            first_.push_back(static_cast<std::uint16_t>(steps_.size()));
            add_steps(board, kind, place);
            PlaceSet& around = around_.emplace_back();
            for (std::size_t at = first_.back(); at < steps_.size(); ++at)
                around.add(PlaceNumber(steps_[at].next));
        }
        first_.push_back(static_cast<std::uint16_t>(steps_.size()));
        at_tile_.resize(board.tile_count());
        for (std::size_t place = 0; place < count(); ++place)
            add_to_tiles(board, kind, place);
        for (std::size_t place = 0; place < count(); ++place)
            rim_.add_if(PlaceNumber(place), is_open(board, kind, place));
    }

    std::span<const Step> steps(int place) const {
        const auto at = static_cast<std::size_t>(place);
        return {steps_.data() + first_[at], steps_.data() + first_[at + 1]};
    }

    // The set of all neighbours of a place.
    const PlaceSet& around(PlaceNumber place) const { return around_[place.index()]; }
    // The places that touch the tile.
    const PlaceSet& at_tile(TileId tile) const { return at_tile_[tile.index()]; }
    std::size_t count() const { return around_.size(); }
    // Places beside which fewer tiles lie than inside of the board.
    const PlaceSet& rim() const { return rim_; }
    bool is_at_rim(PlaceNumber place) const { return rim_.has(place); }

private:
    void add(std::size_t next, std::size_t across) {
        steps_.push_back({static_cast<std::uint16_t>(next), static_cast<std::uint16_t>(across)});
    }
    void add_steps(const Board& board, PlaceKind kind, std::size_t place) {
        if (kind == PlaceKind::corner) {
            const CornerId corner(place);
            for (const EdgeId edge : board.edges(corner))
                add(board.other_end(edge, corner).index(), edge.index());
        } else if (kind == PlaceKind::edge) {
            for (const CornerId corner : board.ends(EdgeId(place)))
                for (const EdgeId edge : board.edges(corner))
                    if (edge != EdgeId(place)) add(edge.index(), corner.index());
        } else {
            const TileId tile(place);
            for (std::size_t side = 0; side < board.edges(tile).size(); ++side)
                if (board.neighbours(tile)[side].is_some())
                    add(board.neighbours(tile)[side].index(), board.edges(tile)[side].index());
        }
    }

    static bool is_open(const Board& board, PlaceKind kind, std::size_t place) {
        if (kind == PlaceKind::edge) return board.tiles(EdgeId(place)).size() < 2;
        if (kind == PlaceKind::corner)
            return board.tiles(CornerId(place)).size() < 3 && !board.is_hub(CornerId(place));
        return std::ranges::any_of(board.neighbours(TileId(place)),
                                   [](TileId next) { return next.is_none(); });
    }

    // Beside those around each tile also the hub of a tile, and its spokes.
    void add_to_tiles(const Board& board, PlaceKind kind, std::size_t place) {
        const auto add = [&](const auto& tiles) {
            for (const TileId tile : tiles)
                at_tile_[tile.index()].add(PlaceNumber(place));
        };
        if (kind == PlaceKind::tile) at_tile_[place].add(PlaceNumber(place));
        if (kind == PlaceKind::corner) add(board.tiles(CornerId(place)));
        if (kind == PlaceKind::edge) add(board.tiles(EdgeId(place)));
    }

    std::vector<Step> steps_;
    std::vector<std::uint16_t> first_;  // of each place, and behind the last
    std::vector<PlaceSet> around_;
    std::vector<PlaceSet> at_tile_;
    PlaceSet rim_;
};

}  // namespace hexholm
