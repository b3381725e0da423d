#include "engine/game/land/odds.h"

#include <algorithm>
#include <numeric>

#include "engine/base/check.h"
#include "engine/game/pawns/pawns.h"

namespace hexholm {
namespace {

const Terrain* known_terrain(const Rulebook& book, const State& state, TileId tile) {
    if (state.face_down[tile] != 0 || state.terrain[tile].is_none()) return nullptr;
    return &book.content().terrains[state.terrain[tile]];
}

// Does any piece receive anything from it?
bool gives(const Rulebook& book, TerrainId id) {
    const Terrain& terrain = book.content().terrains[id];
    const bool by_piece = std::ranges::any_of(book.content().pieces, [&](const Piece& piece) {
        return std::ranges::any_of(piece.yields,
                                   [&](const auto& from) { return from.first == id; });
    });
    return by_piece || !terrain.produces.empty() || terrain.choose > 0 || terrain.draws.is_some() ||
           terrain.counts.is_some();
}

void add_tile(const Rulebook& book, TerrainId terrain, PieceId piece, int ways, CornerOdds& odds) {
    const Terrain& declared = book.content().terrains[terrain];
    const int yield = piece.is_none() ? 1 : book.content().pieces[piece].yield;
    const Bundle goods =
        piece.is_none() ? declared.produces : book.content().harvest(terrain, piece);
    for (const GoodId good : book.content().goods.ids())
        odds.goods[good.index()] += ways * goods[good];
    odds.choice += ways * yield * declared.choose;
    if (declared.draws.is_some()) odds.cards[declared.draws.index()] += ways * yield;
}

}  // namespace

int CornerOdds::cards_in_all() const {
    return std::accumulate(goods.begin(), goods.end(), choice) +
           std::accumulate(cards.begin(), cards.end(), 0);
}

// Some terrains have numbers of their own (X-F-11); a total that does something else brings nothing.
bool gives_on(const Rulebook& book, const State& state, TileId tile, int total) {
    const Terrain* terrain = known_terrain(book, state, tile);
    if (terrain == nullptr || !gives(book, state.terrain[tile]) ||
        book.content().effect_of_roll(total))
        return false;
    if (terrain->numbers.empty()) {
        const std::array<int, 2> totals = book.content().totals_of(state.token[tile]);
        return totals[0] == total || totals[1] == total;
    }
    return std::find(terrain->numbers.begin(), terrain->numbers.end(), total) !=
           terrain->numbers.end();
}

int all_throws(const Rulebook& book) {
    return book.rolls_in_all();
}

int throws_for(const Rulebook& book, const State& state, TileId tile) {
    int ways = 0;
    for (int total = 1; total <= book.greatest_total(); ++total)
        if (gives_on(book, state, tile, total)) ways += book.pips(total);
    return ways;
}

CornerOdds odds_at(const Rulebook& book, const State& state, CornerId corner, PieceId piece) {
    CornerOdds odds;
    odds.throws = all_throws(book);
    for (const TileId tile : book.board().tiles(corner)) {
        const int ways = throws_for(book, state, tile);
        if (ways == 0) continue;
        const TerrainId terrain = state.terrain[tile];
        add_tile(book, terrain, piece, ways, odds);
        odds.blocked |= book.content().terrains[terrain].blockable && is_blocked(book, state, tile);
    }
    for (int total = 1; total <= book.greatest_total(); ++total)
        for (const TileId tile : book.board().tiles(corner))
            if (gives_on(book, state, tile, total)) {
                odds.hits += book.pips(total);
                break;
            }
    HEX_CHECK(odds.hits <= odds.throws);
    return odds;
}

}  // namespace hexholm
