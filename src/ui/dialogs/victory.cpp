#include "src/ui/dialogs/victory.h"

#include <algorithm>
#include <limits>

#include "engine/game/view/points.h"

#include "src/ui/dialogs/honours.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/table/counter_chips.h"
#include "src/ui/table/player_facts.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

std::string symbols(const Score& score) {
    return score.count > 1
               ? tr("{1} {2}#so many of a good", {std::to_string(score.count), score.title})
               : score.title;
}

std::vector<PlayerId> by_points(const Table& table) {
    std::vector<PlayerId> order(table.seats.size());
    for (std::size_t at = 0; at < order.size(); ++at)
        order[at] = PlayerId(at);
    std::stable_sort(order.begin(), order.end(), [&](PlayerId a, PlayerId b) {
        const bool wins = is_winner(table.state(), a);
        if (wins != is_winner(table.state(), b)) return wins;
        return all_points(table.book, table.state(), a) > all_points(table.book, table.state(), b);
    });
    return order;
}

// Somebody with more points has lost: without a word that looks like a mistake.
bool won_without_points(const Table& table) {
    int least = std::numeric_limits<int>::max();
    int most = std::numeric_limits<int>::min();
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        const int points = all_points(table.book, table.state(), player);
        if (is_winner(table.state(), player))
            least = std::min(least, points);
        else
            most = std::max(most, points);
    }
    return table.state().winner.is_some() && most > least;
}

// "Levels of the wonder: 4/4"; empty where the winner has not won by a counter.
std::string goal_reached(const Table& table) {
    for (const Chip& chip : chips_of(table, table.state().winner))
        if (chip.goal > 0 && chip.count >= chip.goal)
            return tr("{1}: {2}", {title_of(*chip.face), chip.number()});
    return {};
}

// One line under the points; empty where nothing can be said.
std::string how_it_ended(const Table& table) {
    if (table.settled_end && table.settled_end->kind == AccordKind::agreed)
        return std::string(tr("All have agreed to end the game; the points have decided"));
    if (table.settled_end && table.settled_end->kind == AccordKind::called_off)
        return std::string(tr("It was agreed that nobody wins"));
    if (table.settled_end) return std::string(tr("The other player has given up"));
    if (!won_without_points(table))
        return table.tally == nullptr ? std::string() : lead_of(table, *table.tally);
    const std::string goal = goal_reached(table);
    return goal.empty()
               ? std::string(tr("Won by reaching the goal of this game, whatever the points"))
               : tr("Won whatever the points: {1}", {goal});
}

// A glow in gold that fades towards both sides.
void draw_glow(Painter& painter, Rect area) {
    const ImU32 gold = rgba(kGold, 0.5f);
    const ImU32 clear = rgba(kGold, 0);
    const float middle = area.center_x();
    painter.list()->AddRectFilledMultiColor({area.x, area.y}, {middle, area.bottom()}, clear, gold,
                                            gold, clear);
    painter.list()->AddRectFilledMultiColor({middle, area.y}, {area.right(), area.bottom()}, gold,
                                            clear, clear, gold);
}

// Writes the winners' names as large as fits, with their emblems between two stars.
void draw_winners(Painter& painter, const Table& table, Rect area) {
    const std::string title = victory_text(table);
    const float radius = painter.u(30);
    // Special cards that they hold reach over the rims.
    const float emblem = 2 * radius + painter.u(28);
    const auto winners =
        std::ranges::count_if(all_ids<PlayerId>(table.seats.size()),
                              [&](PlayerId player) { return is_winner(table.state(), player); });
    const float emblems = emblem * static_cast<float>(winners);
    const float stars = painter.u(110);
    const float natural = painter.text_width(Font::huge, title);
    const float scale = std::clamp((area.w - emblems - 2 * stars) / natural, 0.3f, 1.0f);
    const float words = natural * scale;
    draw_glow(painter, area.inset(painter.u(4)));
    float x = area.center_x() - (emblems + words) / 2;
    painter.star(x - painter.u(42), area.center_y(), painter.u(20), rgba(0xC98A1B));
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (!is_winner(table.state(), player)) continue;
        draw_portrait(painter, table, player, x + radius, area.center_y(), radius);
        x += emblem;
    }
    const int letters = painter.first_vertex();
    painter.text(Font::huge, x, area.center_y(), rgba(kInk), title);
    painter.turn_since(letters, x, area.center_y(), 0, scale, 1);
    painter.star(x + words + painter.u(42), area.center_y(), painter.u(20), rgba(0xC98A1B));
}

