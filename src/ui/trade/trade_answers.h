// What the others say to the viewer's open offer.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// "[goods] for [goods]" from x on, about the line y, with cards so many pixels wide; gives the x behind it.
float draw_swap(Painter& painter,
                const Table& table,
                const Bundle& give,
                const Bundle& get,
                float x,
                float y,
                float card);

// The height of the answers in units.
float answers_height(const Table& table);
void draw_answers(Painter& painter, const Table& table, Rect area, Intents& intents);

}  // namespace hexholm::ui
