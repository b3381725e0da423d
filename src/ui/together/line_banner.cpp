#include "src/ui/together/line_banner.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::ui {

void draw_line_banner(Desk& desk,
                      const Layout& layout,
                      const std::vector<std::string>& lines,
                      bool is_lost) {
    Painter painter(desk, list_over_all());
    const float middle = desk.is_upright() ? desk.width / 2 : layout.center_x;
    const float most = desk.is_upright() ? desk.width - desk.u(24) : desk.u(520);
    float y = layout.banner.bottom() + desk.u(8);
    bool warns = is_lost;
    for (const std::string& line : lines) {
        const float width = std::min(most, painter.text_width(Font::bold, line) + desk.u(36));
        const Rect rect = {middle - width / 2, y, width, desk.u(34)};
        painter.shadow(rect, 10, 0.5f);
        painter.fill(rect, warns ? rgba(0x7A2418, 0.96f) : rgba(0x3F2D22, 0.92f), desk.u(10));
        painter.text_within(Font::bold, rect.center_x(), rect.center_y(), rect.w - desk.u(20),
                            rgba(kCream), line, Align::center);
        y = rect.bottom() + desk.u(6);
        warns = false;
    }
    if (!lines.empty()) desk.lively = true;  // seconds are counted
}

bool draw_talk_button(Desk& desk, const Layout& layout, std::size_t unread) {
    const float edge = layout.hand.w > 0 ? layout.hand.y : layout.turn.y;
    const Rect rect = {layout.tools.x, edge - desk.u(48), desk.u(96), desk.u(38)};
    Sheet sheet(desk, "talk_button", rect.inset(-desk.u(6)), Layer::back, PanelStay::kept);
    Painter painter(desk, sheet.list());
    const bool pressed = painter.button(
        "open_talk", rect, {.label = tr("Chat"), .look = ButtonLook::wood, .font = Font::number});
    if (unread > 0)
        painter.badge(rect.right() - desk.u(4), rect.y + desk.u(4), std::to_string(unread),
                      0xA92C20);
    return pressed;
}

bool draw_side_button(Desk& desk, const Layout& layout, const SideButton& button) {
    const float edge = layout.hand.w > 0 ? layout.hand.y : layout.turn.y;
    const Painter measure(desk, list_under_all());
    const float width =
        std::min(desk.u(300), measure.text_width(Font::number, button.label) + desk.u(32));
    const Rect rect = {layout.tools.x + desk.u(110), edge - desk.u(48), width, desk.u(38)};
    Sheet sheet(desk, "side_button", rect.inset(-desk.u(6)), Layer::back, PanelStay::kept);
    Painter painter(desk, sheet.list());
    return painter.button(button.name, rect,
                          {.label = button.label,
                           .look = ButtonLook::wood,
                           .font = Font::number,
                           .help = button.help});
}

}  // namespace hexholm::ui
