// Numbers on the board where the judge advises to go.
#pragma once

#include "src/scene/camera.h"
#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// Draws the numbers of advised places; those of the way that is pointed at stand out.
void draw_advice_marks(Desk& desk,
                       const Table& table,
                       const TableMemory& memory,
                       const scene::Camera& camera);

}  // namespace hexholm::ui
