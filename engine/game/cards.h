// Buying, playing and laying open cards (B-166 to B-186).
#pragma once

#include "engine/game/play.h"

namespace hexholm {

Refusal check_buy(const Rulebook& book, const State& state, PlayerId player, DeckId deck);
void apply_buy(const Play& play, PlayerId player, DeckId deck);

Refusal check_play_card(const Rulebook& book, const State& state, PlayerId player, CardId card);
void apply_play_card(const Play& play, PlayerId player, CardId card);

Refusal check_reveal(const Rulebook& book, const State& state, PlayerId player, CardId card);
void apply_reveal(const Play& play, PlayerId player, CardId card);

// The top card of the pile into the player's hand; nothing when the pile is empty.
void draw_card(const Play& play, PlayerId player, DeckId deck);
// Puts the pile in a new order.
void shuffle_deck(const Rulebook& book, State& state, DeckId deck);

}  // namespace hexholm
