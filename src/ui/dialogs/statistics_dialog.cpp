#include "src/ui/dialogs/statistics_dialog.h"

#include <algorithm>
#include <array>
#include <functional>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

struct StatisticsColumn {
    std::string_view title;
    std::string_view help;
    std::function<std::string(const PlayerTally&)> value;
    // Whoever has most of it is marked; null where nobody can be proud of it.
    int (*merit)(const PlayerTally&) = nullptr;
};

std::string per_cent(int part, int whole) {
    return whole == 0 ? "-" : std::to_string((part * 100 + whole / 2) / whole) + " %";
}

std::string thousandths(int number) {
    return std::to_string((number + 500) / 1000);
}

const std::vector<StatisticsColumn>& columns() {
    static const std::vector<StatisticsColumn> all = {
        {/*tr*/ "Land", /*tr*/ "Cards from tiles whose number was rolled.",
         [](const PlayerTally& player) { return std::to_string(player.produced_in_all()); },
         [](const PlayerTally& player) { return player.produced_in_all(); }},
        {/*tr*/ "Average", /*tr*/ "What these tiles bring on average in so many throws.",
         [](const PlayerTally& player) { return thousandths(player.expected); }},
        {/*tr*/ "Luck", /*tr*/ "Cards from the land against the average.",
         [](const PlayerTally& player) {
             return per_cent(player.produced_in_all() * 1000, player.expected);
         },
         [](const PlayerTally& player) {
             return player.expected == 0 ? 0 : player.produced_in_all() * 100'000 / player.expected;
         }},
        {/*tr*/ "Blocked", /*tr*/ "Cards that a neutral piece kept back.",
         [](const PlayerTally& player) { return std::to_string(player.blocked); }},
        {/*tr*/ "Other", /*tr*/ "Cards from the bank for other reasons.",
         [](const PlayerTally& player) { return std::to_string(player.gained); }},
        {/*tr*/ "Taken", /*tr*/ "Cards taken from other players.",
         [](const PlayerTally& player) { return std::to_string(player.robbed); },
         [](const PlayerTally& player) { return player.robbed; }},
        {/*tr*/ "Lost", /*tr*/ "Cards that others took, and cards that were discarded.",
         [](const PlayerTally& player) { return std::to_string(player.lost + player.discarded); }},
        {/*tr*/ "Traded", /*tr*/ "Cards given and received in trades.",
         [](const PlayerTally& player) {
             return std::to_string(player.given_in_trade) + " / " +
                    std::to_string(player.taken_in_trade);
         },
         [](const PlayerTally& player) { return player.given_in_trade + player.taken_in_trade; }},
        {/*tr*/ "Drawn", /*tr*/ "Cards bought or drawn from piles.",
         [](const PlayerTally& player) { return std::to_string(player.cards); },
         [](const PlayerTally& player) { return player.cards; }}};
    return all;
}

void heading(Painter& painter, Rect area, std::string_view text) {
    painter.text_within(Font::bold, area.x, area.y + painter.u(8), area.w, rgba(kInk), text);
}

// A bar for each total of the dice, and a line where it is expected to end.
void draw_throws(Painter& painter, Rect area, const Tally& tally) {
    const int thrown = tally.throws_in_all();
    heading(painter, area, tr("Throws: {1}", {std::to_string(thrown)}));
    int all_ways = 0;
    std::vector<std::size_t> totals;
    for (std::size_t total = 0; total < tally.ways.size(); ++total) {
        all_ways += tally.ways[total];
        if (tally.ways[total] > 0) totals.push_back(total);
    }
    if (totals.empty()) return;
    const auto expected = [&](std::size_t total) {
        return static_cast<float>(thrown * tally.ways[total]) / static_cast<float>(all_ways);
    };
    float most = 1;
    for (const std::size_t total : totals)
        most = std::max({most, expected(total), static_cast<float>(tally.throws[total])});
    const Rect plot = {area.x, area.y + painter.u(40), area.w, area.h - painter.u(62)};
    const float step = plot.w / static_cast<float>(totals.size());
    float x = plot.x;
    for (const std::size_t total : totals) {
        const auto count = static_cast<float>(tally.throws[total]);
        const float height = plot.h * count / most;
        const Rect bar = {x + step * 0.16f, plot.bottom() - height, step * 0.68f, height};
        if (count > 0) painter.gradient(bar, painter.u(3), rgba(0xE0A22E), rgba(0xB97816));
        const float line = plot.bottom() - plot.h * expected(total) / most;
        painter.list()->AddLine({x + step * 0.06f, line}, {x + step * 0.94f, line}, rgba(0x2C6BA8),
                                painter.u(2));
        painter.text(Font::small, bar.center_x(), std::min(bar.y, line) - painter.u(8),
                     rgba(kInkSoft), std::to_string(tally.throws[total]), Align::center);
        painter.text(Font::bold, bar.center_x(), plot.bottom() + painter.u(12), rgba(kInk),
                     std::to_string(total), Align::center);
        x += step;
    }
    painter.fill({plot.x, plot.bottom(), plot.w, painter.u(1.5f)}, rgba(kInk, 0.5f));
    if (painter.area("throws", plot).hovered)
        painter.tooltip(
            tr("How often each total was thrown. The blue lines show what is expected."));
}

