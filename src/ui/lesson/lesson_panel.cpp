#include "src/ui/lesson/lesson_panel.h"

#include <algorithm>
#include <array>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kLessonWidth = 300;
constexpr float kLessonPadding = 16;
constexpr float kLessonHead = 34;     // the line above the text
constexpr float kLessonButtons = 54;  // the row below it
constexpr float kLessonMargin = 12;
constexpr float kHandNote = 30;   // over the hand
constexpr float kArrowRoom = 72;  // for an arrow between the paper and what it points to
constexpr std::size_t kLessonPlaces = 7;
constexpr std::size_t kPlaceAboveHand = 2;  // of them
constexpr float kLandDot = 36;              // units; the side of a square of land for each dot
constexpr std::string_view kLessonRoom = "lesson";

float common_area(Rect a, Rect b) {
    const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const float h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

float area_outside(const Desk& desk, Rect rect) {
    return rect.w * rect.h - common_area(rect, {0, 0, desk.width, desk.height});
}

// Arrows belong to the panels of the table.
float arrow_unit(const Desk& desk, const Layout& layout) {
    return desk.theme.scale() * layout.zoom;
}

// In an upright window the paper is as wide as can be, so that it takes little of the height.
float lesson_width(const Desk& desk) {
    return desk.is_upright() ? desk.width - desk.u(2 * kLessonMargin) : desk.u(kLessonWidth);
}

// Below the players, under the log, above the hand, in the upper middle and in the lower middle; above
// the hand and in the lower middle once more with room for an arrow below.
std::array<Rect, kLessonPlaces> lesson_places(const Desk& desk,
                                              const Layout& layout,
                                              float height) {
    const float w = lesson_width(desk);
    const float margin = desk.u(kLessonMargin);
    const float right = desk.width - margin - w;
    // In an upright window the line that says what to do lies between players and paper.
    const float players =
        (desk.is_upright() ? layout.banner : layout.players.back()).bottom() + desk.u(10);
    const float middle = layout.center_x - w / 2;
    // In an upright window the note about lost cards stands between paper and hand.
    const float above_hand =
        layout.hand.y - (desk.is_upright() ? desk.u(kHandNote) : margin) - height;
    const float low = layout.turn.y - arrow_unit(desk, layout) * kArrowRoom - height;
    return {{{right, players, w, height},
             {margin, layout.log.y + desk.u(158), w, height},
             {margin, above_hand, w, height},
             {middle, layout.banner.bottom() + desk.u(58), w, height},
             {middle, layout.turn.y - margin - height, w, height},
             {margin, low, w, height},
             {middle, low, w, height}}};
}

// The area of other panels that the paper would cover; with `only_staying` only of those that stay.
float covered_panels(const Desk& desk, Rect rect, bool only_staying) {
    float sum = 0;
    for (const PanelSpot& panel : desk.panels) {
        const bool counts =
            panel.stay == PanelStay::always || (panel.stay != PanelStay::kept && !only_staying);
        if (counts && panel.name != kLessonRoom) sum += common_area(rect, panel.rect);
    }
    return sum;
}

float covered_land(const Desk& desk, Rect rect, std::span<const ImVec2> land) {
    const auto dots =
        std::ranges::count_if(land, [rect](ImVec2 dot) { return rect.contains(dot.x, dot.y); });
    return static_cast<float>(dots) * desk.u(kLandDot) * desk.u(kLandDot);
}

float lesson_fault(const Desk& desk, const Layout& layout, const LessonView& view, Rect rect) {
    float sum = 4 * area_outside(desk, rect) + covered_panels(desk, rect, false) +
                covered_land(desk, rect, view.land);
    const ArrowSetting arrows = {arrow_unit(desk, layout), {view.line}};
    for (const LessonTarget& target : view.targets) {
        sum += 6 * common_area(rect, target.rect.inset(-desk.u(target.framed ? 8.0f : 30.0f)));
        sum += 6 * common_area(rect, arrow_space(desk, target, arrows));
    }
    return sum + 3 * common_area(rect, view.dialog);
}

Rect choose_lesson_place(const Desk& desk,
                         const Layout& layout,
                         const LessonView& view,
                         float height,
                         LessonMemory& memory) {
    const std::array<Rect, kLessonPlaces> all = lesson_places(desk, layout, height);
    std::array<float, kLessonPlaces> faults{};
    for (std::size_t at = 0; at < kLessonPlaces; ++at)
        faults[at] = lesson_fault(desk, layout, view, all[at]);
    std::size_t best = memory.usual;
    for (std::size_t at = 0; at < kLessonPlaces; ++at)
        if (faults[at] + 1 < faults[best]) best = at;
    // The usual place is gone back to at once, others are left only for a better one.
    if (best == memory.usual || faults[best] + desk.u(400) < faults[memory.place])
        memory.place = best;
    return all[memory.place];
}

class LessonPaper {
public:
    LessonPaper(Desk& desk, const LessonModel& model) : desk_(desk), model_(model) {}

    float height() const {
        const Painter measure(desk_, list_under_all());
        const float inner = lesson_width(desk_) - desk_.u(2 * kLessonPadding);
        float height = desk_.u(kLessonHead + kLessonButtons + kLessonPadding);
        height += measure.paragraph_height(Font::text, inner, model_.text);
        if (!model_.nudge.empty())
            height += measure.paragraph_height(Font::bold, inner - desk_.u(20), model_.nudge) +
                      desk_.u(26);
        return height;
    }

    LessonWish draw(Rect rect) {
        Sheet sheet(desk_, "lesson", rect, Layer::front);
        Painter painter(desk_, sheet.list());
        painter.paper(rect);
        const Rect inside = {rect.x + desk_.u(kLessonPadding), rect.y + desk_.u(8),
                             rect.w - desk_.u(2 * kLessonPadding),
                             rect.h - desk_.u(8 + kLessonPadding)};
        draw_head(painter, inside);
        const float top = rect.y + desk_.u(kLessonHead + 8);
        const float height =
            painter.paragraph(Font::text, inside.x, top, inside.w, rgba(kInk), model_.text);
        draw_nudge(painter, inside, top + height + desk_.u(10));
        LessonWish wish = draw_buttons(painter, inside);
        if (painter.stepper("lesson_leave", rect.right() - desk_.u(21), rect.y + desk_.u(20), "x",
                            true))
            wish = LessonWish::leave;
        return wish;
    }

private:
    void draw_head(Painter& painter, Rect inside) const {
        const std::string step =
            std::to_string(model_.step + 1) + " / " + std::to_string(model_.steps);
        const float y = inside.y + desk_.u(12);
        const float right = inside.right() - desk_.u(24);
        painter.text(Font::small, right, y, rgba(kInkSoft), step, Align::right);
        const float room = right - inside.x - painter.text_width(Font::small, step) - desk_.u(8);
        painter.text_within(Font::bold, inside.x, y, room, rgba(kInk), model_.title);
        const Rect bar = {inside.x, inside.y + desk_.u(24), inside.w, desk_.u(3)};
        painter.fill(bar, rgba(kInk, 0.12f), desk_.u(1.5f));
        const float part = static_cast<float>(model_.step + 1) /
                           static_cast<float>(std::max<std::size_t>(1, model_.steps));
        painter.fill({bar.x, bar.y, bar.w * part, bar.h}, rgba(0xC98A1B), desk_.u(1.5f));
    }

    void draw_nudge(Painter& painter, Rect inside, float y) const {
        if (model_.nudge.empty()) return;
        const float width = inside.w - desk_.u(20);
        const float height = painter.paragraph_height(Font::bold, width, model_.nudge);
        const Rect box = {inside.x, y, inside.w, height + desk_.u(14)};
        painter.fill(box, rgba(0xFFE08A, 0.9f), desk_.u(8));
        painter.frame(box, rgba(0xC98A1B, 0.8f), desk_.u(8), desk_.u(1.2f));
        if (desk_.hotspots != nullptr) desk_.hotspots->push_back({"lesson_nudge", box});
        painter.paragraph(Font::bold, box.x + desk_.u(10), box.y + desk_.u(7), width, rgba(kInk),
                          model_.nudge);
    }

    LessonWish draw_buttons(Painter& painter, Rect inside) const {
        const float height = desk_.u(34);
        const float y = inside.bottom() - height;
        const Rect left = {inside.x, y, desk_.u(92), height};
        const float x = left.right() + desk_.u(10);
        const Rect right = {x, y, inside.right() - x, height};
        if (!model_.ways.empty()) return draw_own(painter, {inside.x, y, inside.w, height});
        return model_.task == LessonTask::end ? draw_end(painter, left, right)
                                              : draw_ways(painter, left, right);
    }

    LessonWish draw_own(Painter& painter, Rect row) const {
        const float width = (row.w - desk_.u(10)) / 2;
        const auto is_pressed = [&](const LessonWay& way, float x) {
            return painter.button(way.name, {x, row.y, width, row.h},
                                  {.label = way.label,
                                   .look = way.is_main ? ButtonLook::gold : ButtonLook::quiet,
                                   .enabled = way.enabled,
                                   .font = Font::number});
        };
        if (is_pressed(model_.ways[0], row.x)) return LessonWish::back;
        return is_pressed(model_.ways[1], row.right() - width) ? LessonWish::next
                                                               : LessonWish::none;
    }

    LessonWish draw_end(Painter& painter, Rect left, Rect right) const {
        const ButtonSpec leave = {
            .label = tr("Leave#a lesson"), .look = ButtonLook::quiet, .font = Font::number};
        const ButtonSpec on = {.label = tr("Keep playing"),
                               .look = ButtonLook::gold,
                               .font = Font::number,
                               .key = desk_.key(input::Command::choose)};
        const bool leaves = painter.button("lesson_title", left, leave);
        if (painter.button("lesson_play_on", right, on)) return LessonWish::play_on;
        return leaves ? LessonWish::leave : LessonWish::none;
    }

    LessonWish draw_ways(Painter& painter, Rect left, Rect right) const {
        const bool act = model_.task == LessonTask::act;
        const ButtonSpec back = {.label = tr("Back"),
                                 .look = ButtonLook::quiet,
                                 .enabled = model_.step > 0,
                                 .font = Font::number};
        ButtonSpec on = {.label = act ? tr("Do it for me") : tr("Continue#a lesson"),
                         .look = act ? ButtonLook::quiet : ButtonLook::gold,
                         .font = Font::number};
        if (!act) on.key = desk_.key(input::Command::choose);
        const bool goes_back = painter.button("lesson_back", left, back);
        if (painter.button(act ? "lesson_show" : "lesson_read", right, on)) return LessonWish::next;
        return goes_back ? LessonWish::back : LessonWish::none;
    }

    Desk& desk_;
    const LessonModel& model_;
};

}  // namespace

