#include "src/ui/lesson_pointer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexholm::ui {

namespace {

constexpr double kArrowBeat_s = 1.1;
constexpr float kArrowLength = 34;
constexpr float kArrowBreadth = 15;  // half of its head
constexpr float kArrowSway = 8;
constexpr std::uint32_t kArrowFill = 0xFFC83C;
constexpr std::uint32_t kArrowEdge = 0x3A2408;

// Where the arrow points to.
struct Heading {
    float x = 0, y = 0;
};
// In the order in which they are liked: from above, from the left, from below, from the right.
constexpr std::array<Heading, 4> kHeadings = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

// 0..1 and back, smoothly.
float arrow_beat(double time_s) {
    constexpr double kTurn = 6.283185307179586;
    return static_cast<float>(0.5 - 0.5 * std::cos(time_s / kArrowBeat_s * kTurn));
}

// The tip of an arrow that stops so far from the target.
ImVec2 arrow_tip(Rect target, Heading to, float gap) {
    return {target.center_x() - to.x * (target.w / 2 + gap),
            target.center_y() - to.y * (target.h / 2 + gap)};
}

// Everything that the arrow covers while it sways.
Rect arrow_space(const Desk& desk, Rect target, Heading to, float gap) {
    const ImVec2 tip = arrow_tip(target, to, gap);
    const float reach = desk.u(kArrowLength + kArrowSway);
    const float half = desk.u(kArrowBreadth);
    const ImVec2 tail = {tip.x - to.x * reach, tip.y - to.y * reach};
    const float wide = std::abs(to.y) * half;
    const float high = std::abs(to.x) * half;
    return {std::min(tip.x, tail.x) - wide, std::min(tip.y, tail.y) - high,
            std::abs(tip.x - tail.x) + 2 * wide, std::abs(tip.y - tail.y) + 2 * high};
}

float shared_area(Rect a, Rect b) {
    const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const float h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

// What it would hide: buttons that may be pressed weigh most, and it must lie in the window.
float arrow_price(const Desk& desk, Rect target, Rect space) {
    const float inside = shared_area(space, {0, 0, desk.width, desk.height});
    float price = 8 * (space.w * space.h - inside);
    if (desk.hotspots == nullptr) return price;
    for (const Hotspot& spot : *desk.hotspots)
        if (spot.in_view && !target.contains(spot.rect.center_x(), spot.rect.center_y()))
            price += shared_area(space, spot.rect) * (spot.enabled ? 2.0f : 1.0f);
    return price;
}

Heading best_heading(const Desk& desk, Rect target, float gap) {
    Heading best = kHeadings[0];
    float least = arrow_price(desk, target, arrow_space(desk, target, best, gap));
    for (const Heading to : kHeadings) {
        const float price = arrow_price(desk, target, arrow_space(desk, target, to, gap));
        if (price + 1 >= least) continue;
        least = price;
        best = to;
    }
    return best;
}

void draw_arrow_at(Desk& desk, ImVec2 tip, Heading to) {
    const float head = desk.u(kArrowBreadth);
    const float stem = head * 0.46f;
    // `along` from the tip backwards, `aside` to its left.
    const auto at = [&](float along, float aside) {
        return ImVec2{tip.x - to.x * along - to.y * aside, tip.y - to.y * along + to.x * aside};
    };
    const float neck = head * 1.15f;
    const float tail = desk.u(kArrowLength);
    const std::array<ImVec2, 7> outline = {at(0, 0),       at(neck, head),  at(neck, stem),
                                           at(tail, stem), at(tail, -stem), at(neck, -stem),
                                           at(neck, -head)};
    ImDrawList* list = list_over_all();
    list->AddTriangleFilled(outline[0], outline[1], outline[6], rgba(kArrowFill));
    list->AddQuadFilled(outline[2], outline[3], outline[4], outline[5], rgba(kArrowFill));
    list->AddPolyline(outline.data(), static_cast<int>(outline.size()), rgba(kArrowEdge, 0.95f),
                      ImDrawFlags_Closed, desk.u(2.4f));
}

void draw_frame(Desk& desk, Rect target, float phase) {
    Painter painter(desk, list_over_all());
    const Rect rect = target.inset(-desk.u(3 + 4 * phase));
    painter.frame(rect, rgba(kArrowEdge, 0.55f), desk.u(13), desk.u(6));
    painter.frame(rect, rgba(kArrowFill, 0.95f), desk.u(13), desk.u(3.2f));
}

}  // namespace

void draw_pointer(Desk& desk, const LessonTarget& target) {
    desk.lively = true;
    const float phase = arrow_beat(desk.time_s);
    if (target.framed) draw_frame(desk, target.rect, phase);
    const float gap = desk.u(target.framed ? 12.0f : 6.0f);
    const Heading to = target.framed ? best_heading(desk, target.rect, gap) : kHeadings[0];
    draw_arrow_at(desk, arrow_tip(target.rect, to, gap + desk.u(kArrowSway) * phase), to);
}

}  // namespace hexholm::ui
