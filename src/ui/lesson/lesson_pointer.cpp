#include "src/ui/lesson/lesson_pointer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hexholm::ui {

namespace {

constexpr double kArrowBeat_s = 1.1;
constexpr float kArrowLength = 34;
constexpr float kArrowBreadth = 15;  // half of its head
constexpr float kArrowSway = 8;
constexpr float kPaperPrice = 4;
constexpr std::uint32_t kArrowFill = 0xFFC83C;
constexpr std::uint32_t kArrowEdge = 0x3A2408;

// Where the arrow points to.
struct Heading {
    float x = 0, y = 0;
};
// The directions of the arrow in order of preference: from above, from the left, from below, from
// the right.
constexpr std::array<Heading, 4> kHeadings = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
// The parts of a side that the arrow may point to, in order of preference; only a framed target has
// sides.
constexpr std::array<float, 3> kAlong = {0.5f, 0.85f, 0.15f};

// 0..1 and back, smoothly.
float arrow_beat(double time_s) {
    constexpr double kTurn = 6.283185307179586;
    return static_cast<float>(0.5 - 0.5 * std::cos(time_s / kArrowBeat_s * kTurn));
}

// An arrow that ends at (x, y) when it is nearest.
struct Arrow {
    Heading to;
    float x = 0, y = 0;
    float reach = 0;  // of the tail from there when it is farthest
    float half = 0;   // of its breadth

    Rect space() const {
        const float wide = std::abs(to.y) * half;
        const float high = std::abs(to.x) * half;
        return {std::min(x, x - to.x * reach) - wide, std::min(y, y - to.y * reach) - high,
                std::abs(to.x) * reach + 2 * wide, std::abs(to.y) * reach + 2 * high};
    }
};

Arrow arrow_at(const LessonTarget& target, Heading to, float along, float unit) {
    const Rect rect = target.rect.inset(-unit * (target.framed ? 12.0f : 6.0f));
    const float x = to.x == 0  ? target.rect.x + target.rect.w * along
                    : to.x > 0 ? rect.x
                               : rect.right();
    const float y = to.y == 0  ? target.rect.y + target.rect.h * along
                    : to.y > 0 ? rect.y
                               : rect.bottom();
    return {to, x, y, unit * (kArrowLength + kArrowSway), unit * kArrowBreadth};
}

float shared_area(Rect a, Rect b) {
    const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const float h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

// How much an arrow would hide: words weigh most, then buttons that may be pressed. An arrow
// outside of the window costs even more.
float arrow_price(const Desk& desk, Rect target, Rect space, const ArrowSetting& setting) {
    const float inside = shared_area(space, {0, 0, desk.width, desk.height});
    float price = 8 * (space.w * space.h - inside);
    for (const Rect& paper : setting.papers)
        price += shared_area(space, paper) * kPaperPrice;
    if (desk.hotspots == nullptr) return price;
    for (const Hotspot& spot : *desk.hotspots)
        if (spot.in_view && !target.contains(spot.rect.center_x(), spot.rect.center_y()))
            price += shared_area(space, spot.rect) * (spot.enabled ? 2.0f : 1.0f);
    return price;
}

Arrow best_arrow(const Desk& desk, const LessonTarget& target, const ArrowSetting& setting) {
    Arrow best;
    float least = std::numeric_limits<float>::max();
    for (const float along : kAlong) {
        for (const Heading to : kHeadings) {
            const Arrow arrow = arrow_at(target, to, along, setting.unit);
            const float price = arrow_price(desk, target.rect, arrow.space(), setting);
            if (price + 1 >= least) continue;
            least = price;
            best = arrow;
        }
        if (!target.framed) break;
    }
    return best;
}

void draw_arrow(const Arrow& arrow, float back, float unit) {
    const Heading to = arrow.to;
    const float stem = arrow.half * 0.46f;
    // `along` from the tip backwards, `aside` to its left.
    const auto at = [&](float along, float aside) {
        return ImVec2{arrow.x - to.x * (back + along) - to.y * aside,
                      arrow.y - to.y * (back + along) + to.x * aside};
    };
    const float head = arrow.half;
    const float neck = head * 1.15f;
    const float tail = unit * kArrowLength;
    const std::array<ImVec2, 7> outline = {at(0, 0),       at(neck, head),  at(neck, stem),
                                           at(tail, stem), at(tail, -stem), at(neck, -stem),
                                           at(neck, -head)};
    ImDrawList* list = list_over_all();
    list->AddTriangleFilled(outline[0], outline[1], outline[6], rgba(kArrowFill));
    list->AddQuadFilled(outline[2], outline[3], outline[4], outline[5], rgba(kArrowFill));
    list->AddPolyline(outline.data(), static_cast<int>(outline.size()), rgba(kArrowEdge, 0.95f),
                      ImDrawFlags_Closed, unit * 2.4f);
}

void draw_frame(Desk& desk, Rect target, float phase, float unit) {
    Painter painter(desk, list_over_all());
    const Rect rect = target.inset(-unit * (3 + 4 * phase));
    painter.frame(rect, rgba(kArrowEdge, 0.55f), unit * 13, unit * 6);
    painter.frame(rect, rgba(kArrowFill, 0.95f), unit * 13, unit * 3.2f);
}

}  // namespace

Rect arrow_space(const Desk& desk, const LessonTarget& target, const ArrowSetting& setting) {
    return best_arrow(desk, target, setting).space();
}

void draw_pointer(Desk& desk, const LessonTarget& target, const ArrowSetting& setting) {
    desk.lively = true;
    const float phase = arrow_beat(desk.time_s);
    if (target.framed) draw_frame(desk, target.rect, phase, setting.unit);
    draw_arrow(best_arrow(desk, target, setting), setting.unit * kArrowSway * phase, setting.unit);
}

}  // namespace hexholm::ui
