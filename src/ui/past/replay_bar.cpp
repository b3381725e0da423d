#include "src/ui/past/replay_bar.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/ui/past/log_things.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

enum class Sign { first, back, play, pause, forward, last, left, right, curve };

constexpr float kTickReach = 5;    // units about a mark in which the mouse meets it
constexpr float kBarHeight = 104;  // with one row of buttons, in units like all of these
constexpr float kRow = 42;         // the height of a further row
constexpr float kButton = 36;
constexpr float kApart = 12;   // between groups of buttons
constexpr float kSteps = 204;  // five buttons
constexpr float kJumps = 206;
constexpr float kLeastJumps = 150;
constexpr float kLeastChoices = 330;

void draw_triangle(Painter& painter, float x, float y, float size, ImU32 color) {
    painter.list()->AddTriangleFilled({x - size * 0.5f, y - std::abs(size) * 0.62f},
                                      {x + size * 0.6f, y},
                                      {x - size * 0.5f, y + std::abs(size) * 0.62f}, color);
}

void draw_stroke(Painter& painter, float x, float y, float size, ImU32 color) {
    painter.fill({x - size * 0.12f, y - size * 0.6f, size * 0.24f, size * 1.2f}, color);
}

// Two triangles side by side that run against a stroke; to the left with a size below zero.
void draw_end(Painter& painter, float x, float y, float size, ImU32 color) {
    draw_triangle(painter, x - size * 0.72f, y, size, color);
    draw_triangle(painter, x + size * 0.38f, y, size, color);
    draw_stroke(painter, x + size * 1.1f, y, std::abs(size), color);
}

// A line that falls and rises over an axis.
void draw_curve(Painter& painter, float x, float y, float size, ImU32 color) {
    const std::array<ImVec2, 4> line = {{{x - size * 0.7f, y - size * 0.1f},
                                         {x - size * 0.2f, y + size * 0.35f},
                                         {x + size * 0.2f, y - size * 0.25f},
                                         {x + size * 0.75f, y - size * 0.7f}}};
    painter.list()->AddPolyline(line.data(), static_cast<int>(line.size()), color, 0,
                                painter.u(2.2f));
    painter.fill({x - size * 0.8f, y + size * 0.72f, size * 1.6f, painter.u(2)}, color);
}

void draw_sign(Painter& painter, Sign sign, Rect rect, ImU32 color) {
    const float x = rect.center_x();
    const float y = rect.center_y();
    const float size = rect.h * 0.36f;
    switch (sign) {
        case Sign::play: draw_triangle(painter, x, y, size * 1.25f, color); break;
        case Sign::pause:
            draw_stroke(painter, x - size * 0.35f, y, size * 1.15f, color);
            draw_stroke(painter, x + size * 0.35f, y, size * 1.15f, color);
            break;
        case Sign::forward:
            draw_triangle(painter, x - size * 0.1f, y, size, color);
            draw_stroke(painter, x + size * 0.62f, y, size, color);
            break;
        case Sign::left: draw_triangle(painter, x, y, -size * 1.1f, color); break;
        case Sign::right: draw_triangle(painter, x, y, size * 1.1f, color); break;
        case Sign::back:
            draw_triangle(painter, x + size * 0.1f, y, -size, color);
            draw_stroke(painter, x - size * 0.62f, y, size, color);
            break;
        case Sign::first: draw_end(painter, x, y, -size * 0.8f, color); break;
        case Sign::last: draw_end(painter, x, y, size * 0.8f, color); break;
        case Sign::curve: draw_curve(painter, x, y, size, color); break;
    }
}

bool draw_button(
    Painter& painter, const char* name, Sign sign, Rect rect, bool enabled, std::string_view help) {
    const ButtonState state = painter.area(name, rect, enabled);
    const Rect face = rect.moved(0, state.held ? painter.u(1.5f) : 0);
    const float strength = enabled ? 1.0f : 0.6f;
    painter.gradient(face, painter.u(8),
                     rgba(state.hovered && enabled ? 0xFFFAEC : 0xF9EFD7, strength),
                     rgba(0xE2CFA3, strength));
    painter.frame(face, rgba(0x6B4C2C, 0.95f), painter.u(8), painter.u(1.2f));
    draw_sign(painter, sign, face, rgba(kInk, enabled ? 0.9f : 0.35f));
    if (state.hovered) painter.tooltip(help);
    return state.clicked;
}

// Whose turn it was, as a ribbon of the players' colours.
void draw_ribbon(Painter& painter, const Table& table, const ReplayModel& model, Rect rect) {
    const auto& actions = model.timeline.actions();
    const float step = rect.w / static_cast<float>(std::max<std::size_t>(actions.size(), 1));
    painter.fill(rect, rgba(0x1B120C, 0.75f), painter.u(4));
    for (std::size_t from = 0; from < actions.size();) {
        std::size_t to = from + 1;
        while (to < actions.size() && actions[to].action.player == actions[from].action.player)
            ++to;
        const float x = rect.x + static_cast<float>(from) * step;
        const bool past = from < model.position;
        painter.fill(
            {x, rect.y + painter.u(2), static_cast<float>(to - from) * step, rect.h - painter.u(4)},
            rgba(table.color(actions[from].action.player), past ? 0.95f : 0.38f));
        from = to;
    }
}

