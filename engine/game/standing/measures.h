// What awards measure of players: how long the longest route is, how much a counter, how many points harbours give.
// Where pieces move, most routes are measured late: while no award can hang on it, only how long they are at
// least and at most is known.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Finds it out where it is not known.
int measure_of(const Rulebook& book, const State& state, AwardId award, PlayerId owner);

// From now on it is known: of one owner, of all.
void settle_measure(const Rulebook& book, State& state, AwardId award, PlayerId owner);
void settle_measures(const Rulebook& book, State& state);

// Of the owner's route, after a line that the award counts has come to the edge: as much as is seen without looking for
// it.
Measured bounds_with(const Rulebook& book,
                     const State& state,
                     AwardId award,
                     PlayerId owner,
                     Measured before,
                     EdgeId edge);
// What is known becomes narrower by a look at the routes that begin with the edge, if they are few. `before`: what was known
// without it. REQUIRES: bounds_with() was asked.
void narrow_bounds(const Rulebook& book,
                   State& state,
                   AwardId award,
                   PlayerId owner,
                   Measured before,
                   EdgeId edge);
// It is known to be longer where the trail that is kept goes on at its ends.
void lengthen_trail(const Rulebook& book, State& state, AwardId award, PlayerId owner);

}  // namespace hexholm
