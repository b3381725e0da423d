// The table with cards at its places: each player's land, what lies there, and where something may be done.
#pragma once

#include <span>

#include "src/anim/cues/cue.h"
#include "src/scene/camera.h"
#include "src/scene/scene.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct TableTopSetting {
    const scene::Camera& camera;
    std::span<const scene::Mark> marks;  // places that may be chosen, or that matter now
    const std::vector<anim::Cue>& cues;  // what is being shown
    double now = 0;                      // on their clock
};

// Where the card at this place lies in the window; empty behind the eye.
Rect place_on_table(const Desk& desk,
                    const Table& table,
                    const scene::Camera& camera,
                    input::Place place);

// Under all panels.
void draw_table_top(Desk& desk, const Table& table, const TableTopSetting& setting);

}  // namespace hexholm::ui
