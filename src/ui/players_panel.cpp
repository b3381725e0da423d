#include "src/ui/players_panel.h"

#include <algorithm>
#include <cmath>

#include "src/ui/card_art.h"
#include "src/ui/counter_chips.h"
#include "src/ui/language.h"

namespace hexholm::ui {

namespace {

bool may_be_chosen(const Table& table, PlayerId player) {
    const auto& players = table.choices.players;
    return std::find(players.begin(), players.end(), player) != players.end();
}

// The piece that stands for a player: the plainest of those that are worth points.
scene::ModelId emblem(const Table& table) {
    const Content& content = table.content();
    PieceId best;
    for (const PieceId piece : content.pieces.ids()) {
        const int points = content.pieces[piece].points;
        if (points > 0 && (best.is_none() || points < content.pieces[best].points)) best = piece;
    }
    return best.is_none() ? scene::kNoModel : table.looks.piece_icons[best];
}

void draw_portrait(
    Painter& painter, const Table& table, PlayerId player, float x, float y, float radius) {
    const std::uint32_t color = table.color(player);
    ImDrawList* list = painter.list();
    list->AddCircleFilled({x, y}, radius, rgba(0xF3E4C3), 40);
    list->AddCircleFilled({x, y}, radius - painter.u(2), rgba(0x9DBFCB), 40);
    list->AddCircleFilled({x, y}, radius - painter.u(2), rgba(color, 0.25f), 40);
    const float side = radius * 1.62f;
    painter.icon(emblem(table), color, {x - side / 2, y - side / 2, side, side});
    // The seat's number doubles the colour for those who cannot tell colours apart.
    const std::string number = std::to_string(player.index() + 1);
    const float at_x = x - radius * 0.72f;
    const float at_y = y + radius * 0.72f;
    list->AddCircleFilled({at_x, at_y}, painter.u(8.5f), rgba(0xF3E4C3), 24);
    list->AddCircleFilled({at_x, at_y}, painter.u(7), rgba(color), 24);
    painter.text(Font::small, at_x, at_y, rgba(wants_dark_ink(color) ? kInk : kCream), number,
                 Align::center);
}

// Gives the x of its left end.
float draw_points(Painter& painter, const Table& table, PlayerId player, float right, float y) {
    const int open = public_points(table.book, table.state(), player);
    std::string points = std::to_string(open);
    if (player == table.viewer() && !table.hands_hidden) {
        const int hidden = all_points(table.book, table.state(), player) - open;
        if (hidden > 0) points += "+" + std::to_string(hidden);
    }
    painter.text(Font::title, right, y, rgba(kCream), points, Align::right);
    const float star = right - painter.text_width(Font::title, points) - painter.u(14);
    painter.star(star, y, painter.u(9.5f), rgba(kGold));
    return star - painter.u(14);
}

// One fact: a picture and a number. Gives the x after it.
float draw_count(Painter& painter, float x, float y, int count, ImU32 ink) {
    const std::string text = std::to_string(count);
    painter.text(Font::bold, x, y, ink, text);
    return x + painter.text_width(Font::bold, text) + painter.u(8);
}

float draw_award(
    Painter& painter, const Table& table, PlayerId player, AwardId award, float x, float y) {
    const bool held = table.state().award_holder[award] == player;
    const int measure = table.state().players[player].measure[award];
    const float side = painter.u(21);
    if (held)
        painter.fill({x - painter.u(2), y - side / 2, side + painter.u(3), side},
                     rgba(kGold, 0.35f), painter.u(6));
    painter.icon(table.looks.awards[award], 0xFFFFFF, {x, y - side / 2, side, side},
                 held ? 1.0f : 0.75f);
    return draw_count(painter, x + side + painter.u(2), y, measure,
                      held ? rgba(kGold) : rgba(kCreamSoft));
}

float draw_awards(Painter& painter, const Table& table, PlayerId player, float x, float y) {
    for (const AwardId award : table.content().awards.ids())
        x = draw_award(painter, table, player, award, x, y);
    return x;
}

// Gives the x after the last.
float draw_facts(Painter& painter, const Table& table, PlayerId player, float x, float y) {
    const State& state = table.state();
    draw_card_back(painter, table.content(), table.looks, DeckId(), x + painter.u(7), y,
                   painter.u(15), -0.08f);
    x = draw_count(painter, x + painter.u(18), y, hand_size(table.book, state, player),
                   rgba(kCream));
    for (const DeckId deck : table.content().decks.ids()) {
        draw_card_back(painter, table.content(), table.looks, deck, x + painter.u(7), y,
                       painter.u(15));
        x = draw_count(painter, x + painter.u(18), y, cards_held(table.book, state, player, deck),
                       rgba(kCream));
    }
    return x;
}

void draw_thinking(Painter& painter, float right, float y) {
    painter.desk().lively = true;
    for (int dot = 0; dot < 3; ++dot) {
        const double phase = painter.desk().time_s * 2.2 - dot * 0.25;
        const float swell = 0.5f + 0.5f * static_cast<float>(std::sin(phase * 6.2832 * 0.5));
        painter.list()->AddCircleFilled({right - painter.u(8 * static_cast<float>(2 - dot)), y},
                                        painter.u(2.6f), rgba(kGold, 0.35f + 0.6f * swell), 12);
    }
}

void describe_chip(Painter& painter, const Chip& chip) {
    std::string text = tr("{1}: {2}", {title_of(*chip.face), std::to_string(chip.count)});
    if (!chip.face->help.empty()) (text += '\n') += help_of(*chip.face);
    painter.tooltip(text);
}

void describe(Painter& painter, const Table& table, PlayerId player) {
    const Content& content = table.content();
    std::string text = table.seat(player).name;
    if (!table.seat(player).is_human())
        text = tr("{1} ({2} bot)", {text, bot_title(&table.content(), table.seat(player).bot)});
    const auto add = [&](const std::string& line) { (text += '\n') += line; };
    for (const AwardId award : content.awards.ids()) {
        const std::string measure = std::to_string(table.state().players[player].measure[award]);
        const std::string_view title = title_of(content.awards[award].face);
        if (table.state().award_holder[award] == player)
            add(tr("{1}: {2} (holder, {3} points)",
                   {title, measure, std::to_string(content.awards[award].points)}));
        else
            add(tr("{1}: {2}", {title, measure}));
    }
    for (const DeckId deck : content.decks.ids())
        add(tr("{1}: {2} hidden",
               {title_of(content.decks[deck].face),
                std::to_string(cards_held(table.book, table.state(), player, deck))}));
    for (const Chip& chip : chips_of(table, player))
        add(tr("{1}: {2}", {title_of(*chip.face), std::to_string(chip.count)}));
    for (const PieceId piece : content.pieces.ids())
        add(tr("{1}: {2} left", {title_of(content.pieces[piece].face),
                                 std::to_string(table.state().players[player].supply[piece])}));
    painter.tooltip(text);
}

// What the player offers, in a bubble beside the panel; or his answer to the offer of another.
void draw_offer(Painter& painter, const Table& table, PlayerId player, Rect panel) {
    const State& state = table.state();
    const Offer& offer = state.offers[player];
    const bool says_yes = state.active.is_some() && state.offers[state.active].open != 0 &&
                          has(state.offers[state.active].accepted, player);
    if (offer.open == 0 && !says_yes) return;
    const float card = painter.u(16);
    const float word = painter.text_width(Font::text, tr("for#goods for goods")) + painter.u(6);
    const float goods = goods_row_width(painter, table.content(), offer.give, card) + word +
                        goods_row_width(painter, table.content(), offer.get, card);
    const float width =
        painter.u(20) + (offer.open != 0 ? goods : painter.text_width(Font::bold, tr("accepts")));
    // Low enough to keep clear of the line of the turn.
    const Rect bubble = {panel.x - width - painter.u(14), panel.bottom() - painter.u(36), width,
                         painter.u(32)};
    painter.paper(bubble);
    painter.list()->AddTriangleFilled({bubble.right() - 1, bubble.center_y() - painter.u(6)},
                                      {bubble.right() - 1, bubble.center_y() + painter.u(6)},
                                      {bubble.right() + painter.u(8), bubble.center_y()},
                                      rgba(0xF2E5C8));
    float x = bubble.x + painter.u(10);
    const float y = bubble.center_y();
    if (offer.open == 0)
        return painter.text(Font::bold, x, y, rgba(shaded(kGood, -0.25f)), tr("accepts"));
    x += draw_goods_row(painter, table.content(), table.looks, offer.give, x, y, card, rgba(kInk));
    painter.text(Font::text, x, y, rgba(kInkSoft), tr("for#goods for goods"));
    draw_goods_row(painter, table.content(), table.looks, offer.get, x + word, y, card, rgba(kInk));
}

void draw_player(
    Painter& painter, const Table& table, PlayerId player, Rect rect, Intents& intents) {
    const std::uint32_t color = table.color(player);
    const bool active = table.state().active == player && !table.is_over();
    const bool victim = may_be_chosen(table, player);
    const ButtonState state =
        painter.area("player_" + std::to_string(player.index() + 1), rect, victim);
    painter.wood(rect);
    if (active || victim)
        painter.frame({rect.x - painter.u(1.5f), rect.y - painter.u(1.5f), rect.w + painter.u(3),
                       rect.h + painter.u(3)},
                      rgba(victim ? kWarn : kGold), painter.u(13), painter.u(2.6f));
    painter.list()->AddRectFilled({rect.x, rect.y}, {rect.x + painter.u(9), rect.bottom()},
                                  rgba(color), painter.u(12), ImDrawFlags_RoundCornersLeft);
    painter.list()->AddLine({rect.x + painter.u(9), rect.y + 1},
                            {rect.x + painter.u(9), rect.bottom() - 1}, rgba(kCream, 0.35f), 1);
    const float radius = std::min(painter.u(25), rect.h * 0.36f);
    draw_portrait(painter, table, player, rect.x + painter.u(42), rect.center_y(), radius);
    const float left = rect.x + painter.u(76);
    const bool crowded = awards_need_room(table.content());
    const bool tall = crowded || has_chips(table.content());
    const float name_y = rect.y + rect.h * (tall ? 0.22f : 0.29f);
    const float points = draw_points(painter, table, player, rect.right() - painter.u(12), name_y);
    const std::string& name = table.seat(player).name;
    const bool fits = painter.text_width(Font::number, name) <= points - left;
    painter.text_within(fits ? Font::number : Font::bold, left, name_y, points - left, rgba(kCream),
                        name);
    const float facts_y = rect.y + rect.h * (tall ? 0.52f : 0.70f);
    const float last_y = rect.y + rect.h * 0.81f;
    float x = draw_facts(painter, table, player, left, facts_y);
    x = draw_awards(painter, table, player, crowded ? left : x, crowded ? last_y : facts_y);
    const std::vector<Chip> chips = tall ? chips_of(table, player) : std::vector<Chip>();
    const Chip* chip =
        draw_chips(painter, chips, color, crowded ? x : left, last_y, rect.right() - painter.u(34));
    if (!table.seat(player).is_human() && has(table.to_act, player) && !table.busy)
        draw_thinking(painter, rect.right() - painter.u(14), rect.bottom() - painter.u(10));
    draw_offer(painter, table, player, rect);
    if (state.clicked) intents.choose = player.number();
    if (!state.hovered) return;
    if (chip != nullptr)
        describe_chip(painter, *chip);
    else
        describe(painter, table, player);
}

}  // namespace

void draw_players(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents) {
    anchors.players = layout.players;
    const Rect first = layout.players.front();
    const Rect last = layout.players.back();
    Sheet sheet(desk, "players", {first.x, first.y, first.w, last.bottom() - first.y});
    Painter painter(desk, sheet.list());
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        draw_player(painter, table, player, layout.players[player.index()], intents);
}

}  // namespace hexholm::ui
