#include "src/ui/panels/players_panel.h"

#include <algorithm>
#include <cmath>

#include "src/ui/panels/bubbles.h"
#include "src/ui/table/counter_chips.h"
#include "src/ui/table/hands_row.h"
#include "src/ui/table/player_facts.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

bool may_be_chosen(const Table& table, PlayerId player) {
    const auto& players = table.choices.players;
    return std::find(players.begin(), players.end(), player) != players.end();
}

void draw_thinking(Painter& painter, float x, float y) {
    painter.desk().lively = true;
    for (int dot = 0; dot < 3; ++dot) {
        const double phase = painter.desk().time_s * 2.2 - dot * 0.25;
        const float swell = 0.5f + 0.5f * static_cast<float>(std::sin(phase * 6.2832 * 0.5));
        painter.list()->AddCircleFilled({x + painter.u(8 * static_cast<float>(dot - 1)), y},
                                        painter.u(2.6f), rgba(kGold, 0.35f + 0.6f * swell), 12);
    }
}

void describe_chip(Painter& painter, const Chip& chip) {
    std::string text = tr("{1}: {2}", {title_of(*chip.face), chip.number()});
    if (!chip.face->help.empty()) (text += '\n') += help_of(*chip.face);
    painter.tooltip(text);
}

void describe(Painter& painter, const Table& table, PlayerId player) {
    const Content& content = table.content();
    std::string text = table.seat(player).name;
    if (table.seat(player).place() == SeatPlace::elsewhere)
        text = tr("{1} (at another screen)", {text});
    if (table.seat(player).is_bot())
        text = tr("{1} ({2} bot)", {text, bot_title(&table.content(), table.seat(player).bot)});
    const auto add = [&](const std::string& line) { (text += '\n') += line; };
    if (const SeatTime* const time = table.time_of(player))
        add(time->stands ? tr("Has {1} left; the clock is stopped while the connection is lost",
                              {time_text(time->left_s)})
                         : tr("Has {1} left to think", {time_text(time->left_s)}));
    for (const AwardId award : content.awards.ids())
        add(award_words(table, player, award));
    for (const DeckId deck : content.decks.ids())
        add(tr("{1}: {2} hidden",
               {title_of(content.decks[deck].face),
                std::to_string(cards_held(table.book, table.state(), player, deck))}));
    for (const Chip& chip : chips_of(table, player))
        add(tr("{1}: {2}", {title_of(*chip.face), chip.number()}));
    if (shows_hands(table)) text += hands_text(table, player);
    for (const PieceId piece : content.pieces.ids())
        add(tr("{1}: {2} left", {title_of(content.pieces[piece].face),
                                 std::to_string(table.state().players[player].supply[piece])}));
    painter.tooltip(text);
}

bool is_pointed_at(const Table& table, PlayerId player) {
    return table.pointed != nullptr && has(table.pointed->players, player);
}

// The panel itself, in the player's colour at its left; a frame when it matters now.
void draw_board(Painter& painter, const Table& table, PlayerId player, Rect rect) {
    const State& state = table.state();
    const PlayerId at_turn = state.acting.is_some() ? state.acting : state.active;
    const bool active = at_turn == player && !table.is_over();
    const bool victim = may_be_chosen(table, player);
    const bool pointed = is_pointed_at(table, player);
    painter.wood(rect);
    if (active || victim || pointed)
        painter.frame({rect.x - painter.u(1.5f), rect.y - painter.u(1.5f), rect.w + painter.u(3),
                       rect.h + painter.u(3)},
                      rgba(victim    ? kWarn
                           : pointed ? kCream
                                     : kGold),
                      painter.u(13), painter.u(pointed ? 3.4f : 2.6f));
    painter.list()->AddRectFilled({rect.x, rect.y}, {rect.x + painter.u(9), rect.bottom()},
                                  rgba(table.color(player)), painter.u(12),
                                  ImDrawFlags_RoundCornersLeft);
    painter.list()->AddLine({rect.x + painter.u(9), rect.y + 1},
                            {rect.x + painter.u(9), rect.bottom() - 1}, rgba(kCream, 0.35f), 1);
}

// Draws the player's time on the upper edge: red in the last seconds, with bars while the clock
// stands.
void draw_clock(Painter& painter, const Table& table, PlayerId player, Rect rect) {
    constexpr std::int64_t kLastSeconds = 10;
    const SeatTime* const time = table.time_of(player);
    if (time == nullptr || table.is_over()) return;
    const bool is_last = time->runs && time->left_s <= kLastSeconds;
    const std::string words = (time->stands ? "|| " : "") + time_text(time->left_s);
    const std::uint32_t ground = is_last ? kBad : time->runs ? 0x2A1C14 : 0x7A6A58;
    painter.badge(rect.right() - painter.u(34), rect.y + painter.u(2), words, ground);
    if (time->runs && time->left_s < 3600) painter.desk().lively = true;  // seconds are counted
}

void draw_name(
    Painter& painter, const Table& table, PlayerId player, float left, float right, float y) {
    const bool is_away = table.seat(player).place() == SeatPlace::away;
    const std::string& seat = table.seat(player).name;
    const std::string name = is_away ? tr("{1} (away)", {seat}) : seat;
    const bool fits = painter.text_width(Font::number, name) <= right - left;
    painter.text_within(fits ? Font::number : Font::bold, left, y, right - left, rgba(kCream),
                        name);
}

