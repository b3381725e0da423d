// The numbers that awards compare: the length of the longest route, a counter, or points of
// harbours. Where pieces move, most routes are measured lazily: the state holds a least and a
// greatest length until an award depends on the exact one.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The exact measure; searches for it when only bounds are known.
int measure_of(const Rulebook& book, const State& state, AwardId award, PlayerId owner);

// Makes the stored measure exact: of one owner, or of all owners and awards.
void settle_measure(const Rulebook& book, State& state, AwardId award, PlayerId owner);
void settle_measures(const Rulebook& book, State& state);

// The bounds of the owner's route after a line that the award counts came to the edge, without a
// search. `before`: the bounds without the line.
Measured bounds_with(const Rulebook& book,
                     const State& state,
                     AwardId award,
                     PlayerId owner,
                     Measured before,
                     EdgeId edge);
// Narrows the stored bounds by looking at the trails that begin with the edge, if they are few.
// `before`: the bounds without the line. REQUIRES: bounds_with() gave the stored bounds.
void narrow_bounds(const Rulebook& book,
                   State& state,
                   AwardId award,
                   PlayerId owner,
                   Measured before,
                   EdgeId edge);
// Raises the lower bound when the stored trail can be extended at its ends.
void lengthen_trail(const Rulebook& book, State& state, AwardId award, PlayerId owner);

}  // namespace hexholm
