// The dice in their tray: at rest as they fell, or tumbling in.
#pragma once

#include <vector>

#include "engine/content/content.h"
#include "engine/game/view.h"

#include "src/anim/cue.h"
#include "src/scene/scene.h"

namespace hexholm::anim {

void set_dice(const Content& content,
              const State& state,
              const std::vector<Cue>& cues,
              double now,
              scene::Tray& tray);

}  // namespace hexholm::anim