float x_of(const ReplayModel& model, std::size_t position, Rect rect) {
    const auto length = static_cast<float>(std::max<std::size_t>(model.timeline.size(), 1));
    return rect.x + rect.w * static_cast<float>(position) / length;
}

// Above the bar, what the mark under the mouse is about.
void tell_mark(Painter& painter, const Table& table, const ReplayMark& mark, float x, Rect bar) {
    const std::vector<LogWord> words = words_in_order(mark.line);
    float width = painter.u(20);
    for (const LogWord& word : words)
        width += log_word_width(painter, table, word);
    Painter over(painter.desk(), list_over_all());
    const float left =
        std::clamp(x - width / 2, over.u(6), painter.desk().width - width - over.u(6));
    const Rect pill = {left, bar.y - over.u(38), width, over.u(28)};
    over.fill(pill, rgba(0x1D140F, 0.96f), over.u(9));
    over.frame(pill, rgba(0xE9C98F, 0.35f), over.u(9), over.u(1));
    float at = pill.x + over.u(10);
    for (const LogWord& word : words)
        at += draw_log_word(over, table, word, at, pill.center_y(), 1);
}

// A small line over the ribbon for each moment of the chosen topic.
void draw_ticks(
    Painter& painter, const Table& table, const ReplayModel& model, Rect bar, Rect rect) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool inside = mouse.y > rect.y - painter.u(12) && mouse.y < rect.bottom() + painter.u(6);
    const ReplayMark* nearest = nullptr;
    float least = inside ? painter.u(kTickReach) : 0;
    for (const ReplayMark& mark : model.marks) {
        if (mark.topic != model.topic) continue;
        const float x = x_of(model, mark.position, rect);
        painter.fill({x - painter.u(0.9f), rect.y - painter.u(7), painter.u(1.8f), painter.u(8)},
                     rgba(kGold, 0.9f));
        const float away = std::abs(mouse.x - x);
        if (away >= least) continue;
        least = away;
        nearest = &mark;
    }
    if (nearest != nullptr)
        tell_mark(painter, table, *nearest, x_of(model, nearest->position, rect), bar);
}

// Drawn by the mouse it goes to any position.
std::optional<std::size_t> draw_scrub(
    Painter& painter, const Table& table, const ReplayModel& model, Rect bar, Rect rect) {
    const Rect grip = rect.inset(-painter.u(7));
    const ButtonState state = painter.area("replay_scrub", grip, true);
    draw_ribbon(painter, table, model, rect);
    draw_ticks(painter, table, model, bar, rect);
    const Rect knob = {x_of(model, model.position, rect) - painter.u(3.5f), rect.y - painter.u(5),
                       painter.u(7), rect.h + painter.u(10)};
    painter.fill(knob, rgba(kCream), painter.u(3));
    painter.frame(knob, rgba(0x1B120C), painter.u(3), painter.u(1.2f));
    if (!state.held && !state.clicked) return std::nullopt;
    const float part = std::clamp((ImGui::GetIO().MousePos.x - rect.x) / rect.w, 0.0f, 1.0f);
    const auto wanted =
        static_cast<std::size_t>(std::lround(part * static_cast<float>(model.timeline.size())));
    return wanted == model.position ? std::nullopt : std::optional(wanted);
}

void draw_steps(Painter& painter, const ReplayModel& model, Rect area, ReplayWish& wish) {
    const std::size_t at = model.position;
    const std::size_t length = model.timeline.size();
    const float step = area.h + painter.u(6);
    const auto place = [&](int number) {
        return Rect{area.x + static_cast<float>(number) * step, area.y, area.h, area.h};
    };
    const bool before = at > 0;
    const bool after = at < length;
    if (draw_button(painter, "replay_first", Sign::first, place(0), before, tr("To the beginning")))
        wish.to = 0;
    if (draw_button(painter, "replay_back", Sign::back, place(1), before, tr("Back one move")))
        wish.to = at - 1;
    wish.toggle = draw_button(painter, "replay_play", model.playing ? Sign::pause : Sign::play,
                              place(2), after, model.playing ? tr("Pause") : tr("Play#a replay"));
    if (draw_button(painter, "replay_forward", Sign::forward, place(3), after,
                    tr("Forward one move")))
        wish.to = at + 1;
    if (draw_button(painter, "replay_last", Sign::last, place(4), after, tr("To the end")))
        wish.to = length;
}

