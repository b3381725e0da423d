// Good places for pieces: what a corner would bring, and how far away it is.
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/bots/worth/plots.h"

namespace hexholm {

// Worth is in thousandths of a victory point everywhere in this folder.

struct Site {
    CornerId corner;
    int edges = 0;  // edge pieces to be placed first, all of the same kind
    EdgeId first;   // where the first of them goes; none when edges is 0
    PieceId with;   // which piece they are
    int worth = 0;
};
using SiteList = FixedVector<Site, kMaxCorners>;

// Every corner where the piece of the plots could stand after placing at most so many edges, from the player's
// own pieces.
void find_sites(Plots& plots, int most_edges, SiteList& sites);
// Finds every corner where the piece of the plots could stand after placing at most `most_edges`
// edges from the corner `start`. Edges hold pieces of the kind `with`, or any when it is none.
void find_sites_from(Plots& plots, CornerId start, PieceId with, int most_edges, SiteList& sites);

// Edges that could be reached, and over which first edge: for pieces that are worth something where
// they stand.
struct Way {
    EdgeId edge;
    int edges = 0;
    EdgeId first;
    PieceId with;
};
using WayList = FixedVector<Way, kMaxEdges>;
void find_ways(Plots& plots, int most_edges, WayList& ways);

// The pieces with which the player can extend a network: those that can be built and are left.
using EdgePieces = FixedVector<PieceId, kMaxPieces>;
EdgePieces edge_pieces(const Rulebook& book, const State& state, PlayerId player);
// The piece that is placed on free corners; none when there is none.
PieceId usual_corner_piece(const Content& content);

}  // namespace hexholm
