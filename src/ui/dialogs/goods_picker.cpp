#include "src/ui/dialogs/goods_picker.h"

#include <algorithm>

#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

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
    if (state.hovered) painter.tooltip(title_of(table.content().goods[good].face));
    const float row = y + height + painter.u(17);
    if (painter.stepper(id + "_less", x - painter.u(14), row, "-", count > 0)) picks.add(good, -1);
    if (painter.stepper(id + "_more", x + painter.u(14), row, "+", more) || state.clicked)
        picks.add(good, 1);
    if (spec.note)
        painter.text(Font::small, x, row + painter.u(21), rgba(kInkSoft), spec.note(good),
                     Align::center);
}

float draw_picker(Painter& painter,
                  const Table& table,
                  const PickerSpec& spec,
                  float x,
                  float y,
                  float width,
                  Bundle& picks) {
    const auto count = static_cast<float>(table.content().goods.size());
    const float step = std::min(painter.u(spec.card_width + 26), width / std::max(1.0f, count));
    for (const GoodId good : table.content().goods.ids())
        draw_cell(painter, table, spec, good, x + (static_cast<float>(good.index()) + 0.5f) * step,
                  y, picks);
    return painter.u(spec.card_width * 1.4f + (spec.note ? 46.0f : 30.0f));
}

}  // namespace hexholm::ui
