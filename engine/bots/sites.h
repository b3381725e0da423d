// Good places for pieces: what a corner would bring, and how far away it is.
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/bots/outlook.h"

namespace hexholm {

// Worth is in thousandths of a victory point everywhere in this folder.

// What one yield of the corner's tiles brings to this player until the end of the game: more for
// goods that the player lacks.
int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner);
// What better rates at the bank would bring.
int harbour_worth(const Rulebook& book,
                  const Outlook& outlook,
                  const State& state,
                  CornerId corner);

struct Site {
    CornerId corner;
    int edges = 0;  // to be placed first
    EdgeId first;   // the first of them; none when edges is 0
    int worth = 0;
};
using SiteList = FixedVector<Site, kMaxCorners>;

// Every corner where the piece could stand after placing at most so many edges, from the player's
// own pieces.
void find_sites(const Rulebook& book,
                const State& state,
                const Outlook& outlook,
                PieceId piece,
                PieceId edge_piece,
                int most_edges,
                SiteList& sites);
// The same from one corner alone.
void find_sites_from(const Rulebook& book,
                     const State& state,
                     const Outlook& outlook,
                     CornerId start,
                     PieceId piece,
                     PieceId edge_piece,
                     int most_edges,
                     SiteList& sites);

// The edge piece that is cheapest to extend a network with; none when there is none.
PieceId usual_edge_piece(const Content& content);
// The piece that is placed on free corners; none when there is none.
PieceId usual_corner_piece(const Content& content);

}  // namespace hexholm
