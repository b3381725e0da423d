// What the others say to the viewer's open offer.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// In units.
float answers_height(const Table& table);
void draw_answers(Painter& painter, const Table& table, Rect area, Intents& intents);

}  // namespace hexholm::ui
