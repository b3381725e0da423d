#include "src/ui/shelves/mod_dialogs.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

void draw_paragraph(Painter& painter, ScrollArea& list, ImU32 color, const std::string& words) {
    const float width = list.row(0).w;
    const float height = painter.paragraph_height(Font::text, width, words);
    const Rect row = list.row(height + painter.u(8));
    painter.paragraph(Font::text, row.x, row.y, width, color, words);
}

void draw_fact(Painter& painter, Rect row, const std::string& name, const std::string& value) {
    painter.text(Font::bold, row.x, row.center_y(), rgba(kInkSoft), name);
    const float x = row.x + painter.u(92);
    painter.text_within(Font::text, x, row.center_y(), row.right() - x, rgba(kInk), value);
}

}  // namespace

DialogWish draw_answers(Painter& painter, Rect area, std::string_view yes, bool can) {
    const float y = area.bottom() - painter.u(44);
    const Rect right = {area.right() - painter.u(190), y, painter.u(190), painter.u(44)};
    const Rect left = {area.x, y, painter.u(150), painter.u(44)};
    DialogWish wish = DialogWish::none;
    if (painter.button("dialog_cancel", left,
                       {.label = tr("Cancel"), .key = painter.desk().key(input::Command::cancel)}))
        wish = DialogWish::no;
    if (painter.button("dialog_ok", right,
                       {.label = yes,
                        .look = can ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = can,
                        .key = painter.desk().key(input::Command::choose)}))
        wish = DialogWish::yes;
    return wish;
}

DialogWish draw_package(Desk& desk, const PackageInfo& package, Scroll& scroll) {
    draw_veil(desk, "package_veil", 0.45f);
    DialogFrame frame(desk, "package_page", tr("Install this mod?"), desk.width / 2,
                      desk.height / 2, 640, 520, Layer::top);
    Painter painter(desk, frame.list());
    Rect area = frame.inside();
    painter.text_within(Font::title, area.x, area.y + desk.u(16), area.w, rgba(kInk),
                        package.title);
    painter.text_within(Font::text, area.x, area.y + desk.u(44), area.w, rgba(kInkSoft),
                        package.byline);
    const float top = area.y + desk.u(66);
    {
        ScrollArea list(painter, "package_text",
                        {area.x, top, area.w - desk.u(14), area.bottom() - desk.u(58) - top},
                        scroll);
        if (!package.refusal.empty()) draw_paragraph(painter, list, rgba(kBad), package.refusal);
        if (!package.replaces.empty())
            draw_paragraph(painter, list, rgba(0x8A5A10), package.replaces);
        if (!package.description.empty())
            draw_paragraph(painter, list, rgba(kInk), package.description);
        for (const auto& [name, value] : package.rows)
            draw_fact(painter, list.row(desk.u(26)), name, value);
        list.row(desk.u(10));
        if (package.refusal.empty())
            draw_paragraph(painter, list, rgba(kInkSoft),
                           std::string(tr("Mods run in a sandbox: they cannot read or change "
                                          "anything else on this computer.")));
    }
    const bool replaces = !package.replaces.empty();
    return draw_answers(painter, area, replaces ? tr("Replace") : tr("Install"),
                        package.refusal.empty());
}

DialogWish draw_removal(Desk& desk, const std::string& title, const std::string& folder) {
    draw_veil(desk, "removal_veil", 0.45f);
    DialogFrame frame(desk, "removal_page", tr("Remove this mod?"), desk.width / 2, desk.height / 2,
                      520, 260, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    painter.text_within(Font::number, area.x, area.y + desk.u(20), area.w, rgba(kInk), title);
    painter.paragraph(Font::text, area.x, area.y + desk.u(40), area.w, rgba(kInkSoft),
                      tr("Games played with this mod cannot be continued until it is installed "
                         "again. This folder is deleted: {1}",
                         {folder}));
    return draw_answers(painter, area, tr("Remove"), true);
}

}  // namespace hexholm::ui
