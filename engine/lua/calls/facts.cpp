#include "engine/lua/calls/facts.h"

#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/coast.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/trade/bank_rates.h"
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

int of_player(const State& state, Fact fact, int key) {
    const PlayerState& own = state.players[PlayerId(key / kThingsOfPlayer)];
    const int thing = key % kThingsOfPlayer;
    switch (fact) {
        case Fact::goods: return own.goods[GoodId(thing)];
        case Fact::supply: return own.supply[PieceId(thing)];
        case Fact::card: return own.hand[CardId(thing)];
        case Fact::open_card: return own.open[CardId(thing)];
        default: return own.measure[AwardId(thing)];
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

}  // namespace

Spot spot_of(int answer) {
    return answer < 0 ? Spot{} : Spot{PlayerId(answer / 64), PieceId(answer % 64)};
}

int look_up(const Rulebook& book, const State& state, Fact fact, int key) {
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
        case Fact::measure: return of_player(state, fact, key);
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
        case Fact::may_lay: return may_lay_harbour(book, state, EdgeId(key)) ? 1 : 0;
    }
    return 0;
}

}  // namespace hexholm
