#include "engine/lua/calls/facts.h"

#include <algorithm>

#include "engine/game/figures/figure_counts.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/standing.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pieces/building.h"
#include "engine/game/standing/coast.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/standing/measures.h"
#include "engine/game/trade/bank_rates.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

int number_of(const Spot& spot) {
    return spot.empty() ? -1 : static_cast<int>(spot.owner().index() * 64 + spot.piece().index());
}

int of_tile(const Rulebook& book, const State& state, Fact fact, TileId tile) {
    const bool known = state.face_down[tile] == 0;
    switch (fact) {
        case Fact::terrain: return known ? state.terrain[tile].number() : -1;
        case Fact::token: return known ? state.token[tile] : 0;
        case Fact::face_down: return known ? 0 : 1;
        case Fact::blocked: return is_blocked(book, state, tile) ? 1 : 0;
        default: return island_of(book, state, tile).number();
    }
}

int of_player(const Rulebook& book, const State& state, Fact fact, int key) {
    const PlayerId player(key / kThingsOfPlayer);
    const PlayerState& own = state.players[player];
    const int thing = key % kThingsOfPlayer;
    switch (fact) {
        case Fact::goods: return own.goods[GoodId(thing)];
        case Fact::supply: return own.supply[PieceId(thing)];
        case Fact::card: return own.hand[CardId(thing)];
        case Fact::open_card: return own.open[CardId(thing)];
        default: return measure_of(book, state, AwardId(thing), player);
    }
}

int of_trade(const Rulebook& book, const State& state, Fact fact, int key) {
    const PlayerId player(key / kThingsOfPlayer);
    const GoodId good(key % kThingsOfPlayer);
    return fact == Fact::rate ? usual_rate(book, state, player, good)
                              : bank_gives(book, state, player, good);
}

int of_turn(const State& state, Fact fact) {
    switch (fact) {
        case Fact::active: return state.active.number();
        case Fact::acting: return state.acting.number();
        case Fact::first: return state.first.number();
        case Fact::round: return state.round;
        case Fact::setup: return state.round == 0 ? 1 : 0;
        default: return state.turn;
    }
}

template <class IdType>
std::int64_t own_word(const Row<IdType, Spot>& spots, int key) {
    const int thing = key / kWordsOfPlaces;
    const Spot wanted{PlayerId(thing / kThingsOfPlayer), PieceId(thing % kThingsOfPlayer)};
    const auto first = static_cast<std::size_t>(key % kWordsOfPlaces) * 64;
    if (first >= spots.size()) return 0;
    return static_cast<std::int64_t>(spots_like(spots.data() + first, 0xFF, wanted.bits()));
}

std::int64_t in_play_word(const State& state, int key) {
    std::uint64_t word = 0;
    for (int at = 0; at < key % 128; ++at) {
        const FigureId figure(key / 128 + at);
        word |= std::uint64_t{state.figures[figure].is_in_play()} << at;
    }
    return static_cast<std::int64_t>(word);
}

int figures_in_supply(const Rulebook& book, const State& state, int key) {
    int left = 0;
    visit_figures(book, FigureKindId(key / 8), PlayerId(key % 8),
                  [&](FigureId figure) { left += state.figures[figure] == FigurePlace() ? 1 : 0; });
    return left;
}

// A few figures as one number.
class PackedFigures {
public:
    void add(FigureId figure) {
        if (count_ < kFiguresAt)
            bits_ |= static_cast<std::int64_t>(figure.number() + 1) << (kBitsOfFigure * count_);
        ++count_;
    }
    std::int64_t bits() const { return count_ > kFiguresAt ? -1 : bits_; }

private:
    std::int64_t bits_ = 0;
    int count_ = 0;
};

std::int64_t figures_standing_at(const Rulebook& book, const State& state, int place) {
    PackedFigures figures;
    visit_figures_at(book, state, FigurePlace::of_bits(place),
                     [&](FigureId figure) { figures.add(figure); });
    return figures.bits();
}

