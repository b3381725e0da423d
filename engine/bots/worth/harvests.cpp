#include "engine/bots/worth/harvests.h"

#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

constexpr int kPipWorth = 260;         // one throw of 36 brings a card, at the start of the game
constexpr int kNewGoodPercent = 150;   // a good that the player does not receive yet
constexpr int kRareGoodPercent = 115;  // one of which he receives little
constexpr int kFewPips = 4;

// The worth of one tile; `goods`: what a piece receives from it.
int worth_of_tile(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  TileId tile,
                  int yield,
                  const Bundle& goods) {
    const int pips = book.pips(state.token[tile]);
    if (pips == 0) return 0;
    int worth = pips * book.content().terrains[state.terrain[tile]].choose * yield * 130;
    if (goods.empty()) return worth;
    for (const GoodId good : book.content().goods.ids()) {
        const int count = goods[good];
        if (count == 0) continue;
        const int had = outlook.pips[good.index()];
        const int lack = had == 0 ? kNewGoodPercent : had < kFewPips ? kRareGoodPercent : 100;
        worth += pips * count * outlook.weight[good.index()] * lack / 100;
    }
    return worth;
}

// The worth until the end of the game of a yield that is worth this much in each round.
int until_the_end(const Outlook& outlook, int worth) {
    return worth * kPipWorth / 100 * 36 / outlook.throws * outlook.remaining / 100;
}

}  // namespace

int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner) {
    int worth = 0;
    for (const TileId tile : book.board().tiles(corner))
        worth += worth_of_tile(book, state, outlook, tile, 1,
                               book.content().terrains[state.terrain[tile]].produces);
    return until_the_end(outlook, worth);
}

int harvest_worth(const Rulebook& book,
                  const State& state,
                  const Outlook& outlook,
                  CornerId corner,
                  PieceId piece) {
    int sum = 0;
    for (const TileId tile : book.board().tiles(corner))
        sum += tile_worth(book, state, outlook, tile, piece);
    return harvest_of_tiles(book, outlook, piece, sum);
}

// A piece with nothing of its own receives what the land gives, as often as it yields.
int tile_worth(
    const Rulebook& book, const State& state, const Outlook& outlook, TileId tile, PieceId piece) {
    const Piece& declared = book.content().pieces[piece];
    const TerrainId terrain = state.terrain[tile];
    return declared.yields.empty() ? worth_of_tile(book, state, outlook, tile, 1,
                                                   book.content().terrains[terrain].produces)
                                   : worth_of_tile(book, state, outlook, tile, declared.yield,
                                                   book.content().harvest(terrain, piece));
}

int harvest_of_tiles(const Rulebook& book, const Outlook& outlook, PieceId piece, int sum) {
    const Piece& declared = book.content().pieces[piece];
    return until_the_end(outlook, sum) * (declared.yields.empty() ? declared.yield : 1);
}

int harbour_worth(const Rulebook& book,
                  const Outlook& outlook,
                  const State& state,
                  CornerId corner) {
    int saved = 0;
    for_each_harbour(book, state, corner, [&](HarbourSiteId site) {
        const Harbour& harbour = book.content().harbours[state.harbours[site]];
        for (const GoodId good : book.content().goods.ids()) {
            if (harbour.good.is_some() && harbour.good != good) continue;
            const int rate = outlook.rates[good.index()];
            if (harbour.rate >= rate) continue;
            const int gain = 1000 / harbour.rate - 1000 / rate;
            saved += (outlook.pips[good.index()] + 1) * gain;
        }
    });
    return saved * kPipWorth / 1000 * 60 / 100 * outlook.remaining / 100 *
           outlook.temper.style.harbours / 100;
}

}  // namespace hexholm
