// One step of a figure on its way: what it costs, what it turns over, and what it sets off.
#pragma once

#include "engine/game/asking/effects.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/ways.h"

namespace hexholm {

// What a step has changed beside the place of the figure.
struct Taken {
    bool revealed = false;  // land was turned over
    bool paid = false;      // a toll
    bool changed = false;   // a function of a mod changed what ways may depend on
};

// The frame stays where it is; what the step sets off lies on top of it. Routes are not measured.
Taken take_step(const Play& play, Frame& frame, const PlaceGraph::Step& step, int cost);

// Does nobody see the places on the way, and do they set off nothing? Then it is the same to go to its end at
// once, for all that it costs.
bool is_quiet(const Play& play, const Frame& frame, const Ways::Way& way);

}  // namespace hexholm