// A line for each player, from the first turn to the last; those who are level lie side by side.
void draw_points(Painter& painter, Rect area, const Table& table, const Tally& tally) {
    heading(painter, area, tr("Points over time"));
    const Rect plot = {area.x + painter.u(22), area.y + painter.u(30), area.w - painter.u(30),
                       area.h - painter.u(40)};
    int most = target_of(table.book, table.state(), PlayerId(0));
    std::size_t turns = 2;
    for (const PlayerTally& player : tally.players) {
        turns = std::max(turns, player.points.size());
        for (const int points : player.points)
            most = std::max(most, points);
    }
    const auto y_of = [&](int points) {
        return plot.bottom() - plot.h * static_cast<float>(points) / static_cast<float>(most);
    };
    const int grid = most > 12 ? 4 : 2;
    for (int points = 0; points <= most; points += grid) {
        painter.fill({plot.x, y_of(points), plot.w, painter.u(1)}, rgba(kInk, 0.14f));
        painter.text(Font::small, plot.x - painter.u(6), y_of(points), rgba(kInkSoft),
                     std::to_string(points), Align::right);
    }
    for (std::size_t seat = 0; seat < tally.players.size(); ++seat) {
        const float aside = painter.u(2.2f) * (static_cast<float>(seat) -
                                               static_cast<float>(tally.players.size() - 1) / 2);
        std::vector<ImVec2> line;
        const std::vector<int>& points = tally.players[seat].points;
        for (std::size_t turn = 0; turn < points.size(); ++turn)
            line.emplace_back(
                plot.x + plot.w * static_cast<float>(turn) / static_cast<float>(turns - 1),
                y_of(points[turn]) + aside);
        const auto count = static_cast<int>(line.size());
        // A dark rim lets light colours stand out on paper.
        painter.list()->AddPolyline(line.data(), count, rgba(kInk, 0.55f), 0, painter.u(4.2f));
        painter.list()->AddPolyline(line.data(), count, rgba(table.color(PlayerId(seat))), 0,
                                    painter.u(2.6f));
        if (painter.desk().seats.shapes && count > 0)
            painter.seat_dot(line.back().x, line.back().y, painter.u(5), seat,
                             table.color(PlayerId(seat)));
    }
}

void draw_headings(Painter& painter, Rect row, float names, float step) {
    float x = row.x + names;
    for (const StatisticsColumn& column : columns()) {
        painter.text_within(Font::small, x + step / 2, row.center_y(), step - painter.u(4),
                            rgba(kInkSoft), tr(column.title), Align::center);
        if (painter.area("column_" + std::string(column.title), {x, row.y, step, row.h}).hovered)
            painter.tooltip(tr(column.help));
        x += step;
    }
}

// Whether nobody has more of it, and somebody less.
bool is_best(const StatisticsColumn& column, const Tally& tally, std::size_t seat) {
    if (column.merit == nullptr) return false;
    const int own = column.merit(tally.players[seat]);
    bool more = false;
    for (const PlayerTally& player : tally.players) {
        if (column.merit(player) > own) return false;
        more |= column.merit(player) < own;
    }
    return more;
}

void draw_value(Painter& painter, std::string_view value, bool best, Rect cell) {
    if (best) {
        const float width = std::min(cell.w, painter.text_width(Font::bold, value) + painter.u(20));
        painter.fill(
            {cell.center_x() - width / 2, cell.center_y() - painter.u(12), width, painter.u(24)},
            rgba(kGold, 0.55f), painter.u(12));
    }
    painter.text_within(best ? Font::bold : Font::text, cell.center_x(), cell.center_y(),
                        cell.w - painter.u(2), rgba(kInk), value, Align::center);
}

void draw_table(Painter& painter, Rect area, const Table& table, const Tally& tally) {
    const float names = painter.u(170);
    const float step = (area.w - names) / static_cast<float>(columns().size());
    Rect row = {area.x, area.y, area.w, painter.u(24)};
    draw_headings(painter, row, names, step);
    const auto rows = static_cast<float>(tally.players.size());
    const float height = std::min(painter.u(36), (area.h - row.h) / rows - painter.u(4));
    row = {area.x, row.bottom(), area.w, height};
    for (std::size_t seat = 0; seat < tally.players.size(); ++seat) {
        const PlayerId player(seat);
        painter.fill(row, rgba(kInk, 0.06f), painter.u(8));
        painter.seat_dot(row.x + painter.u(16), row.center_y(), painter.u(8), player.index(),
                         table.color(player));
        painter.text_within(Font::bold, row.x + painter.u(32), row.center_y(),
                            names - painter.u(38), rgba(kInk), table.seat(player).name);
        float x = row.x + names;
        for (const StatisticsColumn& column : columns()) {
            draw_value(painter, column.value(tally.players[seat]), is_best(column, tally, seat),
                       {x, row.y, step, row.h});
            x += step;
        }
        row.y += height + painter.u(4);
    }
}

}  // namespace

void draw_statistics(
    Desk& desk, const Layout& layout, const Table& table, const Tally& tally, TableMemory& memory) {
    const float rows = 40 * static_cast<float>(tally.players.size());
    DialogFrame frame(desk, "statistics", tr("Statistics"), layout.center_x, desk.height * 0.48f,
                      820, 330 + rows);
    Painter painter(desk, frame.list());
    const Rect inside = frame.inside();
    const float gap = desk.u(24);
    const float half = (inside.w - gap) / 2;
    const float height = desk.u(214);
    draw_throws(painter, {inside.x, inside.y, half, height}, tally);
    draw_points(painter, {inside.x + half + gap, inside.y, half, height}, table, tally);
    draw_table(painter,
               {inside.x, inside.y + height + desk.u(12), inside.w, inside.h - height - desk.u(12)},
               table, tally);
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
