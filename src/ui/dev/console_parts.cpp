#include "src/ui/dev/console_parts.h"

#include <algorithm>
#include <array>
#include <limits>

#include "src/ui/dev/dev_look.h"

namespace hexholm::ui {

namespace {

constexpr float kConsoleRow = 21;    // units
constexpr float kNameShare = 0.42f;  // of the width

std::string stand_text(const ConsoleModel& model) {
    const std::string all = std::to_string(model.count);
    if (!model.in_past()) return "Now, after " + all + (model.count == 1 ? " action" : " actions");
    return "After " + std::to_string(model.at) + " of " + all + ", only to look at";
}

void draw_row(Painter& painter, const ConsoleRow& row, Rect rect) {
    if (row.value.empty()) {
        painter.text_within(Font::bold, rect.x, rect.center_y(), rect.w, rgba(kDevRim), row.name);
        return;
    }
    const float split = row.name.empty() ? 0 : rect.w * kNameShare;
    painter.text_within(Font::text, rect.x, rect.center_y(), split - painter.u(8), rgba(kCreamSoft),
                        row.name);
    painter.text_within(Font::text, rect.x + split, rect.center_y(), rect.w - split, rgba(kCream),
                        row.value);
    const bool cut = painter.text_width(Font::text, row.value) > rect.w - split;
    if (cut && ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({rect.x, rect.y}, {rect.right(), rect.bottom()}))
        painter.tooltip(row.value);
}

}  // namespace

int draw_console_steps(Painter& painter, Rect row, const ConsoleModel& model) {
    const float y = row.center_y();
    const auto now = static_cast<int>(model.count);
    const auto at = static_cast<int>(model.at);
    int to = -1;
    if (painter.stepper("console_back", row.x + painter.u(13), y, "<", at > 0)) to = at - 1;
    if (painter.stepper("console_forth", row.x + painter.u(43), y, ">", at < now)) to = at + 1;
    const Rect button = {row.right() - painter.u(64), y - painter.u(13), painter.u(64),
                         painter.u(26)};
    const float x = row.x + painter.u(64);
    painter.text_within(Font::text, x, y, button.x - x - painter.u(6),
                        rgba(model.in_past() ? kGold : kCreamSoft), stand_text(model));
    if (model.in_past() &&
        painter.button("console_now", button,
                       {.label = "Now", .look = ButtonLook::gold, .font = Font::bold}))
        to = now;
    return to;
}

bool draw_console_tab(
    Painter& painter, const std::string& name, Rect rect, std::string_view label, bool open) {
    const ButtonState state = painter.area(name, rect);
    if (open || state.hovered)
        painter.fill(rect, rgba(kDevRim, open ? 0.22f : 0.10f), painter.u(5));
    if (open)
        painter.fill({rect.x, rect.bottom() - painter.u(2), rect.w, painter.u(2)}, rgba(kDevRim));
    painter.text_within(open ? Font::bold : Font::text, rect.center_x(), rect.center_y(),
                        rect.w - painter.u(6), rgba(open ? kCream : kCreamSoft), label,
                        Align::center);
    return state.clicked;
}

void draw_console_seats(Painter& painter, Rect row, const ConsoleModel& model, ConsoleForm& form) {
    const float width = row.w / static_cast<float>(std::max<std::size_t>(1, model.seats.size()));
    for (std::size_t at = 0; at < model.seats.size(); ++at) {
        const Rect rect = {row.x + width * static_cast<float>(at), row.y, width - painter.u(4),
                           painter.u(24)};
        const ButtonState state = painter.area("console_seat_" + std::to_string(at + 1), rect);
        const bool open = at == form.seat;
        painter.fill(rect,
                     rgba(kCream, open            ? 0.18f
                                  : state.hovered ? 0.10f
                                                  : 0.04f),
                     painter.u(5));
        painter.dot(rect.x + painter.u(12), rect.center_y(), painter.u(5.5f),
                    model.seats[at].color);
        painter.text_within(Font::text, rect.x + painter.u(22), rect.center_y(),
                            rect.w - painter.u(26), rgba(open ? kCream : kCreamSoft),
                            model.seats[at].name);
        if (!state.clicked || open) continue;
        form.seat = at;
        form.rows = {};
    }
}

void draw_console_rows(Painter& painter,
                       Rect area,
                       const std::vector<ConsoleRow>& rows,
                       Scroll& scroll) {
    area.w -= painter.u(14);
    ScrollArea list(painter, "console_rows", area, scroll, kCream);
    for (const ConsoleRow& row : rows) {
        const Rect rect = list.row(painter.u(kConsoleRow));
        if (list.sees(rect)) draw_row(painter, row, rect);
    }
}

int draw_console_past(Painter& painter, Rect area, const ConsoleModel& model, ConsoleForm& form) {
    area.w -= painter.u(14);
    if (form.follow)
        form.past.at = painter.u(kConsoleRow) * static_cast<float>(model.at) - area.h * 0.5f;
    form.follow = false;
    // The list clamps to what it measured in the last frame, which is nothing for a new one.
    form.past.content = painter.u(kConsoleRow) * static_cast<float>(model.count + 1);
    ScrollArea list(painter, "console_past", area, form.past, kCream);
    int chosen = -1;
    for (std::size_t at = 0; at <= model.count; ++at) {
        const Rect rect = list.row(painter.u(kConsoleRow));
        if (!list.sees(rect)) continue;
        const ButtonState state = painter.area("console_action_" + std::to_string(at), rect);
        const bool here = at == model.at;
        if (here || state.hovered)
            painter.fill(rect, rgba(here ? kGold : kCream, here ? 0.25f : 0.10f), painter.u(4));
        painter.text(Font::text, rect.x + painter.u(42), rect.center_y(), rgba(kCreamSoft),
                     std::to_string(at), Align::right);
        painter.text_within(Font::text, rect.x + painter.u(52), rect.center_y(),
                            rect.w - painter.u(56), rgba(kCream),
                            at == 0 ? "the beginning" : model.action(at - 1));
        if (state.clicked) chosen = static_cast<int>(at);
    }
    return chosen;
}

// A list clamps to what it measured in the last frame; the newest answer was not in that.
static void follow_answers(const Painter& painter,
                           Rect area,
                           const std::deque<ConsoleAnswer>& answers,
                           Scroll& scroll) {
    scroll.content = 0;
    for (const ConsoleAnswer& one : answers)
        scroll.content += painter.u(kConsoleRow - 2 + 6) +
                          painter.paragraph_height(Font::text, area.w, one.answer);
    scroll.at = scroll.content - area.h;
}

void draw_console_answers(Painter& painter,
                          Rect area,
                          const std::deque<ConsoleAnswer>& answers,
                          ConsoleForm& form) {
    painter.fill({area.x, area.y, area.w, std::max(1.0f, painter.u(1))}, rgba(kDevRim, 0.5f));
    area.y += painter.u(6);
    area.h -= painter.u(12);
    if (answers.empty()) {
        painter.paragraph(Font::text, area.x, area.y, area.w, rgba(kCreamSoft),
                          "Ask in Lua what a mod can ask, for example\n"
                          "game:points(1)   or   game:corners(0)\n"
                          "Nothing is changed by it.");
        return;
    }
    area.w -= painter.u(14);
    if (form.newest) follow_answers(painter, area, answers, form.answers);
    form.newest = false;
    ScrollArea list(painter, "console_answers", area, form.answers, kCream);
    for (const ConsoleAnswer& one : answers) {
        const Rect asked = list.row(painter.u(kConsoleRow - 2));
        painter.text_within(Font::text, asked.x, asked.center_y(), asked.w, rgba(kGold),
                            "> " + one.question);
        const float height = painter.paragraph_height(Font::text, area.w, one.answer);
        const Rect told = list.row(height + painter.u(6));
        painter.paragraph(Font::text, told.x, told.y, told.w, rgba(one.bad ? kDevBad : kCream),
                          one.answer);
    }
}

}  // namespace hexholm::ui
