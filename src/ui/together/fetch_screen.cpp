#include "src/ui/together/fetch_screen.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kFetchRow = 58;

void draw_mods(Painter& painter, const FetchModel& model, Rect area, FetchForm& form) {
    ScrollArea list(painter, "fetch_list", {area.x, area.y, area.w - painter.u(14), area.h},
                    form.rows);
    for (const FetchRow& one : model.rows) {
        Rect row = list.row(painter.u(kFetchRow));
        if (!list.sees(row)) continue;
        row.h -= painter.u(8);
        painter.fill(row, rgba(kInk, 0.06f), painter.u(8));
        const float x = row.x + painter.u(14);
        const float room = row.w - painter.u(28);
        painter.text_within(Font::number, x, row.y + row.h * 0.3f, room, rgba(kInk), one.title);
        painter.text_within(Font::small, x, row.y + row.h * 0.72f, room, rgba(kInkSoft), one.facts);
    }
}

FetchWish draw_answers(Painter& painter, const FetchModel& model, Rect row) {
    FetchWish wish = FetchWish::none;
    const Rect leave = {row.x, row.y, painter.u(150), row.h};
    if (painter.button("back", leave,
                       {.label = tr("Leave"), .key = painter.desk().key(input::Command::cancel)}))
        wish = FetchWish::leave;
    const Rect fetch = {row.right() - painter.u(220), row.y, painter.u(220), row.h};
    const std::string label =
        model.problem.empty() ? tr("Download ({1})", {model.size}) : std::string(tr("Try again"));
    if (painter.button("fetch_mods", fetch, {.label = label, .look = ButtonLook::gold}))
        wish = FetchWish::fetch;
    return wish;
}

}  // namespace

FetchWish draw_fetch(Desk& desk, const FetchModel& model, FetchForm& form) {
    const PageSize size = page_size(desk, {720, 620});
    constexpr float kWithoutRows = 270;
    const float high = kWithoutRows + kFetchRow * static_cast<float>(model.rows.size());
    DialogFrame frame(desk, "fetch_page", tr("Mods of this table"), desk.width / 2, desk.height / 2,
                      size.width, std::min(size.height, high));
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    float y = area.y;
    y += painter.paragraph(Font::text, area.x, y, area.w, rgba(kInk),
                           tr("This table needs mods that are not installed. They can be "
                              "downloaded from {1}, now and whenever a table there needs others.",
                              {model.host})) +
         desk.u(8);
    y += painter.paragraph(Font::text, area.x, y, area.w, rgba(kInkSoft),
                           tr("Each is checked before it is used, is kept apart from your own "
                              "mods, and cannot reach your files or the network.")) +
         desk.u(12);
    const Rect row = {area.x, area.bottom() - desk.u(46), area.w, desk.u(46)};
    float bottom = row.y - desk.u(14);
    if (!model.problem.empty()) {
        const float lines = painter.paragraph_height(Font::text, area.w, model.problem);
        bottom -= lines + desk.u(8);
        painter.paragraph(Font::text, area.x, bottom + desk.u(8), area.w, rgba(kBad),
                          model.problem);
    }
    draw_mods(painter, model, {area.x, y, area.w, bottom - y}, form);
    return draw_answers(painter, model, row);
}

}  // namespace hexholm::ui
