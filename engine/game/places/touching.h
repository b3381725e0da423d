// Which places touch which: what a figure on one place reaches on others.
#pragma once

#include <array>
#include <vector>

#include "engine/base/check.h"
#include "engine/game/places/figure_place.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {

// Found out once for a board: figures are asked for it in most lists.
class Touching {
public:
    Touching() = default;
    explicit Touching(const Board& board) {
        for (const PlaceKind from : kKinds)
            for (const PlaceKind to : kKinds)
                for (std::size_t place = 0; place < place_count(board, from); ++place)
                    sets_[row(from)][row(to)].push_back(
                        find(board, FigurePlace::on(from, static_cast<int>(place)), to));
    }

    // The places of the kind that touch this one. An edge touches what its ends touch.
    const PlaceSet& at(FigurePlace place, PlaceKind kind) const {
        HEX_CHECK(kind != PlaceKind::none);
        return sets_[row(place.place_kind())][row(kind)][static_cast<std::size_t>(place.number())];
    }
    // Are both places the same, or does one lie or end at the rim of the other?
    bool touch(FigurePlace one, FigurePlace other) const {
        if (!one.is_on_board() || !other.is_on_board()) return one == other;
        return at(one, other.place_kind()).has(PlaceNumber(other.number()));
    }

private:
    static constexpr std::array kKinds{PlaceKind::tile, PlaceKind::corner, PlaceKind::edge};
    static std::size_t row(PlaceKind kind) { return static_cast<std::size_t>(kind) - 1; }

    template <class Ids>
    static void add(const Ids& ids, PlaceSet& places) {
        for (const auto id : ids)
            places.add(PlaceNumber(id.index()));
    }
    // Calls visit(corner) for the corners of the place, which is no tile when tiles are asked for.
    template <class Visit>
    static void visit_corners(const Board& board, FigurePlace place, Visit visit) {
        const auto number = static_cast<std::size_t>(place.number());
        if (place.is_on(PlaceKind::corner)) return visit(CornerId(number));
        if (place.is_on(PlaceKind::edge))
            for (const CornerId corner : board.ends(EdgeId(number)))
                visit(corner);
        else
            for (const CornerId corner : board.corners(TileId(number)))
                visit(corner);
    }
    static PlaceSet find(const Board& board, FigurePlace place, PlaceKind kind) {
        PlaceSet places;
        if (place.is_on(kind)) {
            places.add(PlaceNumber(place.number()));
            return places;
        }
        visit_corners(board, place, [&](CornerId corner) {
            if (kind == PlaceKind::tile) add(board.tiles(corner), places);
            if (kind == PlaceKind::corner) places.add(PlaceNumber(corner.index()));
            if (kind == PlaceKind::edge) add(board.edges(corner), places);
        });
        return places;
    }

    std::array<std::array<std::vector<PlaceSet>, kKinds.size()>, kKinds.size()> sets_;
};

}  // namespace hexholm