std::int64_t figures_beside(const Rulebook& book, const State& state, int key) {
    PackedFigures figures;
    visit_figures_around(book, state, TileId(key / kFiguresEach), FigureKindId(key % kFiguresEach),
                         [&](FigureId figure) { figures.add(figure); });
    return figures.bits();
}

// The tiles of a word that lie face up and pass the test.
std::int64_t tiles_word(const State& state, int key, auto test) {
    std::uint64_t word = 0;
    const auto first = static_cast<std::size_t>(key % kWordsOfTiles) * 64;
    for (std::size_t at = first; at < std::min(first + 64, state.terrain.size()); ++at)
        word |= std::uint64_t{state.face_down[TileId(at)] == 0 && test(TileId(at))} << (at - first);
    return static_cast<std::int64_t>(word);
}

std::int64_t tiles_of_terrain(const State& state, int key) {
    const TerrainId terrain(key / kWordsOfTiles);
    return tiles_word(state, key, [&](TileId tile) { return state.terrain[tile] == terrain; });
}

std::int64_t tiles_with_number(const Content& content, const State& state, int key) {
    return tiles_word(state, key, [&](TileId tile) {
        const std::array<int, 2> totals = content.totals_of(state.token[tile]);
        return std::ranges::count(totals, key / kWordsOfTiles) > 0;
    });
}

std::int64_t few_cards(const Rulebook& book, const State& state, CardPlace place) {
    if (card_count(book, state, place) > kCardsIn) return -1;
    std::uint64_t cards = 0;
    int count = 0;
    visit_cards(book, state, place, [&](CardId card) {
        const auto number =
            static_cast<std::uint64_t>(card.is_none() ? kUnknownCard : card.number() + 1);
        if (count < kCardsIn) cards |= number << (8 * count);
        ++count;
    });
    return static_cast<std::int64_t>(cards);
}

std::int64_t few_harbours(const Rulebook& book, const State& state, PlayerId player) {
    std::uint64_t harbours = 0;
    int count = 0;
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count())) {
        if (!uses_harbour(book, state, player, site)) continue;
        if (count == kHarboursOf) return -1;
        harbours |= static_cast<std::uint64_t>(state.harbours[site].number() + 1) << (8 * count);
        ++count;
    }
    return static_cast<std::int64_t>(harbours);
}

bool may_stand_at(const Rulebook& book, const State& state, int key) {
    Placing placing;
    if (key % 2 != 0) placing.flags = kPlaceSetup;
    return may_stand(book, state, PlayerId(key / 2 % 8), PieceId(key / 16 % 32), key / 512,
                     placing) == Reason::none;
}

bool may_be_put(const Rulebook& book, const State& state, int key) {
    const PlayerId player(key % 8);
    const FigureId figure = figure_in_supply(book, state, FigureKindId(key / 8 % 64), player);
    return figure.is_some() && may_put(book, state, player, figure, key / 512,
                                       FigureCounts(book, state, figure_of(book, figure), {},
                                                    FigureCounts::Places::few)) == Reason::none;
}

std::int64_t four_cells(const State& state, int cell) {
    std::uint64_t word = 0;
    for (int at = 3; at >= 0; --at)
        word = word << 16 |
               static_cast<std::uint16_t>(state.counters[static_cast<std::size_t>(cell + at)]);
    return static_cast<std::int64_t>(word);
}

int hidden_cards(const Rulebook& book, const State& state, int key) {
    const PlayerId player(key / kThingsOfPlayer);
    const int deck = key % kThingsOfPlayer;
    return deck == kAllDecks ? cards_held(book, state, player)
                             : cards_held(book, state, player, DeckId(deck));
}

}  // namespace

