#include "src/ui/shelves/saves_dialogs.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

// No file has a name of more than 255 bytes, with its ending and those of files beside it.
static constexpr text::TextLimit kLongestName = {.clusters = 60, .bytes = 200};

DialogWish draw_rename(Desk& desk, std::string& name, bool can) {
    draw_veil(desk, "rename_veil", 0.45f);
    DialogFrame frame(desk, "rename_page", tr("What do you want to call it?"), desk.width / 2,
                      desk.height / 2, 520, 220, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    draw_text_box(painter, "save_name", {area.x, area.y + desk.u(12), area.w, desk.u(38)},
                  kLongestName, name, Typing::at_once);
    return draw_answers(painter, area, tr("Rename"), can);
}

DialogWish draw_save_removal(Desk& desk, const SaveEntry& save) {
    draw_veil(desk, "save_removal_veil", 0.45f);
    DialogFrame frame(desk, "save_removal_page", tr("Delete this game?"), desk.width / 2,
                      desk.height / 2, 560, 290, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const float side = desk.u(96);
    draw_sketch(painter, save.sketch, {area.x, area.y + desk.u(6), side, side});
    const float x = area.x + side + desk.u(18);
    const float room = area.right() - x;
    painter.text_within(Font::number, x, area.y + desk.u(20), room, rgba(kInk), save.name);
    painter.text_within(Font::text, x, area.y + desk.u(44), room, rgba(kInkSoft), save.when);
    painter.text_within(Font::text, x, area.y + desk.u(66), room, rgba(kInkSoft), save.game);
    painter.paragraph(Font::small, area.x, area.y + side + desk.u(16), area.w, rgba(kInkSoft),
                      tr("This cannot be undone. The file is {1}", {save.place}));
    return draw_answers(painter, area, tr("Delete"), true);
}

}  // namespace hexholm::ui
