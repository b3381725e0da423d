#include "src/ui/dialogs/statistics_dialog.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/game/view/points.h"

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

struct StatisticsColumn {
    std::string_view title;
    std::string_view help;
    std::function<std::string(const PlayerTally&)> value;
    // The player with the greatest value is marked; null where none is.
    std::function<int(const PlayerTally&)> merit = nullptr;
    scene::ModelId icon = scene::kNoModel;  // over the title
};

std::string per_cent(int part, int whole) {
    return whole == 0 ? "-" : tr("{1}%", {std::to_string((part * 100 + whole / 2) / whole)});
}

std::string thousandths(int number) {
    return std::to_string((number + 500) / 1000);
}

const std::vector<StatisticsColumn>& columns_of_cards() {
    static const std::vector<StatisticsColumn> all = {
        {/*tr*/ "Land", /*tr*/ "Cards from tiles whose number was rolled.",
         [](const PlayerTally& player) { return std::to_string(player.produced_in_all()); },
         [](const PlayerTally& player) { return player.produced_in_all(); }},
        {/*tr*/ "Average", /*tr*/ "What these tiles yield on average in this many rolls.",
         [](const PlayerTally& player) { return thousandths(player.expected); }},
        {/*tr*/ "Luck", /*tr*/ "Cards from tiles, compared with the average.",
         [](const PlayerTally& player) {
             return per_cent(player.produced_in_all() * 1000, player.expected);
         },
         [](const PlayerTally& player) {
             return player.expected == 0 ? 0 : player.produced_in_all() * 100'000 / player.expected;
         }},
        {/*tr*/ "Blocked", /*tr*/ "Cards lost because a neutral piece was on the tile.",
         [](const PlayerTally& player) { return std::to_string(player.blocked); }},
        {/*tr*/ "Other", /*tr*/ "Cards from the bank for other reasons.",
         [](const PlayerTally& player) { return std::to_string(player.gained); }},
        {/*tr*/ "Taken", /*tr*/ "Cards taken from other players.",
         [](const PlayerTally& player) { return std::to_string(player.robbed); },
         [](const PlayerTally& player) { return player.robbed; }},
        {/*tr*/ "Lost", /*tr*/ "Cards that other players took, and cards that were discarded.",
         [](const PlayerTally& player) { return std::to_string(player.lost + player.discarded); }},
        {/*tr*/ "Traded", /*tr*/ "Cards given and received in trades.",
         [](const PlayerTally& player) {
             return std::to_string(player.given_in_trade) + " / " +
                    std::to_string(player.taken_in_trade);
         },
         [](const PlayerTally& player) { return player.given_in_trade + player.taken_in_trade; }},
        {/*tr*/ "Drawn", /*tr*/ "Cards bought or drawn from decks.",
         [](const PlayerTally& player) { return std::to_string(player.cards); },
         [](const PlayerTally& player) { return player.cards; }}};
    return all;
}

// What the mods of the game tell of each seat.
std::vector<StatisticsColumn> columns_of_mods(const Table& table) {
    const Content& content = table.content();
    std::vector<StatisticsColumn> all;
    for (std::size_t at = 0; at < content.statistics.size(); ++at) {
        const Statistic& one = content.statistics[at];
        if (one.of_game) continue;
        const auto told = [at](const PlayerTally& player) { return player.told[at]; };
        StatisticsColumn column;
        column.title = title_of(one.face);
        column.help = help_of(one.face);
        column.value = [told](const PlayerTally& player) { return std::to_string(told(player)); };
        if (one.proud) column.merit = told;
        column.icon = table.looks.statistics[at];
        all.push_back(std::move(column));
    }
    return all;
}

void heading_of_column(Painter& painter, Rect area, std::string_view text) {
    painter.text_within(Font::bold, area.x, area.y + painter.u(8), area.w, rgba(kInk), text);
}

// A bar for each total of the dice, and a line where it is expected to end.
void draw_throws(Painter& painter, Rect area, const Tally& tally) {
    const int thrown = tally.throws_in_all();
    heading_of_column(painter, area, tr("Rolls: {1}", {std::to_string(thrown)}));
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
            tr("How often each total was rolled. The blue lines show what is expected."));
}

