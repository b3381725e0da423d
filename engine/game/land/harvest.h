// What single pieces receive from single tiles, with all that changes it for a while.
#pragma once

#include <optional>

#include "engine/game/core/play.h"

namespace hexholm {

// Does anything change now what pieces receive?
bool is_modified(const Rulebook& book, const State& state);

struct Claim {
    TileId tile;
    PlayerId owner;
    Bundle goods;
    int yield = 0;  // for goods of choice, counters and cards
};

// What the piece at the corner receives from the tile; nullopt when none stands there that receives
// from it.
std::optional<Claim> claim_of(const Rulebook& book,
                              const State& state,
                              TileId tile,
                              CornerId corner);

// How much it yields of what is no goods: of choice, of counters and of cards; 0 where no piece stands that
// receives from the tile.
int yield_of(const Rulebook& book, const State& state, TileId tile, CornerId corner);

// Calls visit(claim) for every piece that receives from the tile.
template <class Visit>
void visit_claims(const Rulebook& book, const State& state, TileId tile, Visit visit) {
    for (const CornerId corner : book.board().corners(tile))
        if (const std::optional<Claim> claim = claim_of(book, state, tile, corner)) visit(*claim);
}

// Calls visit(claim, terrain) for every piece that receives from one of the tiles.
template <class Visit>
void visit_claims(const Rulebook& book, const State& state, const TileSet& tiles, Visit visit) {
    tiles.visit([&](TileId tile) {
        const Terrain& terrain = book.content().terrains[state.terrain[tile]];
        visit_claims(book, state, tile, [&](const Claim& claim) { visit(claim, terrain); });
        return true;
    });
}

// Calls visit(owner, yield, terrain) for every piece with a yield from one of the tiles.
template <class Visit>
void visit_yields(const Rulebook& book, const State& state, const TileSet& tiles, Visit visit) {
    tiles.visit([&](TileId tile) {
        const Terrain& terrain = book.content().terrains[state.terrain[tile]];
        for (const CornerId corner : book.board().corners(tile)) {
            if (state.corners[corner].empty()) continue;
            if (const int yield = yield_of(book, state, tile, corner); yield != 0)
                visit(state.corners[corner].owner(), yield, terrain);
        }
        return true;
    });
}

}  // namespace hexholm
