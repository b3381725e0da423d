#include "src/ui/shelves/mods_screen.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/shelves/mod_details.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kModsRow = 62;  // units

// True when it was chosen, by mouse or by the keyboard coming along.
bool draw_row(Painter& painter, const ModEntry& mod, Rect rect, bool chosen) {
    const ButtonState state = painter.area("mod_row_" + mod.id, rect);
    painter.fill(rect, chosen ? rgba(kGold, 0.38f) : rgba(kInk, state.hovered ? 0.10f : 0.05f),
                 painter.u(8));
    if (chosen) painter.frame(rect, rgba(0xB9831A), painter.u(8), painter.u(1.6f));
    const float side = rect.h - painter.u(12);
    draw_mod_picture(painter, mod, {rect.x + painter.u(6), rect.y + painter.u(6), side, side});
    const float x = rect.x + side + painter.u(18);
    const float pill = painter.text_width(Font::small, mod.state_text) + painter.u(16);
    const float room = rect.right() - painter.u(10) - x;
    painter.text_within(Font::number, x, rect.y + painter.u(18), room,
                        rgba(mod.state == ModState::disabled ? kInkSoft : kInk), mod.title);
    painter.text_within(Font::small, x, rect.y + painter.u(40), room - pill - painter.u(8),
                        rgba(kInkSoft), mod.byline);
    painter.pill(rect.right() - painter.u(10) - pill, rect.y + painter.u(40), mod.state_text,
                 state_color(mod.state), rgba(kCream));
    if (state.hovered && painter.text_width(Font::number, mod.title) > room)
        painter.tooltip(mod.title);
    return state.clicked || state.focused;
}

void draw_list(Painter& painter, const ModsModel& model, Rect area, ModsForm& form) {
    ScrollArea list(painter, "mod_list", area, form.list);
    for (std::size_t at = 0; at < model.mods.size(); ++at) {
        Rect row = list.row(painter.u(kModsRow));
        row.h -= painter.u(6);
        row.w -= painter.u(2);
        if (form.shows_chosen && at == form.chosen) form.shows_chosen = !list.show(row);
        if (!draw_row(painter, model.mods[at], row, at == form.chosen) || at == form.chosen)
            continue;
        form.chosen = at;
        form.details = {};
    }
}

ModsWish draw_bottom(Painter& painter, const ModsModel& model, Rect row) {
    const Rect back = {row.x, row.y, painter.u(130), row.h};
    const Rect install = {row.right() - painter.u(220), row.y, painter.u(220), row.h};
    ModsWish wish = ModsWish::none;
    if (painter.button("back", back,
                       {.label = tr("Back"), .key = painter.desk().key(input::Command::cancel)}))
        wish = ModsWish::back;
    if (painter.button("install", install,
                       {.label = tr("Install a mod ..."), .look = ButtonLook::gold}))
        wish = ModsWish::install;
    const bool hint = model.message.empty();
    const std::string words =
        hint ? std::string(tr("You can also drop a .zip file onto this window.")) : model.message;
    const float x = back.right() + painter.u(20);
    const float room = install.x - painter.u(20) - x;
    const ImU32 color = rgba(hint ? kInkSoft : model.bad ? 0xB03322 : 0x3B7A28);
    const Rect place = {x, row.y, room, row.h};
    if (painter.text_width(Font::text, words) <= room)
        return painter.text(Font::text, x, row.center_y(), color, words), wish;
    const float height = std::min(row.h, painter.paragraph_height(Font::small, room, words));
    ImGui::PushClipRect({place.x, place.y}, {place.right(), place.bottom()}, true);
    painter.paragraph(Font::small, x, row.center_y() - height / 2, room, color, words);
    ImGui::PopClipRect();
    if (painter.area("mods_message", place, false).hovered) painter.tooltip(words);
    return wish;
}

}  // namespace

ModsWish draw_mods(Desk& desk, const ModsModel& model, ModsForm& form) {
    const PageSize size = page_size(desk, {1130, 650});
    DialogFrame frame(desk, "mods_page", tr("Mods"), desk.width / 2, desk.height / 2, size.width,
                      size.height);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const PageParts parts = page_parts(desk, area, 0.40f);
    ModsWish wish = ModsWish::none;
    if (model.mods.empty()) {
        painter.text(Font::text, area.center_x(), area.center_y(), rgba(kInkSoft),
                     tr("There are no mods on this computer."), Align::center);
    } else {
        draw_list(painter, model, parts.list, form);
        form.chosen = std::min(form.chosen, model.mods.size() - 1);
        wish = draw_mod_details(painter, model.mods[form.chosen], parts.chosen, form.details);
    }
    const ModsWish other = draw_bottom(painter, model, parts.buttons);
    return other == ModsWish::none ? wish : other;
}

}  // namespace hexholm::ui
