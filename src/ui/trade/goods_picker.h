// Cards with steppers under them: how many of each good?
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct PickerSpec {
    std::string_view name;                    // of the row; unique on the sheet
    std::function<int(GoodId)> most;          // of each good
    std::function<std::string(GoodId)> note;  // a few letters under the card; may be empty
    std::function<std::string(GoodId)> why;   // a card that cannot be chosen says so; may be empty
    int total = -1;                           // of all together; -1 any
    float card_width = 44;                    // units
};

// Units from top to bottom where so many are free from side to side: they stand in rows.
float picker_height(const Table& table, const PickerSpec& spec, float room);
// Draws it from the upper left corner on and changes `picks`.
void draw_picker(Painter& painter,
                 const Table& table,
                 const PickerSpec& spec,
                 float x,
                 float y,
                 float width,
                 Bundle& picks);

}  // namespace hexholm::ui
