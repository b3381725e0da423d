#include "src/ui/lesson/lesson_list.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kLessonRow = 88;
constexpr float kLessonUnderWay = 124;  // with a second row of buttons
constexpr float kLessonListWidth = 620;
constexpr float kLessonListHeight = 620;

bool is_under_way(const LessonRow& row) {
    return row.step > 0 && row.step + 1 < row.steps;
}

std::string lesson_state(const LessonRow& row) {
    if (is_under_way(row))
        return tr("Step {1} of {2}", {std::to_string(row.step + 1), std::to_string(row.steps)});
    return row.done ? std::string(tr("Finished"))
                    : tr_count(static_cast<int>(row.steps), "{1} step", "{1} steps");
}

float row_height(const LessonRow& row) {
    return is_under_way(row) ? kLessonUnderWay : kLessonRow;
}

void draw_lesson_row(
    Painter& painter, const LessonRow& row, std::size_t at, Rect rect, LessonListWish& wish) {
    const Rect card = {rect.x, rect.y, rect.w, rect.h - painter.u(10)};
    painter.fill(card, rgba(kInk, 0.06f), painter.u(10));
    const float x = card.x + painter.u(14);
    const float y = card.y + painter.u(20);
    const bool under_way = is_under_way(row);
    const std::string number = std::to_string(at);
    const float width = painter.u(150);
    const Rect main = {card.right() - painter.u(14) - width, card.bottom() - painter.u(42), width,
                       painter.u(34)};
    const std::string state = lesson_state(row);
    painter.text(Font::small, main.right(), y, rgba(kInkSoft), state, Align::right);
    const float right = (under_way ? main.right() : main.x) - painter.u(12);
    painter.text_within(Font::number, x, y, main.x - painter.u(12) - x, rgba(kInk), row.title);
    painter.paragraph(Font::text, x, card.y + painter.u(36), right - x, rgba(kInkSoft), row.help);
    if (painter.button("lesson_begin_" + number, main,
                       {.label = under_way  ? tr("Continue#a lesson")
                                 : row.done ? tr("Start over#a lesson")
                                            : tr("Start#a lesson"),
                        .look = ButtonLook::gold,
                        .font = Font::number}))
        wish.go_on = at;
    const Rect anew = {main.x - painter.u(200), main.y, painter.u(190), main.h};
    if (under_way &&
        painter.button(
            "lesson_anew_" + number, anew,
            {.label = tr("From the beginning"), .look = ButtonLook::quiet, .font = Font::number}))
        wish.anew = at;
}

}  // namespace

LessonListWish draw_lesson_list(Desk& desk, const std::vector<LessonRow>& rows, Scroll& scroll) {
    draw_veil(desk, "lessons_veil", 0.45f);
    float height = 76;
    for (const LessonRow& row : rows)
        height += row_height(row);
    height = std::min(height, kLessonListHeight);
    DialogFrame frame(desk, "lessons_page", tr("Learn to play"), desk.width / 2, desk.height / 2,
                      kLessonListWidth, height, Layer::top);
    Painter painter(desk, frame.list());
    Rect inside = frame.inside();
    inside.y += desk.u(6);
    inside.h -= desk.u(6);
    LessonListWish wish;
    {
        ScrollArea list(painter, "lessons_bar", inside, scroll);
        for (std::size_t at = 0; at < rows.size(); ++at)
            draw_lesson_row(painter, rows[at], at, list.row(desk.u(row_height(rows[at]))), wish);
    }
    wish.close = frame.closed(painter);
    return wish;
}

}  // namespace hexholm::ui