// Which moments are marked, and the way to the next and the last one of them.
void draw_jumps(Painter& painter, const ReplayModel& model, Rect area, ReplayWish& wish) {
    const Rect left = {area.x, area.y, area.h, area.h};
    const Rect right = {area.right() - area.h, area.y, area.h, area.h};
    const auto before = mark_before(model.marks, model.topic, model.position);
    const auto next = next_mark(model.marks, model.topic, model.position);
    if (draw_button(painter, "replay_mark_before", Sign::left, left, before.has_value(),
                    tr("Previous mark (arrow key up)")))
        wish.show = before;
    if (draw_button(painter, "replay_mark_next", Sign::right, right, next.has_value(),
                    tr("Next mark (arrow key down)")))
        wish.show = next;
    const Rect middle = {left.right() + painter.u(5), area.y,
                         right.x - left.right() - painter.u(10), area.h};
    wish.next_topic = painter.button(
        "replay_sort", middle,
        {.label = tr(title_of(model.topic)),
         .font = Font::bold,
         .help = std::string(tr("Which events the timeline marks; click to change"))});
}

void draw_choices(Painter& painter, const ReplayModel& model, Rect area, ReplayWish& wish) {
    const float gap = painter.u(8);
    Rect rect = {area.x, area.y, painter.u(52), area.h};
    wish.next_rate = painter.button("replay_rate", rect,
                                    {.label = model.rate,
                                     .font = Font::bold,
                                     .help = std::string(tr("How fast the replay runs"))});
    if (model.chances) {
        rect = {rect.right() + gap, area.y, area.h, area.h};
        wish.chances = draw_button(painter, "replay_chances", Sign::curve, rect, true,
                                   tr("How the win chances developed, and the costliest turns"));
    }
    const float room = (area.right() - rect.right() - 2 * gap) / 2;
    rect = {rect.right() + gap, area.y, room, area.h};
    wish.next_view = painter.button(
        "replay_view", rect,
        {.label = model.view,
         .font = Font::bold,
         .help = std::string(tr("Which hands are shown: none, one player's, or all"))});
    rect.x = rect.right() + gap;
    wish.take_over = painter.button(
        "replay_take_over", rect,
        {.label = tr("Continue from here"),
         .look = ButtonLook::gold,
         .enabled = !model.over,
         .font = Font::bold,
         .help = std::string(
             model.over ? tr("The game is over here; go back to an earlier move.")
                        : tr("A new game begins from this position; this one stays as it is."))});
}

std::string where_text(const ReplayModel& model) {
    const std::string move = tr(
        "Move {1} of {2}", {std::to_string(model.position), std::to_string(model.timeline.size())});
    return model.turn > 0 ? move + ", " + tr("turn {1}", {std::to_string(model.turn)}) : move;
}

// Where the buttons of each kind are, in units from the upper left corner of all.
struct Groups {
    Rect steps;
    Rect jumps;
    Rect choices;
    int rows;
};

// All in one row where that is wide enough; in the narrowest window a row for each.
Groups groups_in(float width) {
    const Rect steps = {0, 0, kSteps, kButton};
    const float beside = kSteps + kApart;
    if (width >= beside + kJumps + kApart + kLeastChoices) {
        const float rest = beside + kJumps + kApart;
        return {steps, {beside, 0, kJumps, kButton}, {rest, 0, width - rest, kButton}, 1};
    }
    if (width >= beside + kLeastJumps)
        return {steps, {beside, 0, width - beside, kButton}, {0, kRow, width, kButton}, 2};
    return {steps, {0, kRow, width, kButton}, {0, 2 * kRow, width, kButton}, 3};
}

}  // namespace

ReplayWish draw_replay_bar(Desk& desk, const Table& table, const ReplayModel& model) {
    const float width = std::min(desk.u(880), desk.width - desk.u(24));
    const Groups groups = groups_in(width / desk.u(1) - 2 * kApart);
    const float height = desk.u(kBarHeight + static_cast<float>(groups.rows - 1) * kRow);
    const Rect rect = {(desk.width - width) / 2, desk.height - desk.u(8) - height, width, height};
    Sheet sheet(desk, "replay_bar", rect);
    Painter painter(desk, sheet.list());
    painter.wood(rect);
    const Rect area = rect.inset(desk.u(kApart));
    const auto group = [&](Rect place) {
        return Rect{area.x + desk.u(place.x), area.y + desk.u(place.y), desk.u(place.w),
                    desk.u(place.h)};
    };
    ReplayWish wish;
    draw_steps(painter, model, group(groups.steps), wish);
    draw_jumps(painter, model, group(groups.jumps), wish);
    draw_choices(painter, model, group(groups.choices), wish);
    painter.text(Font::small, area.x, area.bottom() - desk.u(31), rgba(kCream), where_text(model));
    const auto scrub = draw_scrub(painter, table, model, rect,
                                  {area.x, area.bottom() - desk.u(13), area.w, desk.u(13)});
    if (scrub) wish.to = scrub;
    return wish;
}

}  // namespace hexholm::ui
