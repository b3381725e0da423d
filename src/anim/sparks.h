// What a cue of a mod looks like: sparks that fly up from a place, and a table that shakes.
#pragma once

#include <vector>

#include "engine/content/content.h"

#include "src/anim/cue.h"
#include "src/scene/scene.h"

namespace hexholm::anim {

// Everything is a function of the time, so nothing goes on when no cue is on.
void set_sparks(const Content& content,
                const std::vector<Cue>& cues,
                double now,
                std::vector<scene::Spark>& sparks);

// By how much the eye is moved while the table shakes; for the picture only, never for the mouse.
scene::Vec3 shake_at(const Content& content, const std::vector<Cue>& cues, double now);

}  // namespace hexholm::anim
