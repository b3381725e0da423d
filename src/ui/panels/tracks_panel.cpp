#include "src/ui/panels/tracks_panel.h"

#include <algorithm>

#include "src/ui/panels/build_row.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/table/shown_tracks.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kSign = 26;
constexpr float kStepButton = 62;
constexpr int kMostSteps = 16;  // that are drawn one by one

void draw_sign(Painter& painter, const Table& table, ShownTrack shown, float x, float y) {
    const Face& face = face_of(table.content(), shown);
    const float side = painter.u(kSign);
    const scene::ModelId icon = icon_of(table, shown);
    if (icon != scene::kNoModel)
        return painter.icon(icon, face.color, {x - side / 2, y - side / 2, side, side});
    painter.dot(x, y, side * 0.42f, face.color);
    painter.text(Font::small, x, y, rgba(wants_dark_ink(face.color) ? kInk : kCream),
                 initials_of(title_of(face)), Align::center);
}

constexpr int kMostDots = 7;

float level_width(const Painter& painter, const Counter& counter) {
    const int steps = counter.most - counter.least;
    return painter.u(steps > kMostDots ? 26.0f : 13 * static_cast<float>(steps));
}

// A dot for each level, filled up to the one that is reached; a number where there are too many.
void draw_level(
    Painter& painter, const Table& table, ShownTrack shown, int value, float x, float y) {
    const Counter& counter = table.content().counters[shown.counter];
    const int steps = counter.most - counter.least;
    if (steps > kMostDots)
        return painter.text(Font::bold, x, y, rgba(kCream), std::to_string(value));
    const std::uint32_t color = face_of(table.content(), shown).color;
    for (int at = 0; at < steps; ++at) {
        const float middle = x + painter.u(6 + 13 * static_cast<float>(at));
        const bool reached = at < value - counter.least;
        painter.list()->AddCircleFilled({middle, y}, painter.u(5),
                                        reached ? rgba(color) : rgba(0x120B07, 0.6f), 16);
        painter.list()->AddCircle({middle, y}, painter.u(5), rgba(kCream, reached ? 0.9f : 0.4f),
                                  16, painter.u(1.2f));
    }
}

bool holds_award(const Table& table, CounterId counter, PlayerId player) {
    const Content& content = table.content();
    return std::ranges::any_of(content.awards.ids(), [&](AwardId award) {
        return content.awards[award].metric == Metric::counter &&
               content.awards[award].counter == counter &&
               table.state().award_holder[award] == player;
    });
}

// Colour and level of everybody else; a star for who holds what is given for it.
void draw_rivals_levels(Painter& painter, const Table& table, ShownTrack shown, float x, float y) {
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        const bool holder = holds_award(table, shown.counter, player);
        if (player == table.viewer() && !holder) continue;
        painter.seat_dot(x + painter.u(5), y, painter.u(5), player.index(), table.color(player));
        const std::string value = std::to_string(value_of(table, shown.counter, player));
        painter.text(Font::small, x + painter.u(12), y, rgba(holder ? kGold : kCream), value);
        x += painter.u(15) + painter.text_width(Font::small, value);
        if (!holder) continue;
        painter.star(x + painter.u(3), y, painter.u(5.5f), rgba(kGold));
        x += painter.u(12);
    }
}

std::string words_of(const Table& table, ShownTrack shown) {
    std::string text = title_and_help(face_of(table.content(), shown));
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        const int value = value_of(table, shown.counter, player);
        const TrackLevel* level = level_at(table.content(), shown, value);
        text += '\n' + tr("{1}: {2}", {table.seat(player).name, std::to_string(value)});
        if (level != nullptr && !level->title.empty())
            (text += "  ") += tr_of(face_of(table.content(), shown).title_mod, level->title);
    }
    return text;
}

std::string next_words(const Table& table, ShownTrack shown, ActionKindId kind, int next) {
    const std::string& mod = face_of(table.content(), shown).title_mod;
    std::string text;
    if (const TrackLevel* level = level_at(table.content(), shown, next)) {
        text = tr_of(mod, level->title);
        if (!level->help.empty()) (text += '\n') += tr_of(mod, level->help);
    }
    const std::string price = price_text(table.content(), price_of(table, kind));
    if (!price.empty()) text += '\n' + tr("Costs {1}.", {price});
    const std::string why = table.can(kind) ? "" : why_not_text(table, kind);
    return why.empty() ? text : text + '\n' + why;
}

