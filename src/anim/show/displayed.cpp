#include "src/anim/show/displayed.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/game/core/event_facts.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/points.h"

namespace hexholm::anim {

namespace {

template <class Count = std::uint8_t>
Count clamped(int value) {
    return static_cast<Count>(std::clamp<int>(value, 0, std::numeric_limits<Count>::max()));
}

// A player's goods are known one by one to the viewer, and only counted for others.
void change_hand(View& shown, PlayerId player, const Bundle& goods, int sign) {
    PlayerState& state = shown.state.players[player];
    if (player != shown.viewer) {
        state.unknown_goods = clamped<std::uint16_t>(state.unknown_goods + sign * goods.total());
        return;
    }
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        state.goods[good] = clamped(state.goods[good] + sign * goods[good]);
}

void change_bank(State& state, const Bundle& goods, int sign) {
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        state.bank[good] = clamped(state.bank[good] + sign * goods[good]);
}

// None: the bank.
void change_goods(View& shown, PlayerId holder, const Bundle& goods, int sign) {
    if (holder.is_none()) return change_bank(shown.state, goods, sign);
    change_hand(shown, holder, goods, sign);
}

// Only thief and victim know the good, but all players see that one card changes hands.
void move_hidden(View& shown, const Event& event) {
    if (event.secret == 0) return;
    PlayerState& thief = shown.state.players[event.player];
    PlayerState& victim = shown.state.players[event.other];
    if (victim.unknown_goods == 0) return;
    --victim.unknown_goods;
    ++thief.unknown_goods;
}

void move_goods(View& shown, const Event& event) {
    if (event.kind == EventKind::stolen && event.goods[0].empty()) return move_hidden(shown, event);
    visit_goods(event, [&](const Bundle& goods, PlayerId from, PlayerId to) {
        change_goods(shown, from, goods, -1);
        change_goods(shown, to, goods, 1);
    });
}

Spot* spot_of(const Rulebook& book, State& state, const Event& event) {
    const Content& content = book.content();
    const PieceId piece(event.a);
    if (piece.index() >= content.pieces.size() || event.b < 0) return nullptr;
    if (content.pieces[piece].on == PlaceKind::edge) return &state.edges[EdgeId(event.b)];
    return &state.corners[CornerId(event.b)];
}

void place(const Rulebook& book, const Event& event, State& state) {
    Spot* spot = spot_of(book, state, event);
    if (spot == nullptr) return;
    PlayerState& player = state.players[event.player];
    if (event.kind == EventKind::removed) {
        *spot = Spot();
        ++player.supply[PieceId(event.a)];
        return;
    }
    *spot = Spot{event.player, PieceId(event.a)};
    player.supply[PieceId(event.a)] = clamped(player.supply[PieceId(event.a)] - 1);
    if (event.kind == EventKind::upgraded && event.c >= 0) ++player.supply[PieceId(event.c)];
}

void take_card(const Event& event, View& shown) {
    const DeckId deck(event.a);
    shown.state.deck_size[deck] = clamped<std::uint16_t>(shown.state.deck_size[deck] - 1);
    PlayerState& player = shown.state.players[event.player];
    if (event.player == shown.viewer && event.b >= 0) {
        ++player.hand[CardId(event.b)];
        ++player.fresh[CardId(event.b)];
    } else {
        ++player.unknown_cards[deck];
    }
}

// Cards leave a hand; the viewer knows which ones only when they are his own.
void leave_hand(View& shown, PlayerId from, DeckId deck, CardId card, int copies) {
    PlayerState& player = shown.state.players[from];
    if (from == shown.viewer)
        player.hand[card] = clamped(player.hand[card] - copies);
    else
        player.unknown_cards[deck] = clamped<std::uint16_t>(player.unknown_cards[deck] - copies);
}

void spend_cards(const Event& event, View& shown) {
    const DeckId deck(event.a);
    const CardId card(event.b);
    if (card.is_none() && event.player == shown.viewer) return;
    leave_hand(shown, event.player, deck, card, event.c);
    if (event.secret != 0) {
        ++shown.state.deck_size[deck];
        return;
    }
    auto& removed = shown.state.removed[card];
    removed = clamped(removed + event.c);
}

void give_open_card(const Event& event, State& state) {
    auto& before = state.players[event.other].open[CardId(event.a)];
    before = clamped(before - 1);
    ++state.players[event.player].open[CardId(event.a)];
}

// Moves a card on the shown table, as far as the viewer knows it.
void move_card(const Rulebook& book, const Event& event, State& state) {
    const CardMovement movement = CardMovement::of(event.d);
    const CardPlace from = CardPlace::of(event.a);
    const CardId card(event.b);
    const bool is_counted = card.is_some() && from.where != CardWhere::hand;
    if (is_counted && !has_order(from) && count_card(book, state, from, card) == 0) return;
    if (card_count(book, state, from) == 0) return;
    take_card(book, state, from, card, movement.deck);
    put_card(book, state, CardPlace::of(event.c), card, movement.deck, movement.beneath);
}

void lay_card(const Rulebook& book, const Event& event, View& shown) {
    const CardId card(event.a);
    PlayerState& player = shown.state.players[event.player];
    leave_hand(shown, event.player, book.content().cards[card].deck, card, 1);
    const bool stays = event.kind == EventKind::card_revealed ||
                       book.content().cards[card].played == PlayedCards::stay;
    if (stays) ++player.open[card];
}

void set_dice(const Event& event, State& state) {
    const std::array<std::int16_t, 4> dice = {event.a, event.b, event.c, event.d};
    for (std::size_t at = 0; at < state.dice.size(); ++at)
        state.dice[at] = clamped(dice[at]);
}

// A card in the place of the dice is laid away.
void turn_over(const Rulebook& book, const Event& event, State& state) {
    const Card& card = book.content().cards[CardId(event.b)];
    state.last_total = clamped(static_cast<std::int16_t>(card.total));
    state.dice.fill(0);
    --state.deck_size[DeckId(event.a)];
}

void begin_turn(const Event& event, State& state) {
    state.active = state.acting = event.player;
    state.turn = static_cast<std::uint16_t>(event.a);
    state.dice.fill(0);
    state.last_total = 0;
    state.frame_count = 0;
}

void make_offer(const Event& event, State& state) {
    Offer& offer = state.offers[event.player];
    offer.give = event.goods[0];
    offer.get = event.goods[1];
    offer.asked = static_cast<PlayerMask>(event.a);
    offer.accepted = 0;
    offer.open = 1;
}

void answer_offer(const Event& event, State& state) {
    if (event.other.is_none()) return;
    Offer& offer = state.offers[event.other];
    if (event.kind == EventKind::accepted)
        offer.accepted = static_cast<PlayerMask>(offer.accepted | mask_of(event.player));
    else
        offer.asked = static_cast<PlayerMask>(offer.asked & ~mask_of(event.player));
}

// Sets a counter that the viewer may see; hidden ones are not known here.
void set_counter(const Rulebook& book, const Event& event, View& shown) {
    const Counter& counter = book.content().counters[CounterId(event.a)];
    const bool known =
        event.secret == 0 || (counter.visible == Visibility::owner && shown.viewer.is_some() &&
                              shown.viewer == event.player);
    if (!known || event.b < counter.least) return;
    const std::size_t cell = counter.cell_of(static_cast<std::size_t>(event.c));
    if (cell != Counter::kNoCell) shown.state.counters[cell] = event.b;
}

void change_tile(const Event& event, State& state) {
    const TileId tile(event.a);
    state.terrain[tile] = event.b < 0 ? TerrainId() : TerrainId(event.b);
    state.token[tile] = clamped(event.c);
    state.face_down[tile] = 0;
}

}  // namespace

void make_true(const Rulebook& book, const Event& event, View& shown) {
    State& state = shown.state;
    move_goods(shown, event);
    switch (event.kind) {
        case EventKind::turn_began: begin_turn(event, state); break;
        case EventKind::phase_began: state.phase = PhaseId(event.a); break;
        case EventKind::rolled: set_dice(event, state); break;
        case EventKind::card_turned: turn_over(book, event, state); break;
        case EventKind::first_player: state.first = event.player; break;
        case EventKind::placed:
        case EventKind::upgraded:
        case EventKind::removed: place(book, event, state); break;
        case EventKind::moved:
            state.edges[EdgeId(event.c)] = std::exchange(state.edges[EdgeId(event.b)], Spot{});
            break;
        case EventKind::harbour_laid:
            state.harbours[HarbourSiteId(event.a)] = HarbourId(event.c);
            state.harbour_edges[HarbourSiteId(event.a)] = EdgeId(event.b);
            break;
        case EventKind::pawn_moved:
            state.pawns[PawnId(event.a)] = event.c < 0 ? TileId() : TileId(event.c);
            break;
        case EventKind::figure_moved:
            state.figures[FigureId(event.a)] = FigurePlace::of_bits(event.c);
            break;
        case EventKind::offered: make_offer(event, state); break;
        case EventKind::accepted:
        case EventKind::rejected: answer_offer(event, state); break;
        case EventKind::withdrawn: state.offers[event.player] = Offer(); break;
        case EventKind::card_bought: take_card(event, shown); break;
        case EventKind::card_played:
        case EventKind::card_revealed: lay_card(book, event, shown); break;
        case EventKind::cards_spent: spend_cards(event, shown); break;
        case EventKind::card_given: give_open_card(event, state); break;
        case EventKind::card_moved: move_card(book, event, state); break;
        case EventKind::award_moved: state.award_holder[AwardId(event.a)] = event.player; break;
        case EventKind::counted: set_counter(book, event, shown); break;
        case EventKind::changed_tile: change_tile(event, state); break;
        case EventKind::game_over:
            state.winner = event.player;
            state.stage = Stage::over;
            break;
        case EventKind::won_beside: state.players[event.player].wins_beside = 1; break;
        default: break;  // goods have moved, or there is only something to tell
    }
    recount_points(book, state);
}

}  // namespace hexholm::anim