void keep_lesson_room(Desk& desk,
                      const Layout& layout,
                      const std::string& longest_text,
                      LessonMemory& memory) {
    LessonModel longest;
    longest.text = longest_text;
    const std::array<Rect, kLessonPlaces> all =
        lesson_places(desk, layout, LessonPaper(desk, longest).height());
    const auto fault = [&](Rect rect) {
        return 4 * area_outside(desk, rect) + covered_panels(desk, rect, true);
    };
    // In an upright window the board keeps most room where the paper lies on the hand.
    memory.usual = desk.is_upright() ? kPlaceAboveHand : 0;
    for (std::size_t at = 0; at < kLessonPlaces; ++at)
        if (fault(all[at]) + 1 < fault(all[memory.usual])) memory.usual = at;
    desk.panels.push_back({std::string(kLessonRoom), all[memory.usual]});
}

LessonWish draw_lesson(Desk& desk,
                       const Layout& layout,
                       const LessonModel& model,
                       const LessonView& view,
                       LessonMemory& memory) {
    LessonPaper paper(desk, model);
    const Rect rect = choose_lesson_place(desk, layout, view, paper.height(), memory);
    const LessonWish wish = paper.draw(rect);
    desk.panels.push_back({"lesson_paper", rect, PanelStay::passing});
    const ArrowSetting arrows = {arrow_unit(desk, layout), {view.line, rect}};
    for (const LessonTarget& target : view.targets)
        draw_pointer(desk, target, arrows);
    // Recorded input clicks on "lesson_here" to do what the arrow shows.
    if (desk.hotspots != nullptr && model.task == LessonTask::act && !view.targets.empty())
        desk.hotspots->push_back({"lesson_here", view.targets.front().rect});
    return wish;
}

}  // namespace hexholm::ui