// Draws a price with numbers if there is room for them, otherwise as cards to be counted.
void draw_step_price(Painter& painter, const Table& table, const Bundle& price, Rect rect) {
    const float card = painter.u(16);
    const float wide = goods_row_width(painter, table.content(), price, card);
    if (wide > rect.w - painter.u(6))
        return draw_price(painter, table, price, rect.inset(painter.u(3)));
    draw_goods_row(painter, table.content(), table.looks, price,
                   rect.center_x() - wide / 2 + painter.u(3), rect.center_y(), card, rgba(kInk));
}

// What the next level costs, to be clicked.
void draw_step(
    Painter& painter, const Table& table, ShownTrack shown, Rect rect, Intents& intents) {
    const Content& content = table.content();
    const ModActionId mod_action = content.tracks[shown.track].mod_action;
    const int value = value_of(table, shown.counter, table.viewer());
    if (value >= content.counters[shown.counter].most)
        return painter.star(rect.center_x(), rect.center_y(), painter.u(9), rgba(kGold));
    const ActionKindId kind = content.kind_of(Verb::act, mod_action.index());
    Action action;
    const bool allowed = table.can(kind, &action);
    const ButtonState state = painter.area(content.kinds[kind].name, rect, allowed);
    const bool lit = state.hovered && allowed;
    painter.gradient(rect, painter.u(7),
                     rgba(lit       ? 0xFFFAEC
                          : allowed ? 0xFBF2DC
                                    : 0xB5A88C),
                     rgba(lit       ? 0xF5E5BC
                          : allowed ? 0xEBD6A6
                                    : 0x978868));
    painter.frame(rect, allowed ? rgba(kGold) : rgba(0x4E3820, 0.95f), painter.u(7),
                  painter.u(allowed ? 1.8f : 1.2f));
    const Bundle price = price_of(table, kind);
    if (price.empty())
        painter.text(Font::bold, rect.center_x(), rect.center_y(), rgba(kInk),
                     std::to_string(value + 1), Align::center);
    else
        draw_step_price(painter, table, price, rect);
    if (state.hovered) painter.tooltip(next_words(table, shown, kind, value + 1));
    if (!state.clicked) return;
    if (content.kinds[kind].args.empty())
        intents.actions.push_back(action);
    else
        intents.begin = kind;
}

void draw_seat_track(
    Painter& painter, const Table& table, ShownTrack shown, Rect row, Intents& intents) {
    const bool own = !table.is_watching() && !table.hands_hidden;
    const bool steps =
        own && shown.track.is_some() && table.content().tracks[shown.track].mod_action.is_some();
    const float left = row.x + painter.u(kSign + 14);
    const float room = row.right() - left - painter.u(steps ? kStepButton + 12 : 8);
    const std::string name = "track_" + table.content().counters[shown.counter].name;
    if (painter.area(name, {row.x, row.y, row.w - painter.u(steps ? kStepButton + 10 : 0), row.h})
            .hovered)
        painter.tooltip(words_of(table, shown));
    draw_sign(painter, table, shown, row.x + painter.u(kSign / 2 + 6), row.center_y());
    const float high = row.y + row.h * 0.3f;
    const float low = row.y + row.h * 0.72f;
    if (own) {
        const float wide = level_width(painter, table.content().counters[shown.counter]);
        const float level = left + room - wide;
        painter.text_within(Font::small, left, high, room - wide - painter.u(4), rgba(kCream),
                            title_of(face_of(table.content(), shown)));
        draw_level(painter, table, shown, value_of(table, shown.counter, table.viewer()), level,
                   high);
    } else {
        painter.text_within(Font::small, left, high, room, rgba(kCream),
                            title_of(face_of(table.content(), shown)));
    }
    draw_rivals_levels(painter, table, shown, left, low);
    if (steps)
        draw_step(painter, table, shown,
                  {row.right() - painter.u(kStepButton + 6), row.y + painter.u(5),
                   painter.u(kStepButton), row.h - painter.u(10)},
                  intents);
}

