// What can bring nobody nearer to the victory, so that points need not be counted after it.
#pragma once

#include "engine/game/core/rulebook.h"

namespace hexholm {

// The effects that may change anything but goods and the places of neutral pieces.
EffectFlags effects_that_score(const Rulebook& book);
// Can a roll do so, with what it brings and the part of the turn that follows?
// REQUIRES: the rulebook knows which effects do.
bool roll_scores(const Rulebook& book);

}  // namespace hexholm
