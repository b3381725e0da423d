#include "src/ui/banner.h"

#include <algorithm>

#include "src/anim/ease.h"
#include "src/ui/prompt_text.h"

namespace hexholm::ui {

static constexpr double kFade_s = 0.5;

static void draw_cancel(Painter& painter, const Table& table, Rect paper, Intents& intents) {
    if (!table.cancellable) return;
    const Rect rect = {paper.center_x() - painter.u(48), paper.bottom() + painter.u(8),
                       painter.u(96), painter.u(30)};
    const ButtonSpec spec = {
        .label = "Cancel", .look = ButtonLook::wood, .font = Font::bold, .key = "Esc"};
    if (painter.button("cancel", rect, spec)) intents.cancel = true;
}

void draw_banner(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const PromptLine line = prompt_line(table);
    if (line.text.empty()) return;
    const Rect room = layout.banner;
    Sheet sheet(desk, "banner", {room.x, room.y, room.w, room.h + desk.u(44)});
    Painter painter(desk, sheet.list());
    const float width = std::min(room.w, painter.text_width(Font::title, line.text) + desk.u(66));
    const Rect paper = {room.center_x() - width / 2, room.y, width, room.h};
    painter.paper(paper);
    if (line.urgent)
        painter.frame(paper.inset(-desk.u(1.5f)), rgba(kGold), desk.u(15), desk.u(2.6f));
    const float dot_x = paper.x + desk.u(22);
    if (line.player.is_some()) {
        painter.dot(dot_x, paper.center_y(), desk.u(8), table.color(line.player));
    }
    painter.text_within(Font::title, paper.center_x() + desk.u(8), paper.center_y(),
                        paper.w - desk.u(56), rgba(kInk), line.text, Align::center);
    draw_cancel(painter, table, paper, intents);
}

static void draw_call(
    Painter& painter, const Layout& layout, const Table& table, const anim::Cue& cue, float t) {
    const bool victory = cue.thing == static_cast<int>(anim::Call::victory);
    if (!victory && cue.player.is_none()) return;
    const std::string& name = table.seat(cue.player).name;
    const std::string text = victory                        ? name + " wins!"
                             : cue.player == table.viewer() ? "Your turn"
                                                            : name;
    const float fade = std::min({1.0f, t * 6, (1 - t) * 3.5f});
    const float slide = (1 - anim::ease_out(std::min(1.0f, t * 3))) * painter.u(60);
    const float y = painter.desk().height * 0.30f;
    const int first = painter.first_vertex();
    const float width = painter.text_width(Font::huge, text) * 0.62f + painter.u(90);
    const Rect ribbon = {layout.center_x - width / 2, y - painter.u(32), width, painter.u(64)};
    painter.shadow(ribbon, 16, 0.5f);
    painter.gradient(ribbon, painter.u(16), rgba(shaded(table.color(cue.player), 0.08f)),
                     rgba(shaded(table.color(cue.player), -0.28f)));
    painter.frame(ribbon.inset(painter.u(3)), rgba(0xFFFFFF, 0.4f), painter.u(13), painter.u(1.4f));
    painter.turn_since(first, layout.center_x, y, 0, 1, fade);
    const int letters = painter.first_vertex();
    painter.text(Font::huge, layout.center_x, y,
                 rgba(wants_dark_ink(table.color(cue.player)) ? kInk : kCream), text,
                 Align::center);
    painter.turn_since(letters, layout.center_x, y, 0, 0.6f, fade);
    for (int at = first; at < painter.first_vertex(); ++at)
        painter.list()->VtxBuffer[at].pos.x -= slide;
}

void draw_calls(Desk& desk,
                const Layout& layout,
                const Table& table,
                const std::vector<anim::Cue>& cues,
                double now) {
    Painter painter(desk, list_over_all());
    for (const anim::Cue& cue : cues)
        if (cue.kind == anim::CueKind::proclaim && cue.is_on(now))
            draw_call(painter, layout, table, cue, cue.progress(now));
}

void draw_toasts(Desk& desk, std::vector<Toast>& toasts) {
    std::erase_if(toasts, [&](const Toast& toast) { return desk.time_s >= toast.until_s; });
    Painter painter(desk, list_over_all());
    float y = desk.height * 0.72f;
    for (auto toast = toasts.rbegin(); toast != toasts.rend(); ++toast) {
        const double left = toast->until_s - desk.time_s;
        const float alpha = left < kFade_s ? static_cast<float>(left / kFade_s) : 1.0f;
        const float most = std::min(desk.u(620), desk.width - desk.u(40));
        const float text_width = std::min(most, painter.text_width(Font::bold, toast->text) + 2);
        const float height = painter.paragraph_height(Font::bold, text_width, toast->text);
        const Rect rect = {desk.width * 0.45f - text_width / 2 - desk.u(18),
                           y - height - desk.u(18), text_width + desk.u(36), height + desk.u(18)};
        const int first = painter.first_vertex();
        painter.shadow(rect, 12, 0.5f);
        painter.gradient(rect, desk.u(10), rgba(toast->bad ? 0x8E2A1E : 0x3F6B35),
                         rgba(toast->bad ? 0x6E1D14 : 0x2F5428));
        painter.paragraph(Font::bold, rect.x + desk.u(18), rect.y + desk.u(9), text_width,
                          rgba(kCream), toast->text);
        painter.turn_since(first, 0, 0, 0, 1, alpha);
        y = rect.y - desk.u(8);
        desk.lively = true;
    }
}

}  // namespace hexholm::ui
