// Counters of places that lie on the board as small coins.
#pragma once

#include <vector>

#include "src/anim/stage/stage.h"

namespace hexholm::anim {

// Every counter that is a marker, where it is not 0. They keep clear of tokens and pieces, and of
// each other.
void add_markers(const StageSetting& setting,
                 const State& state,
                 const std::vector<Cue>& cues,
                 double now,
                 scene::Scene& scene);

// Whether some marker lies at the place.
bool has_marker(const Content& content, const State& state, Owner per, std::size_t place);

}  // namespace hexholm::anim
