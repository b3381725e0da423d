// The corners on which a player could build one day, and the edges that lead there.
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/bots/worth/outlook.h"
#include "engine/game/core/action.h"
#include "engine/game/places/spot.h"
#include "engine/game/places/tile_set.h"

namespace hexholm {

// The worth of corners for one piece, and where edge pieces may go, in one position. Many ways lead
// to the same corner, so each corner, tile and edge is computed once.
class Plots {
public:
    // Without a piece it only answers questions about ways. REQUIRES: book, state and outlook
    // outlive it and stay as they are.
    Plots(const Rulebook& book, const State& state, const Outlook& outlook, PieceId piece);
    Plots(const Plots&) = delete;
    Plots& operator=(const Plots&) = delete;

    const Rulebook& book() const { return book_; }
    const State& state() const { return state_; }
    const Outlook& outlook() const { return outlook_; }
    PieceId piece() const { return piece_; }

    // May the piece stand there? REQUIRES: there is one.
    Reason allows(CornerId corner);
    // The worth of the piece at the corner until the end of the game. REQUIRES: there is a piece.
    int worth(CornerId corner);
    // May this edge piece be laid there by somebody whose network ends at a corner of the edge?
    bool bears(PieceId with, EdgeId edge, CornerId from);

private:
    struct Edges {
        PieceId with;
        SpotSet<EdgeId> known;
        SpotSet<EdgeId> bearing;
    };

    Edges& edges_of(PieceId with);
    int land_at(TileId tile);

    const Rulebook& book_;
    const State& state_;
    const Outlook& outlook_;
    PieceId piece_;
    SpotSet<CornerId> at_harbours_;
    SpotSet<CornerId> known_;
    FixedTable<CornerId, Reason, kMaxCorners> reasons_;
    SpotSet<CornerId> weighed_;
    FixedTable<CornerId, int, kMaxCorners> worths_;
    TileSet measured_;
    FixedTable<TileId, int, kMaxTiles> land_;
    FixedVector<Edges, kMaxPieces> edges_;
};

}  // namespace hexholm
