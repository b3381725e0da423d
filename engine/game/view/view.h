// What one seat may know: the state without others' hands, the piles and the dice to come.
#pragma once

#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// A state with everything removed that the viewer may not know (B-97, B-171): others' goods and
// cards are only counted (PlayerState::unknown_goods, unknown_cards), the order of the decks, the
// terrain of face-down tiles and the seed are gone. Legal actions of the viewer are the same as in
// the full state.
struct View {
    PlayerId viewer;
    State state;
};

// `viewer` none: what everybody may know.
View view_for(const Rulebook& book, const State& state, PlayerId viewer);

// Does the viewer see this hand because he picks from it now? Its goods or its hidden cards.
bool is_hand_open(const Rulebook& book, const State& state, PlayerId viewer, PlayerId whose);

// A full state that the viewer cannot tell from the real one: what is hidden is dealt anew with
// `chance`. For bots that think ahead.
State imagine(const Rulebook& book, const View& view, Random& chance);

// Questions that bots and panels ask; each works on a view and on the full state.
int hand_size(const Rulebook& book, const State& state, PlayerId player);  // counted goods (B-97)
// The number of goods that can be stolen or must be given up, and of those that only their owner
// sees; both include goods that do not count as a hand.
int loot_size(const Rulebook& book, const State& state, PlayerId player);
int hidden_size(const Rulebook& book, const State& state, PlayerId player);
// Hidden cards (B-171): of all decks, of one, and of those whose cards are played or give points.
int cards_held(const Rulebook& book, const State& state, PlayerId player);
int cards_held(const Rulebook& book, const State& state, PlayerId player, DeckId deck);
int play_cards_held(const Rulebook& book, const State& state, PlayerId player);
Bundle hand_of(const Rulebook& book, const State& state, PlayerId player);
bool can_pay(const Rulebook& book, const State& state, PlayerId player, Bundle price);
int deck_left(const State& state, DeckId deck);

}  // namespace hexholm
