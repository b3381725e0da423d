#include "src/ui/panels/journal_alarm.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::ui {

bool draw_journal_alarm(Desk& desk, Rect line, const Problem& why) {
    Sheet sheet(desk, "journal_alarm", line);
    Painter painter(desk, sheet.list());
    painter.shadow(line, 10, 0.5f);
    painter.fill(line, rgba(0x7A2418));
    const ButtonSpec remedy = {.label = tr("Save elsewhere"), .font = Font::bold};
    const float width =
        std::max(desk.u(150), painter.text_width(remedy.font, remedy.label) + desk.u(30));
    const Rect button = {line.right() - width - desk.u(12), line.y + desk.u(4), width,
                         line.h - desk.u(8)};
    const Rect words = {line.x + desk.u(16), line.y, button.x - line.x - desk.u(32), line.h};
    if (painter.area("journal_problem", words, false).hovered) painter.tooltip(told(why));
    const std::string_view headline = tr("This game is not being saved.");
    const float head = std::min(words.w, painter.text_width(Font::bold, headline));
    painter.text_within(Font::bold, words.x, words.center_y(), words.w, rgba(kCream), headline);
    const float x = words.x + head + desk.u(14);
    // The line has no room for the path too: the tip tells it.
    painter.text_within(Font::small, x, words.center_y(), words.right() - x, rgba(kCream, 0.9f),
                        told(Problem{"", why.what, why.remedy}));
    return painter.button("save_elsewhere", button, remedy);
}

}  // namespace hexholm::ui
