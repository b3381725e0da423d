// Laying out the land before the first move: terrains, numbers, harbours, neutral pieces (B-39 to B-54).
#pragma once

#include "engine/base/game_seed.h"
#include "engine/game/core/play.h"

namespace hexholm {

// Everything that lies on the board at the start; `seed` says where the numbers of each part begin.
void deal_map(const Play& play, const GameSeed& seed);
// Whether no rule of the map and the terrains had to give way. Tokens that are not laid yet break none.
bool lies_as_asked(const Rulebook& book, const State& state);

// Which start tile a neutral piece takes, when there are several (B-229).
bool begin_choose_start(const Play& play, PawnId pawn);
Refusal check_choose_start(const Rulebook& book,
                           const State& state,
                           const Action& action,
                           PawnId pawn);

// Where the number tokens start, when a player chooses it (B-48).
Refusal check_choose_spiral(const Rulebook& book, const State& state, const Action& action);
void lay_spiral_from(const Play& play, TileId start);

}  // namespace hexholm
