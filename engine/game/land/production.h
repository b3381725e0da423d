// What the land gives when its number is rolled (B-86 to B-97).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Gives what all tiles of this total produce that nothing blocks (T-7): goods, counters, cards of
// decks. Questions follow as effects that run_effects() runs: goods of choice clockwise from the
// active player (T-12), exchanges of cards (X-F-20), and last the effects of tiles (T-20). Counters
// and cards do not wait for the choices of goods, for these cannot change them.
void produce(const Play& play, int total);

// Pays one card for each producing tile at the corner (B-63, B-64), one good of choice, 1 of a
// counter, and of each deck one card at most (X-F-7, X-F-8).
void pay_setup_income(const Play& play, PlayerId player, CornerId corner);

// Pays the player what one tile produces, whatever stands there (S-93).
void gather_from(const Play& play, PlayerId player, TileId tile);

// The step of the effect that produce() leaves for after everything else: sets off what the next
// tile does and comes back for the one after it (T-36).
void begin_after_roll(const Play& play, Frame& frame);

}  // namespace hexholm
