// What the functions of mods can learn about a state, one number at a time.
#pragma once

#include <cstdint>

#include "engine/game/core/play.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/view/card_places.h"

namespace hexholm {

// Each stands for a function of State and of one number that names a place, a player or a thing.
enum class Fact : std::uint8_t {
    active,
    acting,
    first,
    round,
    setup,  // 1 until the first turn
    turn,
    die,  // which, from 0
    total,
    phase,       // -1 before the first turn
    goods,       // player and good, see fact_key()
    hand,        // player
    bank,        // good
    room,        // player and good: how many more he can have
    rate,        // player and good
    points,      // player
    all_points,  // player
    supply,      // player and piece
    card,        // player and card
    open_card,   // player and card
    deck,        // deck
    holder,      // award
    measure,     // player and award
    counter,     // cell
    terrain,     // tile; -1 while it lies face down
    token,       // tile; 0 while it lies face down
    face_down,   // tile
    blocked,     // tile
    pawn,        // pawn
    corner,      // corner; see spot_of()
    edge,        // edge; see spot_of()
    island,      // tile
    may_lay,     // edge: may a harbour lie there?
    figure,      // figure: where it is, see FigurePlace
    left,        // kind of figures and player, see left_key(): those in the supply
    held,        // player and deck, or kAllDecks: hidden cards
    cards_at,    // place of cards: how many
    // Several things at once, in 64 bits:
    own_corners,     // player, piece and word: a bit for each corner with it
    own_edges,       // the same
    in_play,         // figures, see figures_key(): a bit for each that is in play
    figures_at,      // place, see FigurePlace: up to kFiguresAt of them, counted from 1; -1: more
    counters_four,   // cell: the values of four cells, one after the other
    tiles_of,        // terrain and word: a bit for each tile that lies face up
    cards_in,        // place of cards: from the top, see packed_cards; -1: too many
    tiles_numbered,  // number and word: a bit for each tile that shows it, face up
    figures_around,  // tile and kind: those at its corners and sides, as in figures_at
    harbours,        // player: up to kHarboursOf that he uses, counted from 1; -1: more
    // What the rules say of a place:
    may_stand,       // see standing_key()
    may_put_figure,  // see putting_key()
    has_room         // figure and carrier
};

// A thing of a player as one number. There are more kinds of cards than of anything else.
constexpr int kThingsOfPlayer = 256;
template <class Thing>
int fact_key(PlayerId player, Thing thing) {
    return player.number() * kThingsOfPlayer + thing.number();
}

constexpr int kWordsOfTiles = static_cast<int>((kMaxTiles + 63) / 64);
constexpr int kAllDecks = kThingsOfPlayer - 1;

// The number of words for all places of a piece; a fact tells the places from 64 * word on.
constexpr int kWordsOfPlaces = static_cast<int>(kMaxEdges / 64);
template <class Thing>
int places_key(PlayerId player, Thing piece, int word) {
    return fact_key(player, piece) * kWordsOfPlaces + word;
}
// The key of a row of at most 64 figures.
constexpr int figures_key(int first, int count) {
    return first * 128 + count;
}
// May the player place the piece, or a figure of the kind, there?
constexpr int standing_key(PlayerId player, PieceId piece, int place, bool anyhow) {
    return ((place * 32 + piece.number()) * 8 + player.number()) * 2 + (anyhow ? 1 : 0);
}
constexpr int putting_key(PlayerId player, FigureKindId kind, int place) {
    return (place * 64 + kind.number()) * 8 + player.number();
}
constexpr int left_key(FigureKindId kind, PlayerId player) {
    return kind.number() * 8 + player.number();
}
constexpr int kFiguresEach = 1024;  // a pair of a figure or tile and something else as one number
constexpr int kCardsIn = 7;
constexpr int kUnknownCard = 255;  // cards are counted from 1
constexpr int kFiguresAt = 5;
constexpr int kHarboursOf = 7;
constexpr int kBitsOfFigure = 12;

// Calls visit(card) for each card of the place: of piles and zones from the top, else by kind.
template <class Visit>
void visit_cards(const Rulebook& book, const State& state, CardPlace place, Visit visit) {
    if (has_order(place)) {
        for (int nth = card_count(book, state, place) - 1; nth >= 0; --nth)
            visit(nth_card(book, state, place, nth));
        return;
    }
    for (const CardId card : book.content().cards.ids())
        for (int copy = count_card(book, state, place, card); copy > 0; --copy)
            visit(card);
}

// Does a piece of the player use the harbour?
bool uses_harbour(const Rulebook& book, const State& state, PlayerId player, HarbourSiteId site);

// Whether the place is a corner of the tile or one of its sides.
bool stands_around(const Board& board, FigurePlace tile, FigurePlace place);
template <class Visit>
void visit_figures_around(
    const Rulebook& book, const State& state, TileId tile, FigureKindId kind, Visit visit) {
    const FigurePlace here = FigurePlace::on(PlaceKind::tile, tile.number());
    visit_figures(book, kind, [&](FigureId figure) {
        const FigurePlace place = state.figures[figure];
        const bool beside = place.is_on_board() && !place.is_on(PlaceKind::tile);
        if (beside && stands_around(book.board(), here, place)) visit(figure);
    });
}

std::int64_t look_up(const Rulebook& book, const State& state, Fact fact, int key);
// What stands there, from the answer to `corner` and `edge`.
Spot spot_of(int answer);

}  // namespace hexholm
