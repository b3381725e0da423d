// The dice in their tray: at rest as they fell, or tumbling in.
#pragma once

#include <array>
#include <vector>

#include "engine/content/content.h"
#include "engine/game/view/view.h"

#include "src/anim/cues/cue.h"
#include "src/anim/places/looks.h"
#include "src/scene/scene.h"

namespace hexholm::anim {

// A thrown die tumbles for this part of its time; then it lies still.
constexpr float kThrowTumbles = 0.55f;

// When a tumbling die comes down on the felt, as parts of its time.
std::array<float, 3> hits_of(std::size_t die);

// `looks`: pictures on dice that have no pips.
void set_dice(const Content& content,
              const Looks& looks,
              const State& state,
              const std::vector<Cue>& cues,
              double now,
              scene::Tray& tray);

}  // namespace hexholm::anim
