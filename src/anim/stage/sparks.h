// What flies up: the sparks of a cue that a mod declares, with a table that shakes, and dust where
// something came down.
#pragma once

#include <vector>

#include "engine/content/content.h"

#include "src/anim/stage/stage.h"
#include "src/scene/scene.h"

namespace hexholm::anim {

// Everything is a function of the time, so nothing goes on when no cue is on.
// Adds to what is there.
void add_sparks(const StageSetting& setting,
                const State& state,
                const std::vector<Cue>& cues,
                double now,
                std::vector<scene::Spark>& sparks);

// How far the camera is moved while the table shakes; only for the picture, not for the mouse.
scene::Vec3 shake_at(const Content& content, const std::vector<Cue>& cues, double now);

}  // namespace hexholm::anim
