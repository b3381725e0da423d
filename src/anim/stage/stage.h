// Lays the table as it is shown at this instant: tiles, pieces, dice, and whatever moves among them.
#pragma once

#include <vector>

#include "engine/game/view/view.h"

#include "src/anim/cues/cue.h"
#include "src/anim/places/looks.h"
#include "src/scene/scene.h"

namespace hexholm::anim {

struct StageSetting {
    const Rulebook& book;
    const Looks& looks;
    const std::vector<std::uint32_t>& colors;  // of the seats, 0xRRGGBB
};

// Fills tiles, harbours, pieces, sparks and dice; leaves camera, marks, labels and the tray's place alone.
// `now` is the time on which the cues' starts are counted.
void set_stage(const StageSetting& setting,
               const View& shown,
               const std::vector<Cue>& cues,
               double now,
               scene::Scene& scene);

}  // namespace hexholm::anim