void draw_row(Painter& painter, const Table& table, PlayerId player, Rect row, int rank) {
    const std::uint32_t color = table.color(player);
    const bool winner = is_winner(table.state(), player);
    painter.fill(row, winner ? rgba(kGold, 0.32f) : rgba(kInk, 0.06f), painter.u(10));
    painter.list()->AddRectFilled({row.x, row.y}, {row.x + painter.u(8), row.bottom()}, rgba(color),
                                  painter.u(10), ImDrawFlags_RoundCornersLeft);
    painter.text(Font::number, row.x + painter.u(26), row.center_y(), rgba(kInkSoft),
                 std::to_string(rank), Align::center);
    if (painter.desk().seats.shapes)
        painter.seat_dot(row.x + painter.u(8), row.y + painter.u(6), painter.u(7), player.index(),
                         color);
    painter.text_within(Font::number, row.x + painter.u(44), row.center_y(), painter.u(128),
                        rgba(kInk), table.seat(player).name);
    float x = row.x + painter.u(182);
    const float right = row.right() - painter.u(66);
    const std::vector<Score> scores = scores_of(table, player);
    const bool few = scores.size() <= 7;  // and so they can be large
    const float side = painter.u(few ? 40.0f : 28.0f);
    for (const Score& score : scores) {
        const std::string text = std::to_string(score.points);
        const float star = painter.u(17);
        const float width = side + star + painter.u(8) + painter.text_width(Font::bold, text);
        if (x + width > right) break;
        const Rect icon = {x, row.center_y() - side / 2, side, side};
        if (score.icon != scene::kNoModel)
            painter.icon(score.icon, color, icon);
        else
            painter.text(Font::bold, icon.center_x(), row.center_y(), rgba(kInkSoft),
                         initials_of(score.title), Align::center);
        painter.star(x + side + star / 2, row.center_y(), painter.u(6), rgba(0xC98A1B));
        painter.text(Font::bold, x + side + star + painter.u(2), row.center_y(), rgba(kInk), text);
        if (painter
                .area("score_" + std::to_string(player.index()) + score.title,
                      {x, row.y, width, row.h})
                .hovered)
            painter.tooltip(
                tr_count(score.points, "{2}: {1} point", "{2}: {1} points", {symbols(score)}));
        x += width + (few ? painter.u(18) : painter.u(6));
    }
    painter.text(Font::title, row.right() - painter.u(14), row.center_y(), rgba(kInk),
                 std::to_string(all_points(table.book, table.state(), player)), Align::right);
    painter.star(row.right() - painter.u(52), row.center_y(), painter.u(10), rgba(0xC98A1B));
}

void draw_honours(Painter& painter,
                  const Table& table,
                  const std::vector<Honour>& honours,
                  Rect area) {
    const float gap = painter.u(10);
    const float step = (area.w + gap) / static_cast<float>(honours.size());
    const float width = std::min(step - gap, painter.u(270));
    float x = area.center_x() - (step * static_cast<float>(honours.size() - 1) + width) / 2;
    for (const Honour& honour : honours) {
        const Rect card = {x, area.y, width, area.h};
        const float radius = painter.u(15);
        painter.fill(card, rgba(kInk, 0.06f), painter.u(10));
        draw_portrait(painter, table, honour.player, card.x + painter.u(28), card.center_y(),
                      radius);
        const float left = card.x + painter.u(58);
        const float room = card.right() - left - painter.u(8);
        painter.text_within(Font::bold, left, card.center_y() - painter.u(10), room, rgba(kInk),
                            honour.title);
        painter.text_within(Font::small, left, card.center_y() + painter.u(11), room,
                            rgba(kInkSoft), honour.value);
        if (painter.area("honour_" + honour.title, card).hovered)
            painter.tooltip(
                tr("{1}: {2} ({3})", {table.seat(honour.player).name, honour.title, honour.value}));
        x += step;
    }
}

