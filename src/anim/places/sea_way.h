// The way over the water from one place of the board to another.
#pragma once

#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/anim/cues/cue.h"
#include "src/scene/vec.h"

namespace hexholm::anim {

// A smooth line from one edge (or tile) to another along sides of water; straight when there is none.
std::vector<scene::Vec3> sea_way(const Rulebook& book, const State& state, Anchor from, Anchor to);

float length_of(const std::vector<scene::Vec3>& way);

// A place on the way and the direction there; `part` is 0 at its start, 1 at its end.
struct Course {
    scene::Vec3 position;
    scene::Vec3 direction;
};
Course course_at(const std::vector<scene::Vec3>& way, float part);

}  // namespace hexholm::anim
