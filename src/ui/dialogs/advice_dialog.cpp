#include "src/ui/dialogs/advice_dialog.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/action_words.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/reason_words.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr std::size_t kWayReasons = 3;
constexpr float kWayNumber = 34;   // units for the number before the words
constexpr float kWayChance = 58;   // and for the chance behind them
constexpr float kWayRim = 8;       // above and below the words
constexpr float kWaySpacing = 6;   // between two ways
constexpr float kAdviceHead = 24;  // over the first

// The words of one way as they stand in the dialog; heights in pixels.
struct Way {
    std::string what;
    std::string why;
    float what_height = 0;
    float why_height = 0;
    float height = 0;
};

// Chances say something where they are known of all, differ, and the first has most.
bool tells_chances(const std::vector<Advice>& best) {
    const auto words = [](const Advice& one) { return chance_words(one.chance); };
    return std::ranges::all_of(best,
                               [&](const Advice& one) {
                                   return one.chance >= 0 && one.chance <= best[0].chance;
                               }) &&
           std::ranges::any_of(best,
                               [&](const Advice& one) { return words(one) != words(best[0]); });
}

Way way_of(const Painter& painter, const Table& table, const Advice& advice, float width) {
    Way way;
    way.what = row_words(table, advice.row);
    way.why = reason_sentence(table, advice.reasons, kWayReasons);
    way.what_height =
        painter.paragraph_height(Font::bold, width - painter.u(kWayNumber + kWayChance), way.what);
    if (!way.why.empty())
        way.why_height =
            painter.paragraph_height(Font::text, width - painter.u(kWayNumber + kWayRim), way.why);
    way.height = way.what_height + way.why_height + painter.u(2 * kWayRim);
    return way;
}

// True when it was clicked.
bool draw_way(Painter& painter,
              const Way& way,
              const std::string& chance,
              std::size_t number,
              Rect row,
              TableMemory& memory) {
    const std::string name = "advice_" + std::to_string(number);
    const ButtonState state = painter.area(name, row);
    const bool pointed = state.hovered || state.focused;
    if (pointed) memory.advised = number - 1;
    painter.fill(row, rgba(kInk, pointed ? 0.13f : 0.06f), painter.u(8));
    painter.numbered(row.x + painter.u(kWayNumber / 2), row.y + painter.u(kWayRim + 10),
                     std::to_string(number), pointed);
    const float left = row.x + painter.u(kWayNumber);
    float y = row.y + painter.u(kWayRim);
    painter.paragraph(Font::bold, left, y, row.w - painter.u(kWayNumber + kWayChance), rgba(kInk),
                      way.what);
    painter.text(Font::number, row.right() - painter.u(kWayRim), y + painter.u(10), rgba(kInk),
                 chance, Align::right);
    y += way.what_height;
    if (!way.why.empty())
        painter.paragraph(Font::text, left, y, row.w - painter.u(kWayNumber + kWayRim),
                          rgba(kInkSoft), way.why);
    if (state.hovered) painter.tooltip(tr("Click: do this"));
    return state.clicked;
}

// How high all of them are together, in units.
float ways_height(Desk& desk, const Table& table, const std::vector<Advice>& best, float units) {
    const Painter measure(desk, list_over_all());
    float height = 0;
    for (const Advice& one : best)
        height += way_of(measure, table, one, desk.u(units)).height / desk.u(1) + kWaySpacing;
    return height;
}

void draw_ways(Painter& painter,
               const Table& table,
               const std::vector<Advice>& best,
               Rect area,
               TableMemory& memory,
               Intents& intents) {
    const bool chances = tells_chances(best);
    if (chances)
        painter.text(Font::small, area.right() - painter.u(kWayRim), area.y + painter.u(10),
                     rgba(kInkSoft), tr("Win chance"), Align::right);
    // The question stands over its answers.
    if (is_asked(table))
        painter.text_within(Font::text, area.x, area.y + painter.u(10),
                            area.w - painter.u(chances ? kWayNumber + kWayChance : 0),
                            rgba(kInkSoft), prompt_line(table).text);
    float y = area.y + painter.u(kAdviceHead);
    for (std::size_t at = 0; at < best.size(); ++at) {
        const Way way = way_of(painter, table, best[at], area.w);
        const std::string chance = chances ? chance_words(best[at].chance) : "";
        if (draw_way(painter, way, chance, at + 1, {area.x, y, area.w, way.height}, memory) &&
            table.viewer_acts())
            intents.plan = {best[at].row.begin(), best[at].row.end()};
        y += way.height + painter.u(kWaySpacing);
    }
}

// While something is shown, or thought about, the answer to an open question is still to come.
std::string_view waiting_words(const Table& table) {
    return table.advice->thinks || table.viewer_acts() ? tr("Thinking …")
                                                       : tr("Nothing is asked of you just now.");
}

}  // namespace

void draw_advice(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    memory.advised.reset();
    if (table.advice == nullptr) return;
    const std::vector<Advice>& best = table.advice->best;
    const float room = layout.dock.width - 2 * kDialogRim;
    const float height =
        72 + (best.empty() ? kAdviceHead : kAdviceHead + ways_height(desk, table, best, room));
    DialogFrame frame(desk, "advice_dialog", tr("Advice"), layout.dock, height);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    desk.lively |= table.advice->thinks;
    if (best.empty())
        painter.text_within(Font::text, area.center_x(), area.y + desk.u(14), area.w,
                            rgba(kInkSoft), waiting_words(table), Align::center);
    else
        draw_ways(painter, table, best, area, memory, intents);
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