void draw_buttons(
    Painter& painter, const Table& table, Rect area, TableMemory& memory, Intents& intents) {
    const float y = area.bottom() - painter.u(42);
    const bool shares = !table.shared_line.empty();
    const float step = (area.w + painter.u(12)) / (shares ? 5 : 4);
    const auto place = [&](int at) {
        return Rect{area.x + static_cast<float>(at) * step, y, step - painter.u(12), painter.u(42)};
    };
    if (painter.button("look_at_table", place(0), {.label = tr("View the board")}))
        memory.scores_hidden = true;
    if (painter.button("statistics", place(1), {.label = tr("Statistics")}))
        memory.dialog = Dialog::statistics;
    if (painter.button("rematch", place(2), {.label = tr("Play again"), .look = ButtonLook::gold}))
        intents.rematch = true;
    if (shares && painter.button("copy_line", place(4),
                                 {.label = memory.line_copied ? tr("Copied") : tr("Copy result"),
                                  .help = std::string(table.shared_line)})) {
        copy_text(std::string(table.shared_line));
        memory.line_copied = true;
    }
    if (painter.button("to_title", place(3), {.label = tr("Title screen")})) intents.leave = true;
}

// All cards of a deck that count are one entry, with the names of those that are there.
void add_card(const Table& table, const PointSource& source, std::vector<Score>& scores) {
    const Card& card = table.content().cards[source.card];
    auto entry = std::ranges::find(scores, card.deck, &Score::deck);
    if (entry == scores.end()) {
        entry = scores.insert(entry, Score{});
        entry->icon = table.looks.cards[source.card];
        entry->deck = card.deck;
    } else {
        entry->title += tr(", ");
    }
    entry->title += title_of(card.face);
    entry->count += source.count;
    entry->points += source.points;
}

}  // namespace

std::vector<Score> scores_of(const Table& table, PlayerId player) {
    const Content& content = table.content();
    std::vector<Score> scores;
    const auto add = [&](const Face& face, scene::ModelId icon, const PointSource& source) {
        scores.push_back({std::string(title_of(face)), icon, source.count, source.points});
    };
    for (const PointSource& source : point_sources(table.book, table.state(), player)) {
        if (source.piece.is_some()) {
            add(content.pieces[source.piece].face, table.looks.piece_icons[source.piece], source);
        } else if (source.award.is_some()) {
            add(content.awards[source.award].face, table.looks.awards[source.award], source);
        } else if (source.counter.is_some()) {
            add(content.counters[source.counter].face, table.looks.counters[source.counter],
                source);
        } else {
            add_card(table, source, scores);
        }
    }
    return scores;
}

static bool has_scores(const Table& table, const TableMemory& memory) {
    const bool told = memory.dialog == Dialog::statistics || memory.dialog == Dialog::chances;
    return table.is_over() && !table.busy && !told;
}

bool shows_scores(const Table& table, const TableMemory& memory) {
    return has_scores(table, memory) && !memory.scores_hidden;
}

void draw_victory(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    if (!has_scores(table, memory)) return;
    if (memory.scores_hidden) {
        DialogFrame frame(desk, "scores_hidden", "", layout.dock, 70);
        Painter painter(desk, frame.list());
        if (painter.button("show_scores", frame.inside(),
                           {.label = tr("Scores"), .look = ButtonLook::gold}))
            memory.scores_hidden = false;
        return;
    }
    const std::vector<Honour> honours =
        table.tally == nullptr ? std::vector<Honour>() : honours_of(table, *table.tally);
    const float height =
        190 + 54 * static_cast<float>(table.seats.size()) + (honours.empty() ? 0.0f : 60.0f);
    DialogFrame frame(desk, "victory", "", layout.center_x, desk.height * 0.48f, 880, height);
    Painter painter(desk, frame.list());
    Rect row = frame.inside();
    draw_winners(painter, table, {row.x, row.y - desk.u(8), row.w, desk.u(84)});
    row.y += desk.u(86);
    row.h = desk.u(48);
    int rank = 0;
    for (const PlayerId player : by_points(table)) {
        draw_row(painter, table, player, row, ++rank);
        row.y += desk.u(54);
    }
    if (!honours.empty()) {
        draw_honours(painter, table, honours, {row.x, row.y + desk.u(2), row.w, desk.u(50)});
        row.y += desk.u(60);
    }
    const std::string how = how_it_ended(table);
    if (!how.empty())
        painter.text_within(Font::text, row.center_x(), row.y + desk.u(9), row.w, rgba(kInkSoft),
                            how, Align::center);
    draw_buttons(painter, table, frame.inside(), memory, intents);
}

}  // namespace hexholm::ui