// A line for each player, from the first turn to the last; those who are level lie side by side.
void draw_points(Painter& painter, Rect area, const Table& table, const Tally& tally) {
    heading_of_column(painter, area, tr("Points over time"));
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

void draw_headings(Painter& painter,
                   const std::vector<StatisticsColumn>& columns,
                   Rect row,
                   float names,
                   float step) {
    float x = row.x + names;
    for (const StatisticsColumn& column : columns) {
        const bool icon = column.icon != scene::kNoModel;
        const float side = painter.u(22);
        if (icon)
            painter.icon(column.icon, 0xFFFFFF, {x + (step - side) / 2, row.y - side, side, side});
        painter.text_within(Font::small, x + step / 2, row.center_y(), step - painter.u(4),
                            rgba(kInkSoft), tr(column.title), Align::center);
        const Rect area = {x, icon ? row.y - side : row.y, step, icon ? row.h + side : row.h};
        if (painter.area("column_" + std::string(column.title), area).hovered)
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

void draw_table(Painter& painter,
                const std::vector<StatisticsColumn>& columns,
                Rect area,
                const Table& table,
                const Tally& tally) {
    const float names = painter.u(170);
    const float step =
        std::min(painter.u(140), (area.w - names) / static_cast<float>(columns.size()));
    Rect row = {area.x, area.y, area.w, painter.u(24)};
    draw_headings(painter, columns, row, names, step);
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
        for (const StatisticsColumn& column : columns) {
            draw_value(painter, column.value(tally.players[seat]), is_best(column, tally, seat),
                       {x, row.y, step, row.h});
            x += step;
        }
        row.y += height + painter.u(4);
    }
}

// Draws the numbers of the game as a whole: large, side by side.
void draw_game_numbers(Painter& painter, Rect area, const Table& table, const Tally& tally) {
    const Content& content = table.content();
    const float width = painter.u(180);
    float x = area.x;
    float y = area.y + painter.u(6);
    for (std::size_t at = 0; at < content.statistics.size(); ++at) {
        const Statistic& one = content.statistics[at];
        if (!one.of_game) continue;
        if (x + width > area.right()) x = area.x, y += painter.u(74);
        const Rect card = {x, y, width, painter.u(64)};
        painter.fill(card, rgba(kInk, 0.06f), painter.u(8));
        float left = card.x + painter.u(12);
        if (table.looks.statistics[at] != scene::kNoModel) {
            painter.icon(table.looks.statistics[at], 0xFFFFFF,
                         {left, card.center_y() - painter.u(22), painter.u(44), painter.u(44)});
            left += painter.u(54);
        }
        painter.text(Font::title, left, card.y + painter.u(22), rgba(kInk),
                     std::to_string(tally.told[at]));
        painter.text_within(Font::small, left, card.y + painter.u(48),
                            card.right() - left - painter.u(6), rgba(kInkSoft), title_of(one.face));
        if (painter.area("told_" + one.name, card).hovered && !one.face.help.empty())
            painter.tooltip(help_of(one.face));
        x += width + painter.u(12);
    }
}

void draw_pages(Painter& painter, Rect row, bool& of_game) {
    const float width = painter.u(190);
    const auto page = [&](const char* name, std::string_view label, bool own, float x) {
        const ButtonSpec spec = {.label = label,
                                 .look = of_game == own ? ButtonLook::gold : ButtonLook::quiet,
                                 .font = Font::number};
        if (painter.button(name, {x, row.y, width, row.h}, spec)) of_game = own;
    };
    page("statistics_cards", tr("Cards and dice"), false, row.x);
    page("statistics_game", tr("This game"), true, row.x + width + painter.u(10));
}

void draw_game_page(Painter& painter, Rect area, const Table& table, const Tally& tally) {
    const auto& statistics = table.content().statistics;
    const std::vector<StatisticsColumn> columns = columns_of_mods(table);
    if (std::ranges::any_of(statistics, &Statistic::of_game)) {
        draw_game_numbers(painter, {area.x, area.y, area.w, painter.u(70)}, table, tally);
        area.y += painter.u(86);
        area.h -= painter.u(86);
    }
    const float icons = painter.u(26);
    if (!columns.empty())
        draw_table(painter, columns, {area.x, area.y + icons, area.w, area.h - icons}, table,
                   tally);
}

void draw_cards_page(Painter& painter, Rect area, const Table& table, const Tally& tally) {
    const float gap = painter.u(24);
    const float half = (area.w - gap) / 2;
    const float height = painter.u(214);
    draw_throws(painter, {area.x, area.y, half, height}, tally);
    draw_points(painter, {area.x + half + gap, area.y, half, height}, table, tally);
    draw_table(painter, columns_of_cards(),
               {area.x, area.y + height + painter.u(12), area.w, area.h - height - painter.u(12)},
               table, tally);
}

}  // namespace

void draw_statistics(
    Desk& desk, const Layout& layout, const Table& table, const Tally& tally, TableMemory& memory) {
    const bool pages = !table.content().statistics.empty();
    const float rows = 40 * static_cast<float>(tally.players.size());
    DialogFrame frame(desk, "statistics", tr("Statistics"), layout.center_x, desk.height * 0.48f,
                      820, 330 + rows + (pages ? 46.0f : 0.0f));
    Painter painter(desk, frame.list());
    Rect inside = frame.inside();
    if (pages) {
        draw_pages(painter, {inside.x, inside.y, inside.w, desk.u(34)}, memory.game_told);
        inside.y += desk.u(46);
        inside.h -= desk.u(46);
    }
    if (pages && memory.game_told)
        draw_game_page(painter, inside, table, tally);
    else
        draw_cards_page(painter, inside, table, tally);
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
