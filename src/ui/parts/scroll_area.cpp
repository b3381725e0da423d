#include "src/ui/parts/scroll_area.h"

#include <algorithm>

namespace hexholm::ui {

static constexpr float kNotch = 60;  // units per notch of the wheel
static constexpr float kBeyondSides = 3;

ScrollArea::ScrollArea(
    Painter& painter, const char* name, Rect area, Scroll& scroll, std::uint32_t bar)
    : painter_(painter), name_(name), area_(area), scroll_(scroll), bar_(bar) {
    // Rims of buttons and rows reach a little beyond the sides.
    const float rim = painter.u(kBeyondSides);
    const ImVec2 low = {area.x - rim, area.y};
    const ImVec2 high = {area.right() + rim, area.bottom()};
    const bool over = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
                      ImGui::IsMouseHoveringRect(low, high);
    if (over) scroll_.at -= ImGui::GetIO().MouseWheel * painter.u(kNotch);
    scroll_.at = std::clamp(scroll_.at, 0.0f, std::max(0.0f, scroll_.content - area.h));
    y_ = area.y - scroll_.at;
    if (painter.desk().hotspots != nullptr) first_spot_ = painter.desk().hotspots->size();
    ImGui::PushClipRect(low, high, true);
}

ScrollArea::~ScrollArea() {
    ImGui::PopClipRect();
    scroll_.content = y_ + scroll_.at - area_.y;
    follow_focus();
    draw_bar();
}

Rect ScrollArea::row(float height) {
    const Rect rect = {area_.x, y_, area_.w, height};
    y_ += height;
    return rect;
}

bool ScrollArea::show(Rect rect) {
    if (rect.y >= area_.y && rect.bottom() <= area_.bottom()) return true;
    scroll_.at += rect.center_y() - area_.center_y();
    return false;
}

// The button with the keyboard comes into view, with a part of its neighbour to show that there is one.
void ScrollArea::follow_focus() {
    const Desk& desk = painter_.desk();
    if (desk.hotspots == nullptr) return;
    for (std::size_t at = first_spot_; at < desk.hotspots->size(); ++at) {
        Hotspot& spot = (*desk.hotspots)[at];
        spot.in_view = spot.rect.center_y() > area_.y && spot.rect.center_y() < area_.bottom();
        if (desk.focus == nullptr || !desk.focus->moved || desk.focus->name != spot.name) continue;
        const float margin = painter_.u(24);
        const float above = area_.y + margin - spot.rect.y;
        const float below = spot.rect.bottom() + margin - area_.bottom();
        if (above > 0)
            scroll_.at -= above;
        else if (below > 0)
            scroll_.at += below;
    }
}

void ScrollArea::draw_bar() {
    if (scroll_.content <= area_.h) return;
    const Rect track = {area_.right() + painter_.u(4), area_.y, painter_.u(8), area_.h};
    ImGui::SetCursorScreenPos({track.x, track.y});
    ImGui::InvisibleButton(name_, {track.w, track.h});
    if (ImGui::IsItemActive())
        scroll_.at += ImGui::GetIO().MouseDelta.y * scroll_.content / area_.h;
    scroll_.at = std::clamp(scroll_.at, 0.0f, scroll_.content - area_.h);
    const bool touched = ImGui::IsItemHovered() || ImGui::IsItemActive();
    painter_.fill(track, rgba(bar_, 0.10f), painter_.u(4));
    const float height = std::max(painter_.u(18), area_.h * area_.h / scroll_.content);
    const float way = (area_.h - height) * scroll_.at / (scroll_.content - area_.h);
    painter_.fill({track.x, area_.y + way, track.w, height}, rgba(bar_, touched ? 0.55f : 0.35f),
                  painter_.u(4));
}

}  // namespace hexholm::ui
