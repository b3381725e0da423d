// How a roll comes about, and what it brings: dice, a card in their place, rolls again (B-242, X-E-9).
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Throws all dice that count; the total.
int throw_dice(const Play& play);
void tell_dice(const Play& play, PlayerId player);

void apply_roll(const Play& play);
// Begins what this total does: the effect declared for it, or the production.
void bring_roll(const Play& play, PlayerId roller, int total);

}  // namespace hexholm
