#include "src/ui/dialog_frame.h"

#include <algorithm>

namespace hexholm::ui {

static Rect placed(const Desk& desk, float center_x, float center_y, float width, float height) {
    const float w = std::min(desk.u(width), desk.width - desk.u(12));
    const float h = std::min(desk.u(height), desk.height - desk.u(12));
    const float x =
        std::clamp(center_x - w / 2, desk.u(6), std::max(desk.u(6), desk.width - w - desk.u(6)));
    const float y =
        std::clamp(center_y - h / 2, desk.u(6), std::max(desk.u(6), desk.height - h - desk.u(6)));
    return {x, y, w, h};
}

DialogFrame::DialogFrame(Desk& desk,
                         const char* name,
                         std::string_view title,
                         float center_x,
                         float center_y,
                         float width,
                         float height,
                         Layer layer)
    : rect_(placed(desk, center_x, center_y, width, height)), sheet_(desk, name, rect_, layer) {
    Painter painter(desk, sheet_.list());
    painter.paper(rect_);
    inside_ = rect_.inset(desk.u(18));
    if (title.empty()) return;
    painter.text(Font::title, rect_.center_x(), rect_.y + desk.u(26), rgba(kInk), title,
                 Align::center);
    inside_.y += desk.u(30);
    inside_.h -= desk.u(30);
}

bool DialogFrame::closed(Painter& painter) const {
    return painter.stepper("close", rect_.right() - painter.u(24), rect_.y + painter.u(24), "x",
                           true);
}

void draw_veil(Desk& desk, const char* name, float darkness) {
    Sheet sheet(desk, name, {0, 0, desk.width, desk.height}, Layer::front);
    Painter painter(desk, sheet.list());
    painter.fill({0, 0, desk.width, desk.height}, rgba(0x140D08, darkness));
    if (desk.focus != nullptr && desk.hotspots != nullptr)
        desk.focus->first_open = desk.hotspots->size();
}

}  // namespace hexholm::ui
