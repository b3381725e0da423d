// How often the land brings something: to a corner, in throws out of all that are possible.
#pragma once

#include <array>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

struct CornerOdds {
    int throws = 0;  // all that are possible: 36 with two plain dice
    int hits = 0;    // of these, those in which the corner gets something
    // Cards of each good in all these throws together: one tile of five dots gives 5.
    std::array<int, kMaxGoods> goods{};
    int choice = 0;                      // of these goods, cards of the player's choice
    std::array<int, kMaxDecks> cards{};  // and cards of each deck
    bool blocked = false;  // something keeps one of the tiles from giving now; counted all the same

    int cards_in_all() const;
};

// For this piece; none: for one that receives once what the land produces. Tiles that lie face down count
// for nothing, and what holds for a while is left out.
CornerOdds odds_at(const Rulebook& book,
                   const State& state,
                   CornerId corner,
                   PieceId piece = PieceId::none());

// Whether the tile gives something to somebody when this total is rolled.
bool gives_on(const Rulebook& book, const State& state, TileId tile, int total);
// In how many throws the tile's number is rolled; 0 when it gives nothing to anybody.
int throws_for(const Rulebook& book, const State& state, TileId tile);
int all_throws(const Rulebook& book);

}  // namespace hexholm
