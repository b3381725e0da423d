// Goods that lie on the tiles of their owner instead of in a hand: what a player has is what lies there.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The tiles follow what players have paid and gained; where it matters which of them gives or takes, the
// owner is asked, one by one: then there is more to settle, and this is false. What finds no room is lost
// (C-20, C-22).
bool settle_kept(const Play& play);
// What a tile of the player produces when its number is rolled, with all that multiplies or adds to it.
int kept_harvest(
    const Rulebook& book, const State& state, TileId tile, PlayerId owner, GoodId good);
// What the tiles produced: each once, whatever stands beside it (C-84).
void keep_harvest(const Play& play, const TileSet& tiles);

// The question is about this good, and so many of it must still lie on tiles of the player; below 0: so
// many leave them. REQUIRES: the question is asked.
GoodId kept_good_asked(const State& state);
int left_to_keep(const Rulebook& book, const State& state);
// The answers to the question, and one of them.
void list_keep(
    const Rulebook& book, const State& state, PlayerId player, ActionKindId kind, ActionList& list);
Refusal check_keep(const Rulebook& book, const State& state, const Action& action);
void apply_keep(const Play& play, const Action& action);

}  // namespace hexholm
