// Finds what can never change anybody's points, so that points need not be counted after it.
#pragma once

#include "engine/game/core/rulebook.h"

namespace hexholm {

// The effects that may change anything but goods and the places of neutral pieces.
EffectFlags effects_that_score(const Rulebook& book);
// A bit per verb that may do so while nothing is under way: rolls, with what they bring and the part of the turn that
// follows, and trades in some games only. REQUIRES: the rulebook knows which effects do.
std::uint64_t verbs_that_score(const Rulebook& book);

}  // namespace hexholm
