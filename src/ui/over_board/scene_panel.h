// Two numbers against each other for a moment, for all to see: a scene that a mod declares as a cue.
#pragma once

#include <vector>

#include "src/anim/cues/cue.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

void draw_scenes(Desk& desk,
                 const Layout& layout,
                 const Table& table,
                 const std::vector<anim::Cue>& cues,
                 double now);

}  // namespace hexholm::ui