bool stands_around(const Board& board, FigurePlace tile, FigurePlace place) {
    const TileId id(tile.number());
    return place.is_on(PlaceKind::corner)
               ? std::ranges::count(board.corners(id), CornerId(place.number())) > 0
               : std::ranges::count(board.edges(id), EdgeId(place.number())) > 0;
}

bool uses_harbour(const Rulebook& book, const State& state, PlayerId player, HarbourSiteId site) {
    if (state.harbour_edges[site].is_none()) return false;
    return std::ranges::any_of(book.board().ends(state.harbour_edges[site]), [&](CornerId corner) {
        const Spot& spot = state.corners[corner];
        return is_own(spot, player) && book.content().pieces[spot.piece()].uses_harbours &&
               !is_off(book, state, corner);
    });
}

Spot spot_of(int answer) {
    return answer < 0 ? Spot{} : Spot{PlayerId(answer / 64), PieceId(answer % 64)};
}

std::int64_t look_up(const Rulebook& book, const State& state, Fact fact, int key) {
    switch (fact) {
        case Fact::active:
        case Fact::acting:
        case Fact::first:
        case Fact::round:
        case Fact::setup:
        case Fact::turn: return of_turn(state, fact);
        case Fact::total: return rolled_total(book, state);
        case Fact::phase: return state.phase.number();
        case Fact::die: return state.dice[static_cast<std::size_t>(key)];
        case Fact::rate:
        case Fact::room: return of_trade(book, state, fact, key);
        case Fact::hand: return hand_size(book, state, PlayerId(key));
        case Fact::bank: return state.bank[GoodId(key)];
        case Fact::points: return public_points(book, state, PlayerId(key));
        case Fact::all_points: return all_points(book, state, PlayerId(key));
        case Fact::goods:
        case Fact::supply:
        case Fact::card:
        case Fact::open_card:
        case Fact::measure: return of_player(book, state, fact, key);
        case Fact::deck: return state.deck_size[DeckId(key)];
        case Fact::holder: return state.award_holder[AwardId(key)].number();
        case Fact::counter: return state.counters[static_cast<std::size_t>(key)];
        case Fact::terrain:
        case Fact::token:
        case Fact::face_down:
        case Fact::blocked:
        case Fact::island: return of_tile(book, state, fact, TileId(key));
        case Fact::pawn: return state.pawns[PawnId(key)].number();
        case Fact::corner: return number_of(state.corners[CornerId(key)]);
        case Fact::edge: return number_of(state.edges[EdgeId(key)]);
        case Fact::figure: return state.figures[FigureId(key)].bits();
        case Fact::left: return figures_in_supply(book, state, key);
        case Fact::held: return hidden_cards(book, state, key);
        case Fact::cards_at: return card_count(book, state, CardPlace::of(key));
        case Fact::own_corners: return own_word(state.corners, key);
        case Fact::own_edges: return own_word(state.edges, key);
        case Fact::in_play: return in_play_word(state, key);
        case Fact::figures_at: return figures_standing_at(book, state, key);
        case Fact::tiles_of: return tiles_of_terrain(state, key);
        case Fact::tiles_numbered: return tiles_with_number(book.content(), state, key);
        case Fact::cards_in: return few_cards(book, state, CardPlace::of(key));
        case Fact::figures_around: return figures_beside(book, state, key);
        case Fact::harbours: return few_harbours(book, state, PlayerId(key));
        case Fact::may_stand: return may_stand_at(book, state, key) ? 1 : 0;
        case Fact::may_put_figure: return may_be_put(book, state, key) ? 1 : 0;
        case Fact::has_room:
            return has_room(book, state, FigureId(key / kFiguresEach),
                            FigureId(key % kFiguresEach)) == Reason::none
                       ? 1
                       : 0;
        case Fact::counters_four: return four_cells(state, key);
        case Fact::may_lay: return may_lay_harbour(book, state, EdgeId(key)) ? 1 : 0;
    }
    return 0;
}

}  // namespace hexholm
