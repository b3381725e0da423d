#include "engine/game/land/odds.h"

#include <algorithm>
#include <numeric>

#include "engine/game/pawns/pawns.h"

namespace hexholm {
namespace {

int greatest_total(const Rulebook& book) {
    const auto& dice = book.content().dice;
    return std::accumulate(dice.begin(), dice.end(), 0);
}

const Terrain* known_terrain(const Rulebook& book, const State& state, TileId tile) {
    if (state.face_down[tile] != 0 || state.terrain[tile].is_none()) return nullptr;
    return &book.content().terrains[state.terrain[tile]];
}

bool gives(const Terrain& terrain) {
    return !terrain.produces.empty() || terrain.choose > 0 || terrain.draws.is_some() ||
           terrain.counts.is_some();
}

void add_tile(const Rulebook& book, const Terrain& terrain, int ways, CornerOdds& odds) {
    for (const GoodId good : book.content().goods.ids())
        odds.goods[good.index()] += ways * terrain.produces[good];
    odds.choice += ways * terrain.choose;
    if (terrain.draws.is_some()) odds.cards[terrain.draws.index()] += ways;
}

}  // namespace

int CornerOdds::cards_in_all() const {
    return std::accumulate(goods.begin(), goods.end(), choice) +
           std::accumulate(cards.begin(), cards.end(), 0);
}

// Some terrains have numbers of their own (X-F-11); a total that does something else brings nothing.
bool gives_on(const Rulebook& book, const State& state, TileId tile, int total) {
    const Terrain* terrain = known_terrain(book, state, tile);
    if (terrain == nullptr || !gives(*terrain) || book.content().effect_of_roll(total))
        return false;
    if (terrain->numbers.empty()) return state.token[tile] == total;
    return std::find(terrain->numbers.begin(), terrain->numbers.end(), total) !=
           terrain->numbers.end();
}

int all_throws(const Rulebook& book) {
    int throws = 1;
    for (const int sides : book.content().dice)
        throws *= sides;
    return throws;
}

int throws_for(const Rulebook& book, const State& state, TileId tile) {
    int ways = 0;
    for (int total = 1; total <= greatest_total(book); ++total)
        if (gives_on(book, state, tile, total)) ways += book.pips(total);
    return ways;
}

CornerOdds odds_at(const Rulebook& book, const State& state, CornerId corner, int yield) {
    CornerOdds odds;
    odds.throws = all_throws(book);
    for (const TileId tile : book.board().tiles(corner)) {
        const int ways = throws_for(book, state, tile);
        if (ways == 0) continue;
        const Terrain& terrain = book.content().terrains[state.terrain[tile]];
        add_tile(book, terrain, ways * yield, odds);
        odds.blocked |= terrain.blockable && is_blocked(book, state, tile);
    }
    for (int total = 1; total <= greatest_total(book); ++total)
        for (const TileId tile : book.board().tiles(corner))
            if (gives_on(book, state, tile, total)) {
                odds.hits += book.pips(total);
                break;
            }
    return odds;
}

}  // namespace hexholm
