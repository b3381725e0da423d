// Steps of effects that give counters a value, move or replace what was picked, and find who leads.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The counter of the step becomes its amount, or is so much more.
void set_by_step(const Play& play, const Frame& frame, const Step& step);
// Each player in the queue of the place that the effect is about gets 1: first whoever is on turn.
void share_at_place(const Play& play, const Frame& frame, const Step& step);
// Marks the players who have the most or the least of a counter.
void mark_leaders(const Play& play, PlayerId player, const LeadCount& lead);
// The figure that was picked goes to the place that was picked last.
void move_picked_figure(const Play& play);
// The picked figure goes back to the supply, or out of the game, with all that it carries.
void remove_picked_figure(const Play& play);
// One of the supply goes where the effect is, or aboard the figure that was picked last, if it can be there.
void put_figure_by_step(const Play& play, const Frame& frame, const Step& step);
// A die says what a counter of the player or the game is, or what the effect is about from now on; false when that is
// nothing.
bool throw_for(const Play& play, PlayerId player, const Step& step);
// What stands where the effect is becomes this piece, if its owner has one left.
void replace_by_step(const Play& play, const Frame& frame, PieceId piece);
// One random good from another player who owns what stands on the place that was picked last.
void steal_from_owner(const Play& play, PlayerId player, GoodMask of);

// Adds to the counters of the tiles at which the player has pieces.
void count_tiles(const Play& play, PlayerId player, const TileCount& count);

}  // namespace hexholm
