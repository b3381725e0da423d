// Which edges make a player's longest line, for whoever wants to point at it.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// An edge of the line, and how many edges lie between it and the end where the line begins.
struct LineEdge {
    EdgeId edge;
    int step = 0;
};

// The edges that longest_route() counts, in the order of their steps. Of several lines of equal
// length it always returns the same one.
std::vector<LineEdge> longest_line(const Rulebook& book,
                                   const State& state,
                                   PlayerId player,
                                   unsigned routes);

}  // namespace hexholm
