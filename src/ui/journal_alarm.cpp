#include "src/ui/journal_alarm.h"

#include <algorithm>

#include "src/ui/language.h"
#include "src/ui/told_problem.h"

namespace hexholm::ui {

bool draw_journal_alarm(Desk& desk, const std::string& why) {
    if (why.empty()) return false;
    const std::string problem = told(why);
    const float width = std::min(desk.u(560), desk.width - desk.u(40));
    const float button = desk.u(170);
    const float y = std::max(desk.u(64), desk.height * 0.13f);
    Painter measure(desk, list_over_all());
    const float room = width - button - desk.u(48);
    const float height =
        std::max(desk.u(30), measure.paragraph_height(Font::small, room, problem)) + desk.u(36);
    const Rect rect = {(desk.width - desk.u(236) - width) / 2, y, width, height};
    Sheet sheet(desk, "journal_alarm", rect, Layer::front);
    Painter painter(desk, sheet.list());
    painter.shadow(rect, 12, 0.5f);
    painter.fill(rect, rgba(0x7A2418, 0.96f), desk.u(10));
    painter.text(Font::bold, rect.x + desk.u(16), rect.y + desk.u(17), rgba(kCream),
                 tr("This game is not being saved."));
    painter.paragraph(Font::small, rect.x + desk.u(16), rect.y + desk.u(29), room,
                      rgba(kCream, 0.9f), problem);
    const Rect place = {rect.right() - button - desk.u(14), rect.center_y() - desk.u(18), button,
                        desk.u(36)};
    return painter.button("save_elsewhere", place,
                          {.label = tr("Save elsewhere"), .font = Font::number});
}

}  // namespace hexholm::ui
