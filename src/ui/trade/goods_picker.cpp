#include "src/ui/trade/goods_picker.h"

#include <algorithm>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static std::string tip_of(const Table& table, const PickerSpec& spec, GoodId good, int most) {
    if (most == 0 && spec.why)
        if (const std::string why = spec.why(good); !why.empty()) return why;
    return std::string(title_of(table.content().goods[good].face));
}

static void draw_cell(Painter& painter,
                      const Table& table,
                      const PickerSpec& spec,
                      GoodId good,
                      float x,
                      float y,
                      Bundle& picks) {
    const float width = painter.u(spec.card_width);
    const float height = width * 1.4f;
    const int count = picks[good];
    const int most = std::min(spec.most(good), Bundle::kMaxOfOne);
    const bool more = count < most && (spec.total < 0 || picks.total() < spec.total);
    const std::string id = std::string(spec.name) + "_" + table.content().goods[good].name;
    const Rect card = {x - width / 2, y, width, height};
    const ButtonState state = painter.area(id, card, more);
    const bool possible = count > 0 || more;
    draw_card(painter, x, card.center_y() - (state.hovered && more ? painter.u(2) : 0), width,
              good_face(table.content(), table.looks, good), 0, possible ? 1.0f : 0.32f);
    if (count > 0)
        painter.badge(x + width * 0.42f, y + painter.u(4), std::to_string(count), 0xA92C20);
    if (state.hovered) painter.tooltip(tip_of(table, spec, good, most));
    const float row = y + height + painter.u(17);
    if (painter.stepper(id + "_less", x - painter.u(14), row, "-", count > 0)) picks.add(good, -1);
    if (painter.stepper(id + "_more", x + painter.u(14), row, "+", more) || state.clicked)
        picks.add(good, 1);
    if (spec.note)
        painter.text(Font::small, x, row + painter.u(21), rgba(kInkSoft), spec.note(good),
                     Align::center);
}

// The grid of goods: as many in a row as leave room for their steppers.
static CellGrid grid_of(const Table& table, const PickerSpec& spec, float unit, float room) {
    constexpr float kLeast = 54;
    const std::size_t count = table.content().goods.size();
    const float cell = std::max(kLeast, spec.card_width + 6) * unit;
    const float most = static_cast<float>(count) * (spec.card_width + 26) * unit;
    return {count, std::min(room, most), cell,
            (spec.card_width * 1.4f + (spec.note ? 52.0f : 34.0f)) * unit};
}

float picker_height(const Table& table, const PickerSpec& spec, float room) {
    return grid_of(table, spec, 1, room).height();
}

void draw_picker(Painter& painter,
                 const Table& table,
                 const PickerSpec& spec,
                 float x,
                 float y,
                 float width,
                 Bundle& picks) {
    const CellGrid grid = grid_of(table, spec, painter.u(1), width);
    for (const GoodId good : table.content().goods.ids()) {
        const Rect cell = grid.cell(x, y, good.index());
        draw_cell(painter, table, spec, good, cell.center_x(), cell.y, picks);
    }
}

}  // namespace hexholm::ui
