#include "src/ui/replay_bar.h"

#include <algorithm>
#include <cmath>

#include "src/ui/language.h"

namespace hexholm::ui {

namespace {

enum class Sign { first, back, play, pause, forward, last };

void draw_triangle(Painter& painter, float x, float y, float size, ImU32 color) {
    painter.list()->AddTriangleFilled({x - size * 0.5f, y - std::abs(size) * 0.62f},
                                      {x + size * 0.6f, y},
                                      {x - size * 0.5f, y + std::abs(size) * 0.62f}, color);
}

void draw_stroke(Painter& painter, float x, float y, float size, ImU32 color) {
    painter.fill({x - size * 0.12f, y - size * 0.6f, size * 0.24f, size * 1.2f}, color);
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
        case Sign::last:
            draw_triangle(painter, x - size * 0.1f, y, size, color);
            draw_stroke(painter, x + size * 0.62f, y, size, color);
            if (sign == Sign::last) draw_triangle(painter, x - size * 0.75f, y, size, color);
            break;
        default:
            draw_triangle(painter, x + size * 0.1f, y, -size, color);
            draw_stroke(painter, x - size * 0.62f, y, size, color);
            if (sign == Sign::first) draw_triangle(painter, x + size * 0.75f, y, -size, color);
            break;
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
void draw_ribbon(Painter& painter, const ReplayModel& model, Rect rect) {
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
            rgba(model.seats[actions[from].action.player.index()].color, past ? 0.95f : 0.38f));
        from = to;
    }
}

// Drawn by the mouse it goes to any position.
std::optional<std::size_t> draw_scrub(Painter& painter, const ReplayModel& model, Rect rect) {
    const Rect grip = rect.inset(-painter.u(7));
    const ButtonState state = painter.area("replay_scrub", grip, true);
    const auto length = static_cast<float>(model.timeline.size());
    draw_ribbon(painter, model, rect);
    const float x =
        rect.x + rect.w * (length > 0 ? static_cast<float>(model.position) / length : 0);
    painter.fill({x - painter.u(3.5f), rect.y - painter.u(5), painter.u(7), rect.h + painter.u(10)},
                 rgba(kCream), painter.u(3));
    painter.frame(
        {x - painter.u(3.5f), rect.y - painter.u(5), painter.u(7), rect.h + painter.u(10)},
        rgba(0x1B120C), painter.u(3), painter.u(1.2f));
    if (!state.held && !state.clicked) return std::nullopt;
    const float part = std::clamp((ImGui::GetIO().MousePos.x - rect.x) / rect.w, 0.0f, 1.0f);
    const auto wanted = static_cast<std::size_t>(std::lround(part * length));
    return wanted == model.position ? std::nullopt : std::optional(wanted);
}

std::optional<std::size_t> draw_steps(Painter& painter,
                                      const ReplayModel& model,
                                      Rect area,
                                      bool& toggle) {
    const std::size_t at = model.position;
    const std::size_t length = model.timeline.size();
    const float side = area.h;
    const float step = side + painter.u(6);
    std::optional<std::size_t> to;
    const auto place = [&](int number) {
        return Rect{area.x + static_cast<float>(number) * step, area.y, side, side};
    };
    const bool before = at > 0;
    const bool after = at < length;
    if (draw_button(painter, "replay_first", Sign::first, place(0), before, tr("To the beginning")))
        to = 0;
    if (draw_button(painter, "replay_back", Sign::back, place(1), before, tr("One move back")))
        to = at - 1;
    toggle = draw_button(painter, "replay_play", model.playing ? Sign::pause : Sign::play, place(2),
                         after, model.playing ? tr("Pause") : tr("Play#a replay"));
    if (draw_button(painter, "replay_forward", Sign::forward, place(3), after,
                    tr("One move forward")))
        to = at + 1;
    if (draw_button(painter, "replay_last", Sign::last, place(4), after, tr("To the end")))
        to = length;
    return to;
}

}  // namespace

ReplayWish draw_replay_bar(Desk& desk, const ReplayModel& model) {
    const float width = std::min(desk.u(760), desk.width - desk.u(24));
    const Rect rect = {(desk.width - width) / 2, desk.height - desk.u(74), width, desk.u(62)};
    Sheet sheet(desk, "replay_bar", rect);
    Painter painter(desk, sheet.list());
    painter.wood(rect);
    const Rect area = rect.inset(desk.u(12));
    ReplayWish wish;
    wish.to = draw_steps(painter, model, {area.x, area.y, area.w, area.h}, wish.toggle);
    const float left = area.x + 5 * (area.h + desk.u(6)) + desk.u(12);
    const std::string where =
        tr("Move {1} of {2}",
           {std::to_string(model.position), std::to_string(model.timeline.size())}) +
        (model.turn > 0 ? ", " + tr("turn {1}", {std::to_string(model.turn)}) : "");
    painter.text(Font::small, left, area.y + desk.u(5), rgba(kCream), where);
    const auto scrub = draw_scrub(
        painter, model, {left, area.bottom() - desk.u(16), area.right() - left, desk.u(13)});
    if (scrub) wish.to = scrub;
    return wish;
}

}  // namespace hexholm::ui
