#include "src/ui/dev/console.h"

#include <algorithm>
#include <array>

#include "src/ui/dev/console_parts.h"
#include "src/ui/dev/dev_look.h"

namespace hexholm::ui {

namespace {

constexpr float kConsolePad = 12;  // units, as all below
constexpr float kConsoleHead = 40;
constexpr float kSteps = 34;
constexpr float kTabs = 30;
constexpr float kInput = 30;
constexpr float kAnswers = 132;

bool draw_head(Painter& painter, Rect row) {
    painter.text(Font::number, row.x, row.center_y(), rgba(kCream), "Console");
    painter.keycap(row.right() - painter.u(40), row.center_y(), "F12", false);
    return painter.stepper("console_close", row.right() - painter.u(14), row.center_y(), "x", true);
}

void draw_tabs(Painter& painter, Rect row, ConsoleForm& form) {
    constexpr auto kNames = std::to_array<const char*>({"Place", "Player", "Game", "Past"});
    const float width = row.w / static_cast<float>(kNames.size());
    for (std::size_t at = 0; at < kNames.size(); ++at) {
        const Rect rect = {row.x + width * static_cast<float>(at), row.y, width, row.h};
        const auto tab = static_cast<ConsoleTab>(at);
        if (!draw_console_tab(painter, std::string("console_tab_") + kNames[at], rect, kNames[at],
                              form.tab == tab))
            continue;
        form.tab = tab;
        form.rows = {};
        form.follow = true;
    }
    painter.fill({row.x, row.bottom(), row.w, std::max(1.0f, painter.u(1))}, rgba(kDevRim, 0.5f));
}

Rect cut_top(Rect& area, float height) {
    const Rect row = {area.x, area.y, area.w, height};
    area.y += height;
    area.h -= height;
    return row;
}

Rect cut_bottom(Rect& area, float height) {
    area.h -= height;
    return {area.x, area.bottom(), area.w, height};
}

}  // namespace

ConsoleWish draw_console(Desk& desk, const ConsoleModel& model, ConsoleForm& form) {
    const Sheet sheet(desk, "console", model.place, Layer::front);
    Painter painter(desk, sheet.list());
    draw_dev_panel(painter, model.place, kDevRim);
    Rect area = model.place.inset(desk.u(kConsolePad));
    area.y -= desk.u(6);
    area.h += desk.u(6);
    ConsoleWish wish;
    wish.close = draw_head(painter, cut_top(area, desk.u(kConsoleHead - 8)));
    wish.go_to = draw_console_steps(painter, cut_top(area, desk.u(kSteps)), model);
    cut_top(area, desk.u(6));
    draw_tabs(painter, cut_top(area, desk.u(kTabs)), form);
    cut_top(area, desk.u(8));
    const Rect input = cut_bottom(area, desk.u(kInput));
    const bool narrow = area.h < desk.u(kAnswers + 120);
    const Rect answers = cut_bottom(area, narrow ? area.h * 0.4f : desk.u(kAnswers));
    cut_bottom(area, desk.u(8));
    if (form.tab == ConsoleTab::player)
        draw_console_seats(painter, cut_top(area, desk.u(30)), model, form);
    if (form.tab == ConsoleTab::past) {
        const int chosen = draw_console_past(painter, area, model, form);
        if (chosen >= 0) wish.go_to = chosen;
    } else {
        draw_console_rows(painter, area, model.rows, form.rows);
    }
    draw_console_answers(painter, answers, model.answers, form);
    wish.ask = draw_console_input(painter, input, form.input, {form.focus, form.enter});
    form.enter = false;
    form.focus = wish.ask;
    return wish;
}

bool draw_console_button(Desk& desk, Rect rect) {
    const Sheet sheet(desk, "console_button", rect, Layer::back);
    Painter painter(desk, sheet.list());
    const ButtonState state = painter.area("console", rect);
    painter.fill(rect, rgba(kDevGround, 0.9f), painter.u(7));
    painter.frame(rect, rgba(kDevRim, state.hovered ? 1.0f : 0.75f), painter.u(7), painter.u(1.3f));
    painter.text(Font::bold, rect.center_x(), rect.center_y(), rgba(kDevRim), ">_", Align::center);
    if (state.hovered) painter.tooltip("Developer console (F12)");
    return state.clicked;
}

}  // namespace hexholm::ui
