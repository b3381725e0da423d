#include "src/ui/past/log_panel.h"

#include <algorithm>

#include "src/anim/cues/ease.h"
#include "src/ui/cards/card_sheet.h"
#include "src/ui/past/log_things.h"

namespace hexholm::ui {

namespace {

constexpr int kShortLines = 6;
constexpr int kLeastLines = 2;
constexpr float kUsualLine = 170;  // how wide most lines are
constexpr float kLineStep = 25;    // units from line to line
constexpr float kOverLand = 8;     // units kept free between the lines and the land
constexpr float kLongWidth = 440;  // of the list
constexpr double kHelpAfter_s = 0.4;
constexpr double kGrow_s = 0.14;

void draw_line(Painter& painter,
               const Table& table,
               const LogLine& line,
               float x,
               float y,
               float alpha,
               bool hovered,
               Rect* pill) {
    const std::vector<LogWord> words = words_in_order(line);
    float width = 0;
    for (const LogWord& word : words)
        width += log_word_width(painter, table, word);
    *pill = {x, y - painter.u(11), width + painter.u(16), painter.u(22)};
    painter.fill(*pill, hovered ? rgba(0x5F4636, 0.95f) : rgba(0x1D140F, 0.42f + 0.26f * alpha),
                 painter.u(10));
    if (hovered) painter.frame(*pill, rgba(kGold, 0.8f), painter.u(10), painter.u(1.2f));
    x += painter.u(8);
    for (const LogWord& word : words)
        x += draw_log_word(painter, table, word, x, y, hovered ? 1 : alpha);
}

// The line under the mouse, and since when; what it is about is lit on the table, and explained after
// a while.
class Finder {
public:
    Finder(Desk& desk, const Table& table, TableMemory& memory, bool open)
        : desk_(desk), table_(table), memory_(memory), open_(open) {}
    ~Finder() {
        if (!found_) memory_.pointed = Pointed();
    }
    Finder(const Finder&) = delete;
    Finder& operator=(const Finder&) = delete;

    void draw(Painter& painter, std::size_t number, float x, float y, float alpha) {
        const LogLine& line = table_.log[number];
        const bool was = !memory_.pointed.empty() && memory_.pointed_line == number;
        Rect pill;
        draw_line(painter, table_, line, x, y, alpha, was, &pill);
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        if (!open_ || !pill.contains(mouse.x, mouse.y) || line.where.empty()) return;
        if (!was) memory_.pointed_since_s = desk_.time_s;
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
            memory_.pointed_since_s = desk_.time_s - kHelpAfter_s;
        memory_.pointed = line.where;
        memory_.pointed_line = number;
        found_ = true;
        if (desk_.time_s - memory_.pointed_since_s < kHelpAfter_s) {
            desk_.lively = true;
            return;
        }
        explain(painter, line, pill);
    }

private:
    // Explains the thing of a line: what was turned over, found or won is shown as it was then.
    void explain(Painter& painter, const LogLine& line, Rect pill) {
        const double grown_s = desk_.time_s - memory_.pointed_since_s - kHelpAfter_s;
        if (const auto info = sheet_of_line(table_, line)) {
            desk_.lively |= grown_s < kGrow_s;
            const auto part = static_cast<float>(std::min(1.0, grown_s / kGrow_s));
            return draw_grown(desk_, table_, *info, pill, anim::ease_out(part));
        }
        const std::string help = help_of_line(table_.content(), line);
        if (!help.empty()) painter.tip(help);
    }

    Desk& desk_;
    const Table& table_;
    TableMemory& memory_;
    bool open_;  // whether nothing else lies between the mouse and the log
    bool found_ = false;
};

void draw_short(
    Desk& desk, const Layout& layout, const Table& table, int most, TableMemory& memory) {
    const auto lines = static_cast<int>(table.log.size());
    const int shown = std::min(lines, most);
    // This many lines are always shown; further ones only where the land leaves room.
    const int kept = std::min(most, kLeastLines);
    desk.panels.push_back({"log",
                           {layout.log.x, layout.log.y, desk.u(kUsualLine),
                            desk.u(kLineStep * static_cast<float>(kept))}});
    Painter painter(desk, list_under_all());
    Finder finder(desk, table, memory, !ImGui::GetIO().WantCaptureMouse);
    for (int at = 0; at < shown; ++at) {
        const auto age = static_cast<float>(shown - 1 - at);
        finder.draw(painter, static_cast<std::size_t>(lines - shown + at), layout.log.x,
                    layout.log.y + desk.u(14) + static_cast<float>(at) * desk.u(kLineStep),
                    std::max(0.62f, 1 - age * 0.08f));
    }
}

// The newest line stays in view until somebody scrolls away from it.
void follow_end(Scroll& scroll, float content, float room) {
    const bool at_end = scroll.at >= scroll.content - room - 1;
    scroll.content = content;
    if (at_end) scroll.at = content;
}

void draw_long(Desk& desk, const Layout& layout, const Table& table, TableMemory& memory) {
    const float bottom = layout.turn.y - desk.u(16);
    const Rect panel = {layout.log.x, layout.log.y, desk.u(kLongWidth),
                        std::max(desk.u(80), bottom - layout.log.y)};
    Sheet sheet(desk, "long_log", panel, Layer::back, PanelStay::opened);
    Painter painter(desk, sheet.list());
    painter.wood(panel);
    Rect inside = panel.inset(desk.u(9));
    inside.w -= desk.u(12);  // the bar
    const float step = desk.u(kLineStep);
    follow_end(memory.log_scroll, step * static_cast<float>(table.log.size()), inside.h);
    Finder finder(desk, table, memory, ImGui::IsWindowHovered());
    ScrollArea list(painter, "long_log_bar", inside, memory.log_scroll, kCream);
    for (std::size_t at = 0; at < table.log.size(); ++at) {
        const Rect row = list.row(step);
        if (list.sees(row)) finder.draw(painter, at, row.x, row.center_y(), 1);
    }
}

}  // namespace

int lines_beside(Rect log, float unit, std::span<const ImVec2> land) {
    const float right = log.x + unit * kUsualLine;
    float bottom = log.bottom();
    for (const ImVec2 place : land)
        if (place.x < right && place.y > log.y) bottom = std::min(bottom, place.y);
    const int fitting = static_cast<int>((bottom - unit * kOverLand - log.y) / (unit * kLineStep));
    return std::clamp(fitting, kLeastLines, kShortLines);
}

void draw_log(Desk& desk,
              const Layout& layout,
              const Table& table,
              std::span<const ImVec2> land,
              TableMemory& memory) {
    if (memory.long_log) return draw_long(desk, layout, table, memory);
    memory.log_scroll = Scroll();
    // On a phone the board needs the room.
    const int most = layout.is_narrow ? 1 : lines_beside(layout.log, desk.u(1), land);
    draw_short(desk, layout, table, most, memory);
}

}  // namespace hexholm::ui
