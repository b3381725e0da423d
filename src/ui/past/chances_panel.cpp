#include "src/ui/past/chances_panel.h"

#include <algorithm>
#include <cmath>

#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/action_words.h"
#include "src/ui/table/reason_words.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kCurveHeight = 132;  // units from the top of the curves to their bottom
constexpr float kCurveAxis = 44;     // left of them, for the numbers
constexpr float kChanceName = 146;   // of a seat with its chance
constexpr float kChanceRow = 26;
constexpr float kTurnsHeading = 34;
constexpr float kTurnMark = 34;  // left of a turn that cost, for its seat
constexpr float kTurnRim = 8;
constexpr float kTurnSpacing = 6;
constexpr int kWholeChance = 1000;
constexpr std::size_t kTurnReasons = 2;

// The last chances that were judged up to this position.
const WinningChances* chances_at(const LookBack& found, std::size_t position) {
    const WinningChances* last = nullptr;
    for (const ChancesThen& then : found.curve)
        if (then.at <= position || last == nullptr) last = &then.chances;
    return last;
}

// How far up the numbers go: to the next quarter.
int top_of_curves(const LookBack& found) {
    int most = 1;
    for (const ChancesThen& then : found.curve)
        for (const int chance : then.chances)
            most = std::max(most, chance);
    return std::min(kWholeChance, (most + 249) / 250 * 250);
}

class ChancesPlot {
public:
    ChancesPlot(Painter& painter, const ChancesModel& model, Rect rect)
        : painter_(painter), model_(model), rect_(rect), top_(top_of_curves(model.look.found)) {}

    void draw(const Table& table) {
        for (int chance = 0; chance <= top_; chance += top_ / 2) {
            painter_.fill({rect_.x, y_of(chance), rect_.w, painter_.u(1)}, rgba(kInk, 0.16f));
            painter_.text(Font::small, rect_.x - painter_.u(6), y_of(chance), rgba(kInkSoft),
                          chance_words(chance), Align::right);
        }
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
            draw_seat(table, seat);
        painter_.fill({x_of(model_.position) - painter_.u(1), rect_.y - painter_.u(4),
                       painter_.u(2), rect_.h + painter_.u(8)},
                      rgba(kWarn));
        for (const MissedTurn& missed : model_.look.found.dearest)
            painter_.list()->AddCircleFilled({x_of(missed.at), rect_.bottom()}, painter_.u(4.5f),
                                             rgba(kBad), 16);
    }

    // The position that was clicked or dragged to.
    std::optional<std::size_t> chosen() {
        const ButtonState state = painter_.area("chances_curve", rect_.inset(-painter_.u(6)));
        if (!state.held && !state.clicked) return std::nullopt;
        const float part = std::clamp((ImGui::GetIO().MousePos.x - rect_.x) / rect_.w, 0.0f, 1.0f);
        const auto wanted =
            static_cast<std::size_t>(std::lround(part * static_cast<float>(model_.length)));
        return wanted == model_.position ? std::nullopt : std::optional(wanted);
    }

private:
    float x_of(std::size_t position) const {
        const auto length = static_cast<float>(std::max<std::size_t>(1, model_.length));
        return rect_.x + rect_.w * static_cast<float>(position) / length;
    }
    float y_of(int chance) const {
        return rect_.bottom() - rect_.h * static_cast<float>(chance) / static_cast<float>(top_);
    }
    // A dark rim lets light colours stand out on paper.
    void draw_seat(const Table& table, std::size_t seat) {
        std::vector<ImVec2> line;
        for (const ChancesThen& then : model_.look.found.curve)
            line.emplace_back(x_of(then.at), y_of(then.chances[seat]));
        const auto count = static_cast<int>(line.size());
        const std::uint32_t color = table.color(PlayerId(seat));
        painter_.list()->AddPolyline(line.data(), count, rgba(kInk, 0.55f), 0, painter_.u(4));
        painter_.list()->AddPolyline(line.data(), count, rgba(color), 0, painter_.u(2.4f));
    }

    Painter& painter_;
    const ChancesModel& model_;
    Rect rect_;
    int top_;
};

CellGrid chances_grid(const Table& table, float unit, float room) {
    return {table.seats.size(), room, kChanceName * unit, kChanceRow * unit};
}

// Everybody's chance at the position that is watched.
void draw_chance_names(Painter& painter, const Table& table, const ChancesModel& model, Rect area) {
    const WinningChances* now = chances_at(model.look.found, model.position);
    if (now == nullptr) return;
    const CellGrid grid = chances_grid(table, painter.u(1), area.w);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        const Rect cell = grid.cell(area.x, area.y, seat);
        const PlayerId player(seat);
        painter.seat_dot(cell.x + painter.u(10), cell.center_y(), painter.u(7), seat,
                         table.color(player));
        const std::string chance = chance_words((*now)[seat]);
        const float width = painter.text_width(Font::bold, chance);
        const float right = cell.right() - painter.u(10);
        painter.text(Font::bold, right, cell.center_y(), rgba(kInk), chance, Align::right);
        painter.text_within(Font::text, cell.x + painter.u(22), cell.center_y(),
                            right - width - cell.x - painter.u(28), rgba(kInk),
                            table.seat(player).name);
    }
}

