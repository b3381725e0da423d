#include "engine/bots/worth/plots.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/bots/worth/gains.h"
#include "engine/bots/worth/harvests.h"
#include "engine/game/pieces/building.h"

namespace hexholm {

Plots::Plots(const Rulebook& book, const State& state, const Outlook& outlook, PieceId piece)
    : book_(book), state_(state), outlook_(outlook), piece_(piece) {
    if (piece.is_none() || !book.content().pieces[piece].uses_harbours) return;
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count())) {
        if (state.harbour_edges[site].is_none()) break;
        for (const CornerId corner : book.board().ends(state.harbour_edges[site]))
            at_harbours_.add(corner);
    }
}

Reason Plots::allows(CornerId corner) {
    HEX_CHECK(piece_.is_some());
    if (!known_.has(corner)) {
        known_.add(corner);
        reasons_[corner] = may_stand(book_, state_, outlook_.player, piece_, corner.number());
    }
    return reasons_[corner];
}

int Plots::worth(CornerId corner) {
    HEX_CHECK(piece_.is_some());
    if (weighed_.has(corner)) return worths_[corner];
    weighed_.add(corner);
    int land = 0;
    for (const TileId tile : book_.board().tiles(corner))
        land += land_at(tile);
    int worth = harvest_of_tiles(book_, outlook_, piece_, land) +
                gain_by_placing(book_, state_, outlook_, piece_, corner.number());
    if (at_harbours_.has(corner)) worth += harbour_worth(book_, outlook_, state_, corner);
    worths_[corner] = worth;
    return worth;
}

int Plots::land_at(TileId tile) {
    if (!measured_.has(tile)) {
        measured_.add(tile);
        land_[tile] = tile_worth(book_, state_, outlook_, tile, piece_);
    }
    return land_[tile];
}

bool Plots::bears(PieceId with, EdgeId edge, CornerId from) {
    Edges& edges = edges_of(with);
    if (!edges.known.has(edge)) {
        edges.known.add(edge);
        edges.bearing.add_if(edge, may_stand(book_, state_, outlook_.player, with, edge.number(),
                                             {kPlaceTouching, from.number(), {}}) == Reason::none);
    }
    return edges.bearing.has(edge);
}

Plots::Edges& Plots::edges_of(PieceId with) {
    for (Edges& edges : edges_)
        if (edges.with == with) return edges;
    edges_.push_back({with, {}, {}});
    return edges_.back();
}

}  // namespace hexholm
