// Buying, playing and laying open cards (B-166 to B-186).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

Refusal check_buy(const Rulebook& book, const State& state, PlayerId player, DeckId deck);
// Why the player may not buy a card of the deck, whatever its price is; none when he may.
Reason why_no_card(const Rulebook& book, const State& state, PlayerId player, DeckId deck);
void apply_buy(const Play& play, PlayerId player, DeckId deck);

Refusal check_play_card(const Rulebook& book, const State& state, PlayerId player, CardId card);
void apply_play_card(const Play& play, PlayerId player, CardId card);

Refusal check_reveal(const Rulebook& book, const State& state, PlayerId player, CardId card);
void apply_reveal(const Play& play, PlayerId player, CardId card);

// The top card of the pile into the player's hand, or open before him when its rules say so
// (X-F-32). Nothing happens when no card is left or the hand is full (X-F-19).
void draw_card(const Play& play, PlayerId player, DeckId deck);
// X-F-18: when the pile is used up, what was removed from the game or discarded is the new pile.
void renew_pile(const Play& play, DeckId deck);
// Out of the hand without being played. REQUIRES: the player has it there.
void put_away(const Play& play, PlayerId player, CardId card, PlayedCards where);
// Lays the top card of the pile away, for all to see. REQUIRES: the pile has a card, or recycles and has one.
CardId turn_over(const Play& play, DeckId deck);
// Puts the pile in a new order.
void shuffle_deck(const Rulebook& book, State& state, DeckId deck);
// The number of cards that can be drawn: the pile, and the discarded cards that become the new pile
// (X-F-18).
int cards_to_draw(const Rulebook& book, const State& state, DeckId deck);
// How many more hidden cards of the deck the player can hold (X-F-19).
int room_in_hand(const Rulebook& book, const State& state, PlayerId player, DeckId deck);

// Cards as money (X-F-12): what the hidden cards of the deck are worth, and whether at least `value`.
int worth_of_cards(const Rulebook& book, const PlayerState& own, DeckId deck);
bool can_pay_with_cards(
    const Rulebook& book, const State& state, PlayerId player, DeckId deck, int value);
// Takes the cards with the least excess, of these the most cards. No change is given (X-F-24).
// REQUIRES: can_pay_with_cards().
void pay_with_cards(const Play& play, PlayerId player, DeckId deck, int value);
// REQUIRES: it lies open in front of `from`.
void give_open_card(const Play& play, PlayerId from, PlayerId to, CardId card);

// Exchanges one hidden card of the deck for a random one (X-F-20). True when the player must
// answer.
bool begin_exchange(const Play& play, PlayerId player, DeckId deck);
Refusal check_exchange(const Rulebook& book, const State& state, const Action& action, DeckId deck);
void apply_exchange(const Play& play, const Action& action, DeckId deck);

}  // namespace hexholm
