// The duty: what a figure pays to the bank for steps along the sides of a tile on which somebody else's
// figure lies in wait.
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {

// Is it to be paid at all, with what was paid before?
bool is_due(const Rulebook& book, const State& state, FigureId figure);
// The places that are closed to the figure, because its owner cannot pay the duty there: the same for all of the
// kind and owner for which it is due.
PlaceSet places_barred(const Rulebook& book, const State& state, FigureId figure);
// Pays for a step, where something is due.
void pay_duty(const Play& play, FigureId figure, int from, int next);

// The places at which it would have to pay.
PlaceSet places_of_duty(const Rulebook& book, const State& state, FigureId figure);

}  // namespace hexholm
