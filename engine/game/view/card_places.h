// The cards at any place: how many there are, which of them are known, and how one is taken out or
// put in. All functions work on the full state and on a view.
#pragma once

#include "engine/game/core/answers.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/places/card_place.h"

namespace hexholm {

// The place that a declaration means: the player's own, or that of the seat or the stack that was
// picked. False when nothing was picked.
bool find_place(const Rulebook& book,
                const CardSource& source,
                PlayerId player,
                const Answers& answers,
                CardPlace& place);

int card_count(const Rulebook& book, const State& state, CardPlace place);
// The number of known cards of this kind at the place; with `top` only among so many topmost ones.
int count_card(const Rulebook& book, const State& state, CardPlace place, CardId card, int top = 0);
// The kinds that are known to be there; with `top` only among so many topmost ones.
using CardSet = IdSet<CardId, kMaxCards>;
void add_cards(const Rulebook& book, const State& state, CardPlace place, int top, CardSet& cards);
// Is the kind of any card there known?
bool knows_any(const Rulebook& book, const State& state, CardPlace place);
// Piles and zones have an order; `nth` counts from 0 at the bottom. None where it is not known.
bool has_order(CardPlace place);
CardId nth_card(const Rulebook& book, const State& state, CardPlace place, int nth);
// The deck of every card there; none when it may be of several.
DeckId deck_of(const Rulebook& book, CardPlace place);
// How many more cards of the deck the place can hold.
int room_at(const Rulebook& book, const State& state, CardPlace place, DeckId deck);

// Can the viewer tell one card there from another?
bool sees_place(const Rulebook& book, CardPlace place, PlayerId viewer);
// Does nobody need to look?
bool is_public(const Rulebook& book, CardPlace place);

// Takes the topmost copy of the card from the place. When the card is unknown, the place only gets
// one card shorter. REQUIRES: the card is there.
void take_card(
    const Rulebook& book, State& state, CardPlace place, CardId card, DeckId deck, int nth = -1);
// Puts the card so that `beneath` cards lie under it, or as many as there are. REQUIRES: there is
// room.
void put_card(
    const Rulebook& book, State& state, CardPlace place, CardId card, DeckId deck, int beneath);

// The cards that lie open to the player because of the current question.
struct OpenedCards {
    CardPlace place;
    int top = 0;              // only so many of the topmost; 0: all
    std::uint32_t decks = 0;  // only cards of these; 0: of all
};
bool opened_cards(const Rulebook& book, const State& state, PlayerId viewer, OpenedCards& opened);

}  // namespace hexholm
