// Cards that go from place to place, and that are laid open to somebody.
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/places/card_place.h"

namespace hexholm {

// The player who moves a card. `knows`: he knows which card it is, even when nobody else sees it.
struct CardMover {
    PlayerId player;
    bool knows = false;
};

// Moves the card so that `beneath` cards lie under it, or as many as there are; see CardMove.
// Returns false and does nothing when there is no room. REQUIRES: the card is there.
bool move_card(
    const Play& play, CardMover mover, CardPlace from, CardPlace to, CardId card, int beneath);
// The topmost one; of a hand a random one. None when there is none or no room.
CardId move_top_card(const Play& play, CardMover mover, CardPlace from, CardPlace to, int beneath);
// Puts what lies there in a new order.
void shuffle_cards(const Play& play, CardPlace place);

// The cards that zones begin with.
void fill_zones(const Play& play);
// Counters that tell what lies there: open before a player, or at a corner. Only those that the card that came
// or went counts in; none: all.
void count_cards(const Play& play, CardPlace place, CardId moved = {});
// Counters that tell what lies open before the player and at the corners of his land.
void count_open_cards(const Play& play, PlayerId player, CardId moved = {});

// Steps. True when the player must answer.
bool begin_look(const Play& play, PlayerId player, const CardSource& look);
// A pick from cards that the player does not see otherwise begins.
void tell_opened(const Play& play, PlayerId player, const Pick& pick);
void move_by_step(const Play& play, PlayerId player, const CardMove& move);
void shuffle_by_step(const Play& play, PlayerId player, const CardSource& source);
// Could the step do anything now, as far as its player knows?
bool has_cards(const Rulebook& book, const State& state, PlayerId player, const CardSource& from);
// Does a card lie there? Of a zone with stacks: in any of them.
bool lies_any(const Rulebook& book, const State& state, PlayerId player, const CardSource& from);

}  // namespace hexholm
