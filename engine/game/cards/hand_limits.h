// How many cards a player may hold of several decks together, and what he does with too many (K-185 to K-187).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The number of cards of the limit's decks that the player holds, and the number of those beyond
// the limit.
int cards_under_limit(const Rulebook& book, const State& state, PlayerId player, HandLimitId limit);
int cards_over_limit(const Rulebook& book, const State& state, PlayerId player, HandLimitId limit);

// A card of the deck came into the hand: what is too much is asked for, when it is time.
void begin_keeping_limits(const Play& play, PlayerId player, DeckId deck);
// The active player is about to end the turn; true when he must put away cards before.
bool asks_before_end(const Play& play);

Refusal check_put_away(const Rulebook& book,
                       const State& state,
                       const Action& action,
                       HandLimitId limit);
void apply_put_away(const Play& play, const Action& action, HandLimitId limit);

}  // namespace hexholm