// A row of facts and, behind them, as many of the chips as fit; these are taken from `chips`.
const Chip* draw_row(Painter& painter,
                     const Table& table,
                     PlayerId player,
                     RowOfFacts row,
                     Rect place,
                     std::span<const Chip>& chips,
                     FactHint& hint) {
    const float room = place.w - least_width(painter, table, player, row);
    const std::span<const Chip> here =
        chips.first(chips_that_fit(painter, chips, room, painter.u(kLeastGap)));
    chips = chips.subspan(here.size());
    hint.gap =
        facts_gap(painter, table, player, row, place.w, chips_width(painter, here, 0), here.size());
    float x = place.x;
    if (row.cards) x = draw_held_cards(painter, table, player, x, place.y, hint);
    if (row.awards) x = draw_awards(painter, table, player, x, place.y, hint);
    return draw_chips(painter, here, table.color(player), x, place.y, hint.gap);
}

// Name and points, what everybody may count, and chips; gives the chip under the mouse, or nothing.
// In a crowded panel awards and chips share rows; there, and in a narrow one, the portrait makes room.
const Chip* draw_rows(Painter& painter,
                      const Table& table,
                      PlayerId player,
                      Rect rect,
                      const std::vector<Chip>& all_chips,
                      FactHint& hint) {
    const bool crowded = awards_need_room(table.content());
    const bool tall = crowded || has_chips(table.content());
    const bool narrow = rect.w < painter.u(200);
    const float radius = std::min(painter.u(narrow ? 17 : crowded ? 22 : 25), rect.h * 0.36f);
    const float middle = rect.x + painter.u(17) + radius;
    draw_portrait(painter, table, player, middle, rect.center_y(), radius);
    const bool waited_for = thinks_elsewhere(table, player);
    if (waited_for) draw_thinking(painter, middle, rect.center_y() + radius + painter.u(7));
    const float left = middle + radius + painter.u(narrow ? 6 : 9);
    const float name_y = rect.y + rect.h * (tall ? 0.22f : 0.29f);
    const float points =
        draw_public_points(painter, table, player, rect.right() - painter.u(12), name_y);
    draw_name(painter, table, player, left, points, name_y);
    Rect place = {left, rect.y + rect.h * (tall ? 0.52f : 0.70f),
                  rect.right() - painter.u(7) - left, 0};
    const bool tight = crowded || chips_width(painter, all_chips, painter.u(kWideGap)) > place.w;
    const std::vector<Chip> told = tight ? without_zeros(all_chips) : all_chips;
    std::span<const Chip> chips = told;
    std::span<const Chip> none;
    const Chip* upper = draw_row(painter, table, player, {.cards = true, .awards = !crowded}, place,
                                 crowded ? chips : none, hint);
    place.y = rect.y + rect.h * 0.81f;
    const Chip* lower = draw_row(painter, table, player, {.awards = crowded}, place, chips, hint);
    draw_more_chips(painter, chips.size(), middle + painter.u(9), rect.y + painter.u(11));
    const Chip* pointed = lower != nullptr ? lower : upper;
    if (pointed == nullptr) return nullptr;
    return &*std::ranges::find(all_chips, pointed->face, &Chip::face);
}

void draw_player(
    Painter& painter, const Table& table, PlayerId player, Rect rect, Intents& intents) {
    const bool victim = may_be_chosen(table, player);
    const ButtonState state =
        painter.area("player_" + std::to_string(player.index() + 1), rect, victim);
    draw_board(painter, table, player, rect);
    Rect top = rect;
    if (shows_hands(table)) {
        const float row = painter.u(kHandsRow);
        top.h -= row;
        draw_hands_row(
            painter, table, player,
            {rect.x + painter.u(17), top.bottom() - painter.u(3), rect.w - painter.u(22), row});
    }
    const std::vector<Chip> chips = chips_of(table, player);
    FactHint hint{painter, {}, 0};
    const Chip* chip = draw_rows(painter, table, player, top, chips, hint);
    draw_clock(painter, table, player, rect);
    if (state.clicked) intents.choose = player.number();
    if (!state.hovered) return;
    if (chip != nullptr)
        describe_chip(painter, *chip);
    else if (!hint.text.empty())
        painter.tooltip(hint.text);
    else
        describe(painter, table, player);
}

}  // namespace

void draw_players(Desk& desk,
                  const Layout& layout,
                  const Table& table,
                  std::span<const ImVec2> land,
                  Anchors& anchors,
                  Intents& intents) {
    anchors.players = layout.players;
    const Rect first = layout.players.front();
    float right = first.right();
    for (const Rect& player : layout.players)
        right = std::max(right, player.right());
    Sheet sheet(desk, "players",
                {first.x, first.y, right - first.x, layout.players.back().bottom() - first.y});
    Painter painter(desk, sheet.list());
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        draw_player(painter, table, player, layout.players[player.index()], intents);
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        draw_bubble(painter, table, player, layout.players[player.index()], land);
}

}  // namespace hexholm::ui