struct CostlyTurn {
    std::string what;
    std::string better;
    float what_height = 0;
    float better_height = 0;
    float height = 0;
};

CostlyTurn costly_turn_of(const Painter& painter,
                          const Table& table,
                          const MissedTurn& missed,
                          float width) {
    CostlyTurn turn;
    turn.what = tr(
        "{1}, move {2}: win chance down {3}",
        {table.seat(missed.player).name, std::to_string(missed.at + 1), chance_words(missed.cost)});
    turn.better = tr("Better: {1}", {row_words(table, missed.better)});
    const std::string why = reason_words(table, missed.reasons, kTurnReasons);
    if (!why.empty()) turn.better += " (" + why + ")";
    const float room = width - painter.u(kTurnMark + kTurnRim);
    turn.what_height = painter.paragraph_height(Font::bold, room, turn.what);
    turn.better_height = painter.paragraph_height(Font::text, room, turn.better);
    turn.height = turn.what_height + turn.better_height + painter.u(2 * kTurnRim);
    return turn;
}

// True when it was clicked.
bool draw_costly_turn(
    Painter& painter, const Table& table, const MissedTurn& missed, std::size_t number, Rect row) {
    const CostlyTurn turn = costly_turn_of(painter, table, missed, row.w);
    const ButtonState state = painter.area("missed_" + std::to_string(number), row);
    painter.fill(row, rgba(kInk, state.hovered || state.focused ? 0.13f : 0.06f), painter.u(8));
    painter.seat_dot(row.x + painter.u(kTurnMark / 2), row.y + painter.u(kTurnRim + 9),
                     painter.u(8), missed.player.index(), table.color(missed.player));
    const float left = row.x + painter.u(kTurnMark);
    const float room = row.w - painter.u(kTurnMark + kTurnRim);
    const float y = row.y + painter.u(kTurnRim);
    painter.paragraph(Font::bold, left, y, room, rgba(kInk), turn.what);
    painter.paragraph(Font::text, left, y + turn.what_height, room, rgba(kInkSoft), turn.better);
    if (state.hovered) painter.tooltip(tr("Click: go to where this turn began"));
    return state.clicked;
}

float costly_height(Desk& desk, const Table& table, const LookBack& found, float units) {
    const Painter measure(desk, list_over_all());
    float height = 0;
    for (const MissedTurn& missed : found.dearest)
        height +=
            costly_turn_of(measure, table, missed, desk.u(units)).height / desk.u(1) + kTurnSpacing;
    return height;
}

std::string waiting_words(const ShownLookBack& look) {
    return look.thinks
               ? tr("Looking back over the game … {1}%", {std::to_string(look.percent)})
               : std::string(tr("No bot has learned this game with this number of players."));
}

ChancesWish draw_found(Painter& painter, const Table& table, const ChancesModel& model, Rect area) {
    ChancesWish wish;
    ChancesPlot plot(painter, model,
                     {area.x + painter.u(kCurveAxis), area.y + painter.u(12),
                      area.w - painter.u(kCurveAxis + kTurnRim), painter.u(kCurveHeight)});
    plot.draw(table);
    wish.to = plot.chosen();
    float y = area.y + painter.u(kCurveHeight + 26);
    draw_chance_names(painter, table, model, {area.x, y, area.w, 0});
    y += chances_grid(table, painter.u(1), area.w).height();
    if (model.look.found.dearest.empty()) return wish;
    painter.text_within(Font::bold, area.x, y + painter.u(kTurnsHeading / 2), area.w, rgba(kInk),
                        tr("Costliest turns"));
    y += painter.u(kTurnsHeading);
    std::size_t number = 0;
    for (const MissedTurn& missed : model.look.found.dearest) {
        const float height = costly_turn_of(painter, table, missed, area.w).height;
        if (draw_costly_turn(painter, table, missed, ++number, {area.x, y, area.w, height}))
            wish.to = missed.at;
        y += height + painter.u(kTurnSpacing);
    }
    return wish;
}

}  // namespace

ChancesWish draw_chances(Desk& desk,
                         const Layout& layout,
                         const Table& table,
                         const ChancesModel& model) {
    const LookBack& found = model.look.found;
    const bool waits = found.curve.empty();
    const float room = layout.dock.width - 2 * kDialogRim;
    float height = 72 + kTurnsHeading;
    if (!waits)
        height = 66 + kCurveHeight + 26 + chances_grid(table, 1, room).height() +
                 (found.dearest.empty() ? 0 : kTurnsHeading) +
                 costly_height(desk, table, found, room);
    DialogFrame frame(desk, "chances_dialog", tr("Win chances"), layout.dock, height);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    desk.lively |= model.look.thinks;
    ChancesWish wish;
    if (waits)
        painter.text_within(Font::text, area.center_x(), area.y + painter.u(16), area.w,
                            rgba(kInkSoft), waiting_words(model.look), Align::center);
    else
        wish = draw_found(painter, table, model, area);
    wish.close = frame.closed(painter);
    return wish;
}

}  // namespace hexholm::ui
