// Cards that fly over the table: goods to their new owners, awards, cards held up for all to see.
#pragma once

#include <optional>
#include <vector>

#include "src/anim/cues/cue.h"
#include "src/scene/camera.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct FlightSetting {
    const scene::Camera& camera;
    const Anchors& anchors;
    const std::vector<anim::Cue>& cues;
    double now = 0;
};

void draw_flights(Desk& desk, const Table& table, const FlightSetting& setting);

}  // namespace hexholm::ui
