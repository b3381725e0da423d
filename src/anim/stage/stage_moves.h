// What moves on the table at this instant: pieces that fall or sail, figures that hop, fog that lifts.
#pragma once

#include <vector>

#include "src/anim/stage/stage.h"

namespace hexholm::anim {

scene::Piece piece_of(const StageSetting& setting, const State& state, Spot spot, int place);

// The piece of that model at that place; null when there is none.
scene::Piece* piece_at(scene::Scene& scene, scene::ModelId model, scene::Vec3 at);

// Changes the scene that shows `shown` by what the cues move.
void move_things(const StageSetting& setting,
                 const View& shown,
                 const std::vector<Cue>& cues,
                 double now,
                 scene::Scene& scene);

}  // namespace hexholm::anim
