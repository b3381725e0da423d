#include "src/ui/parts/dialog_frame.h"

#include <algorithm>

namespace hexholm::ui {

// The keyboard and the game-pad stay with what is drawn from here on.
static void begin_cover(Desk& desk) {
    if (desk.focus == nullptr || desk.hotspots == nullptr) return;
    desk.focus->first_open = desk.hotspots->size();
    desk.focus->covered = true;
}

static constexpr float kRim = 6;  // free of the window on each side; units

ZoomToFit::ZoomToFit(Desk& desk, float width, float height)
    : ZoomToFit(desk, {0, 0, desk.width, desk.height}, width, height) {}

ZoomToFit::ZoomToFit(Desk& desk, Rect part, float width, float height)
    : desk_(desk), before_(desk.zoom) {
    desk.zoom *= std::min({1.0f, part.w / desk.u(width), part.h / desk.u(height)});
}

PageSize page_size(const Desk& desk, PageSize lying) {
    constexpr float kNarrowest = 600;  // on a phone
    constexpr float kWidest = 796;
    constexpr float kLeast = 1150;
    constexpr float kMost = 1430;
    if (!desk.is_upright()) return lying;
    const float width = std::clamp(desk.width / desk.u(1) - 2 * kRim, kNarrowest, kWidest);
    return {width, std::clamp(desk.height / desk.u(1) - 2 * kRim, kLeast, kMost)};
}

PageSize fitting_size(const Desk& desk, PageSize lying) {
    constexpr float kHigher = 1.9f;
    const float width = desk.width / desk.u(1) - 2 * kRim;
    if (!desk.is_upright() || width >= lying.width) return lying;
    return {width, std::min(desk.height / desk.u(1) - 2 * kRim, lying.height * kHigher)};
}

PageParts page_parts(const Desk& desk, Rect area, float list) {
    constexpr float kButtons = 46;
    constexpr float kBar = 14;  // of the list
    const float gap = desk.u(22);
    const Rect buttons = {area.x, area.bottom() - desk.u(kButtons), area.w, desk.u(kButtons)};
    area.h -= buttons.h + desk.u(18);
    if (desk.is_upright()) {
        const Rect above = {area.x, area.y, area.w - desk.u(kBar), area.h * list};
        const float y = above.bottom() + gap;
        return {above, {area.x, y, area.w, area.bottom() - y}, buttons};
    }
    const Rect beside = {area.x, area.y, area.w * list - desk.u(kBar), area.h};
    const float x = area.x + area.w * list + gap;
    return {beside, {x, area.y, area.right() - x, area.h}, buttons};
}

static Rect placed(const Desk& desk, float center_x, float center_y, float width, float height) {
    const float rim = desk.u(kRim);
    const float w = desk.u(width);
    const float h = desk.u(height);
    return {std::clamp(center_x - w / 2, rim, std::max(rim, desk.width - w - rim)),
            std::clamp(center_y - h / 2, rim, std::max(rim, desk.height - h - rim)), w, h};
}

DialogFrame::DialogFrame(Desk& desk,
                         const char* name,
                         std::string_view title,
                         float center_x,
                         float center_y,
                         float width,
                         float height,
                         Layer layer)
    : zoom_(desk, width + 2 * kRim, height + 2 * kRim),
      rect_(placed(desk, center_x, center_y, width, height)),
      sheet_(desk, name, rect_, layer) {
    begin(desk, title);
}

// A dialog that is made smaller to fit still covers the log beside the edge of the window.
static float left_in(const Dock& dock, float width) {
    return dock.at_bottom ? dock.rect.center_x() - width / 2 : dock.rect.x;
}

// What stands in the upper part of the dock is covered as a whole or not at all.
static float top_in(const Dock& dock, float height) {
    if (dock.at_bottom) return dock.rect.bottom() - height;
    return dock.low_y + height <= dock.rect.bottom() ? std::max(dock.rect.y, dock.low_y)
                                                     : dock.rect.y;
}

DialogFrame::DialogFrame(
    Desk& desk, const char* name, std::string_view title, const Dock& dock, float height)
    : zoom_(desk, dock.rect, dock.width, height),
      rect_{left_in(dock, desk.u(dock.width)), top_in(dock, desk.u(height)), desk.u(dock.width),
            desk.u(height)},
      sheet_(desk, name, rect_, Layer::front) {
    desk.panels.push_back({name, rect_, PanelStay::passing});
    begin(desk, title);
}

// Writes a title in one line, or in two when it is too long for one.
static void draw_title(Painter& painter, Rect paper, std::string_view title) {
    const float middle = paper.y + painter.u(26);
    const float room = paper.w - painter.u(90);
    const std::vector<std::string_view> lines = painter.lines(Font::bold, room, title);
    if (lines.size() != 2)
        return painter.text_within(Font::title, paper.center_x(), middle, room, rgba(kInk), title,
                                   Align::center);
    const float step = painter.paragraph_height(Font::bold, room, title) / 2;
    for (std::size_t at = 0; at < lines.size(); ++at)
        painter.text(Font::bold, paper.center_x(), middle + step * (static_cast<float>(at) - 0.5f),
                     rgba(kInk), lines[at], Align::center);
}

void DialogFrame::begin(Desk& desk, std::string_view title) {
    begin_cover(desk);
    desk.dialog = rect_;
    Painter painter(desk, sheet_.list());
    painter.paper(rect_);
    inside_ = rect_.inset(desk.u(kDialogRim));
    if (title.empty()) return;
    draw_title(painter, rect_, title);
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
    begin_cover(desk);
}

}  // namespace hexholm::ui
