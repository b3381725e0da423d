#include "src/ui/panels/journal_alarm.h"

#include <algorithm>
#include <string>

#include "src/ui/words/language.h"
#include "src/ui/words/told_problem.h"

namespace hexholm::ui {

// Without the path before it: a line has no room for both, and the tip tells the whole.
static std::string_view short_problem(std::string_view why) {
    const std::size_t colon = why.find(": ");
    return colon == std::string_view::npos ? why : why.substr(colon + 2);
}

bool draw_journal_alarm(Desk& desk, Rect line, std::string_view why) {
    if (why.empty()) return false;
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
    if (painter.area("journal_problem", words, false).hovered)
        painter.tooltip(told(std::string(why)));
    const std::string_view headline = tr("This game is not being saved.");
    const float head = std::min(words.w, painter.text_width(Font::bold, headline));
    painter.text_within(Font::bold, words.x, words.center_y(), words.w, rgba(kCream), headline);
    const float x = words.x + head + desk.u(14);
    painter.text_within(Font::small, x, words.center_y(), words.right() - x, rgba(kCream, 0.9f),
                        told(std::string(short_problem(why))));
    return painter.button("save_elsewhere", button, remedy);
}

}  // namespace hexholm::ui
