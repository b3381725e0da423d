// What a place touches.
#pragma once

#include "engine/game/places/place_graph.h"

namespace hexholm {

// The tiles that a place touches; a tile touches itself.
template <class Test>
bool any_tile_at(const Board& board, PlaceKind kind, int place, Test test) {
    if (kind == PlaceKind::tile) return test(TileId(place));
    const auto any = [&](const auto& tiles) {
        for (const TileId tile : tiles)
            if (test(tile)) return true;
        return false;
    };
    return kind == PlaceKind::corner ? any(board.tiles(CornerId(place)))
                                     : any(board.tiles(EdgeId(place)));
}
// The corners that a place touches.
template <class Test>
bool any_corner_at(const Board& board, PlaceKind kind, int place, Test test) {
    if (kind == PlaceKind::corner) return test(CornerId(place));
    const auto any = [&](const auto& corners) {
        for (const CornerId corner : corners)
            if (test(corner)) return true;
        return false;
    };
    return kind == PlaceKind::edge ? any(board.ends(EdgeId(place)))
                                   : any(board.corners(TileId(place)));
}

}  // namespace hexholm
