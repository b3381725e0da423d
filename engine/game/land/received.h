// Counts what each player received in the last production, and gives relief to players who received
// nothing.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// These do nothing where no rule asks for it: Rules::keeps_received.
void forget_received(const Play& play);
void note_received(const Play& play, PlayerId player, GoodId good, int count);

// 0 where it is not kept.
int received(const Rulebook& book, const State& state, PlayerId player, GoodId good);

// Begins the effects of all who received nothing, the active player's first: of one relief after the other, for all
// of them together could be more than there is room for.
void begin_relief(const Play& play, Frame& frame);

}  // namespace hexholm
