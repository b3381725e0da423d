#include "src/ui/shelves/file_dialog.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kFileRow = 32;  // units
constexpr text::TextLimit kMostFileName = {.clusters = 60,
                                           .bytes = 200};  // of 255 that a file may have

// A sign of its own, so that no font must have one.
void draw_sign(Painter& painter, Rect rect, bool is_folder) {
    const float radius = painter.u(3);
    if (!is_folder) {
        const Rect sheet = {rect.x + rect.w * 0.2f, rect.y, rect.w * 0.6f, rect.h};
        painter.fill(sheet, rgba(0xFFFBF0), radius);
        painter.frame(sheet, rgba(0x7A5A36), radius, painter.u(1.2f));
        for (int line = 1; line <= 3; ++line)
            painter.fill({sheet.x + painter.u(3), sheet.y + painter.u(4) * static_cast<float>(line),
                          sheet.w - painter.u(6), painter.u(1.2f)},
                         rgba(kInkSoft));
        return;
    }
    painter.fill({rect.x, rect.y + rect.h * 0.12f, rect.w * 0.45f, rect.h * 0.3f}, rgba(0xB9831A),
                 radius);
    painter.fill({rect.x, rect.y + rect.h * 0.25f, rect.w, rect.h * 0.62f}, rgba(0xE0A22E), radius);
}

bool draw_entry(Painter& painter, const FileEntry& entry, Rect row) {
    const Rect rect = {row.x, row.y, row.w, row.h - painter.u(2)};
    const ButtonState state = painter.area("file_" + entry.name, rect);
    if (state.hovered || state.focused) painter.fill(rect, rgba(kGold, 0.30f), painter.u(6));
    const float side = painter.u(18);
    draw_sign(painter, {rect.x + painter.u(8), rect.center_y() - side / 2, side, side},
              entry.is_folder);
    const float x = rect.x + painter.u(36);
    const float size = painter.u(86);
    painter.text_within(entry.is_folder ? Font::bold : Font::text, x, rect.center_y(),
                        rect.right() - x - size, rgba(kInk), entry.name);
    painter.text(Font::small, rect.right() - painter.u(8), rect.center_y(), rgba(kInkSoft),
                 entry.size, Align::right);
    return state.clicked;
}

// The end of a path says more than its beginning.
std::string tail(const Painter& painter, const std::string& path, float width) {
    std::size_t from = 0;
    while (from < path.size() &&
           painter.text_width(Font::text, (from > 0 ? "…" : "") + path.substr(from)) > width)
        from =
            path.find('/', from + 1) == std::string::npos ? path.size() : path.find('/', from + 1);
    return (from > 0 ? "…" : "") + path.substr(from);
}

FileWish::Kind draw_head(Painter& painter, const std::string& path, Rect row) {
    FileWish::Kind wish = FileWish::Kind::none;
    const auto look = [](std::string_view label, std::string_view key) {
        return ButtonSpec{
            .label = label, .look = ButtonLook::quiet, .font = Font::bold, .key = key};
    };
    const Rect up = {row.x, row.y, painter.u(150), row.h};
    if (painter.button("folder_up", up, look(tr("Up"), tr("Backspace#key"))))
        wish = FileWish::Kind::up;
    const Rect home = {up.right() + painter.u(10), row.y, painter.u(80), row.h};
    if (painter.button("folder_home", home, look(tr("Home#folder"), "")))
        wish = FileWish::Kind::home;
    const float x = home.right() + painter.u(16);
    painter.text(Font::text, x, row.center_y(), rgba(kInk), tail(painter, path, row.right() - x));
    return wish;
}

// Cancel, and where a new file is wanted its name and the button that makes it.
FileWish::Kind draw_foot(Painter& painter, const FileQuestion& question, Rect row) {
    FileWish::Kind wish = FileWish::Kind::none;
    const Rect cancel = {row.x, row.y, painter.u(150), row.h};
    if (painter.button("file_cancel", cancel,
                       {.label = tr("Cancel"), .key = painter.desk().key(input::Command::cancel)}))
        wish = FileWish::Kind::cancel;
    if (question.new_name == nullptr) {
        painter.text(Font::text, row.right(), row.center_y(), rgba(kInkSoft), question.note,
                     Align::right);
        return wish;
    }
    const Rect ok = {row.right() - painter.u(170), row.y, painter.u(170), row.h};
    const float left = cancel.right() + painter.u(12);
    draw_text_box(painter, "file_name",
                  {left, row.y + painter.u(4), ok.x - painter.u(12) - left, row.h - painter.u(8)},
                  kMostFileName, *question.new_name, Typing::at_once);
    if (painter.button("file_here", ok,
                       {.label = question.ok,
                        .look = ButtonLook::gold,
                        .enabled = !question.new_name->empty()}))
        wish = FileWish::Kind::here;
    return wish;
}

}  // namespace

FileWish draw_file_dialog(Desk& desk,
                          const FileQuestion& question,
                          const FolderModel& folder,
                          Scroll& scroll) {
    draw_veil(desk, "file_veil", 0.45f);
    DialogFrame frame(desk, "file_page", question.title, desk.width / 2, desk.height / 2, 720, 560,
                      Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    FileWish wish;
    wish.kind = draw_head(painter, folder.path, {area.x, area.y + desk.u(4), area.w, desk.u(32)});
    const float top = area.y + desk.u(48);
    const Rect place = {area.x, top, area.w - desk.u(14), area.bottom() - desk.u(56) - top};
    {
        ScrollArea list(painter, "files", place, scroll);
        for (std::size_t at = 0; at < folder.entries.size(); ++at)
            if (draw_entry(painter, folder.entries[at], list.row(desk.u(kFileRow))))
                wish = {FileWish::Kind::open, at};
    }
    const std::string words = !folder.problem.empty()  ? folder.problem
                              : folder.entries.empty() ? question.nothing
                                                       : "";
    painter.text_within(Font::text, place.center_x(), place.y + desk.u(30), place.w,
                        rgba(folder.problem.empty() ? kInkSoft : 0xB03322), words, Align::center);
    const FileWish::Kind foot =
        draw_foot(painter, question, {area.x, area.bottom() - desk.u(44), area.w, desk.u(44)});
    if (foot != FileWish::Kind::none) wish.kind = foot;
    return wish;
}

}  // namespace hexholm::ui