// Draws a track in little room: the tooltip tells how the other players stand.
void draw_seat_cell(
    Painter& painter, const Table& table, ShownTrack shown, Rect cell, Intents& intents) {
    constexpr float kRoom = 58;  // for the sign and the level
    const bool own = !table.is_watching() && !table.hands_hidden;
    const bool steps =
        own && shown.track.is_some() && table.content().tracks[shown.track].mod_action.is_some();
    const float y = cell.center_y();
    const std::string name = "track_" + table.content().counters[shown.counter].name;
    const Rect sign = {cell.x, cell.y, painter.u(kRoom), cell.h};
    if (painter.area(name, sign).hovered) painter.tooltip(words_of(table, shown));
    draw_sign(painter, table, shown, cell.x + painter.u(kSign / 2 + 4), y);
    const PlayerId whose = own ? table.viewer() : table.state().active;
    painter.text(Font::number, cell.x + painter.u(kSign + 8), y, rgba(kCream),
                 std::to_string(value_of(table, shown.counter, whose)));
    if (steps)
        draw_step(painter, table, shown,
                  {sign.right(), cell.y + painter.u(3), cell.right() - sign.right() - painter.u(4),
                   cell.h - painter.u(6)},
                  intents);
    else
        draw_rivals_levels(painter, table, shown, sign.right(), y);
}

// The points that the counter is worth at this value.
int points_at(const Counter& counter, int value) {
    if (counter.point_rows.empty()) return counter.points * value;
    const auto row = static_cast<std::size_t>(std::max(0, value - counter.least));
    return counter.point_rows[std::min(row, counter.point_rows.size() - 1)];
}

// The steps along a line: those that bring a point are larger, and everybody stands where he has come to.
struct StepLine {
    const Counter& counter;
    float left, right, y;

    int steps() const { return counter.most - counter.least; }
    float at(int value) const {
        const int step = std::clamp(value - counter.least, 0, steps());
        return steps() == 0
                   ? left
                   : left + (right - left) * static_cast<float>(step) / static_cast<float>(steps());
    }
    void draw(Painter& painter) const {
        painter.list()->AddLine({left, y}, {right, y}, rgba(kCream, 0.45f), painter.u(2));
        for (int value = counter.least; value <= counter.most && steps() <= kMostSteps; ++value) {
            const bool gains =
                value > counter.least && points_at(counter, value) > points_at(counter, value - 1);
            const bool last = value == counter.most;
            painter.list()->AddCircleFilled({at(value), y}, painter.u(last || gains ? 5.5f : 3.5f),
                                            rgba(last    ? kWarn
                                                 : gains ? kGold
                                                         : kCreamSoft),
                                            16);
        }
    }
};

void draw_rivals_on(Painter& painter, const Table& table, ShownTrack shown, const StepLine& line) {
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (player == table.viewer()) continue;
        const float beside = painter.u(6 * static_cast<float>(player.index()) - 9);
        painter.seat_dot(line.at(value_of(table, shown.counter, player)) + beside,
                         line.y + painter.u(11), painter.u(4.5f), player.index(),
                         table.color(player));
    }
}

// The line with the viewer's own sign, or the one of the game; behind it how far that is, and its points.
void draw_board_track(Painter& painter, const Table& table, ShownTrack shown, Rect row) {
    const Content& content = table.content();
    const Counter& counter = content.counters[shown.counter];
    const bool is_of_seats = counter.per == Owner::player;
    const PlayerId whose = table.viewer().is_some() ? table.viewer() : table.state().active;
    const int value = value_of(table, shown.counter, whose);
    const Face& face = face_of(content, shown);
    painter.wood(row);
    const float title = painter.u(104);
    painter.text_within(Font::small, row.x + painter.u(10), row.center_y(), title, rgba(kCream),
                        title_of(face));
    const float points = points_at(counter, counter.most) > 0 ? painter.u(32) : 0;
    const StepLine line = {counter, row.x + title + painter.u(30),
                           row.right() - painter.u(50) - points, row.center_y()};
    line.draw(painter);
    if (is_of_seats) draw_rivals_on(painter, table, shown, line);
    draw_sign(painter, table, shown, line.at(value), line.y);
    painter.text(Font::bold, row.right() - painter.u(10) - points, line.y, rgba(kCream),
                 std::to_string(value) + "/" + std::to_string(counter.most), Align::right);
    if (points > 0) {
        painter.star(row.right() - painter.u(28), line.y, painter.u(6.5f), rgba(kGold));
        painter.text(Font::bold, row.right() - painter.u(8), line.y, rgba(kCream),
                     std::to_string(points_at(counter, value)), Align::right);
    }
    if (!painter.area("track_" + counter.name, row).hovered) return;
    if (is_of_seats) return painter.tooltip(words_of(table, shown));
    std::string text = title_and_help(face);
    if (const TrackLevel* level = level_at(content, shown, value); level && !level->title.empty())
        (text += '\n') += tr_of(face.title_mod, level->title);
    painter.tooltip(text);
}

// Side by side: what it is, how much of it there is, and who holds what is given for it.
void draw_numbers(Painter& painter,
                  const Table& table,
                  const std::vector<CounterId>& numbers,
                  Rect row,
                  bool titled) {
    const PlayerId whose = table.viewer().is_some() ? table.viewer() : table.state().active;
    row.w /= static_cast<float>(std::max<std::size_t>(1, numbers.size()));
    for (const CounterId counter : numbers) {
        const ShownTrack shown = {counter, {}};
        const float y = row.center_y();
        const std::string value = std::to_string(value_of(table, counter, whose));
        draw_sign(painter, table, shown, row.x + painter.u(kSign / 2 + 6), y);
        // For watchers a dot in the colour of its seat says whose number it is.
        if (table.viewer().is_none() && whose.is_some() &&
            table.content().counters[counter].per == Owner::player)
            painter.seat_dot(row.x + painter.u(8), y + painter.u(9), painter.u(5), whose.index(),
                             table.color(whose));
        float x = row.x + painter.u(kSign + 12);
        painter.text(Font::number, x, y, rgba(kCream), value);
        x += painter.text_width(Font::number, value) + painter.u(7);
        if (holds_award(table, counter, whose)) painter.star(x, y, painter.u(5.5f), rgba(kGold));
        if (titled)
            painter.text_within(Font::small, x, y, row.right() - x - painter.u(4), rgba(kCreamSoft),
                                title_of(face_of(table.content(), shown)));
        const std::string name = "number_" + table.content().counters[counter].name;
        if (painter.area(name, row).hovered)
            painter.tooltip(table.content().counters[counter].per == Owner::player
                                ? words_of(table, shown)
                                : title_and_help(face_of(table.content(), shown)));
        row.x += row.w;
    }
}

}  // namespace

void draw_seat_tracks(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const std::vector<ShownTrack> tracks = seat_tracks(table.content());
    const std::vector<CounterId> numbers = seat_numbers(table.content());
    if (layout.tracks.h <= 0) return;
    Sheet sheet(desk, "tracks", layout.tracks);
    Painter painter(desk, sheet.list());
    painter.wood(layout.tracks);
    Rect row = layout.tracks.inset(desk.u(4));
    if (layout.is_upright) {
        const CellGrid cells = track_cells(desk, tracks.size(), row.w);
        for (std::size_t at = 0; at < tracks.size(); ++at)
            draw_seat_cell(painter, table, tracks[at], cells.cell(row.x, row.y, at), intents);
        const float low = desk.u(kNumbersRow);
        return draw_numbers(painter, table, numbers, {row.x, row.bottom() - low, row.w, low},
                            numbers.size() == 1);
    }
    row.h /= static_cast<float>(tracks.size() + (numbers.empty() ? 0 : 1));
    for (const ShownTrack shown : tracks) {
        draw_seat_track(painter, table, shown, row, intents);
        row.y += row.h;
    }
    draw_numbers(painter, table, numbers, row, numbers.size() == 1);
}

void draw_board_tracks(Desk& desk, const Layout& layout, const Table& table) {
    const std::vector<ShownTrack> tracks = board_tracks(table.content());
    const std::vector<CounterId> numbers = board_numbers(table.content());
    if (layout.board_tracks.h <= 0) return;
    Sheet sheet(desk, "board_tracks", layout.board_tracks);
    Painter painter(desk, sheet.list());
    if (layout.is_upright) {
        const auto parts = static_cast<float>(tracks.size() + (numbers.empty() ? 0 : 1));
        Rect part = layout.board_tracks;
        part.w = part.w / parts - desk.u(4);
        part.h -= desk.u(4);
        for (const ShownTrack shown : tracks) {
            draw_board_track(painter, table, shown, part);
            part.x += part.w + desk.u(4);
        }
        if (numbers.empty()) return;
        painter.wood(part);
        return draw_numbers(painter, table, numbers, part, false);
    }
    const float step =
        layout.board_tracks.h / static_cast<float>(tracks.size() + (numbers.empty() ? 0 : 1));
    Rect row = layout.board_tracks;
    row.h = step - desk.u(4);
    for (const ShownTrack shown : tracks) {
        draw_board_track(painter, table, shown, row);
        row.y += step;
    }
    if (numbers.empty()) return;
    painter.wood(row);
    draw_numbers(painter, table, numbers, row, true);
}

}  // namespace hexholm::ui
