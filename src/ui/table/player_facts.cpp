#include "src/ui/table/player_facts.h"

#include <algorithm>

#include "src/ui/table/hands_row.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// The piece that stands for a player: the plainest that is built and worth points.
scene::ModelId emblem(const Table& table) {
    const Content& content = table.content();
    PieceId best;
    for (const PieceId piece : content.pieces.ids()) {
        const int points = content.pieces[piece].points;
        const bool is_built = std::ranges::any_of(content.kinds.ids(), [&](ActionKindId kind) {
            return content.kinds[kind].verb == Verb::build &&
                   content.kinds[kind].subject == piece.index();
        });
        if (is_built && points > 0 && (best.is_none() || points < content.pieces[best].points))
            best = piece;
    }
    return best.is_none() ? scene::kNoModel : table.looks.piece_icons[best];
}

// One fact: a picture and a number. Gives the x after it.
float draw_count(Painter& painter, float x, float y, int count, ImU32 ink) {
    const std::string text = std::to_string(count);
    painter.text(Font::bold, x, y, ink, text);
    return x + painter.text_width(Font::bold, text) + painter.u(8);
}

float draw_award(Painter& painter,
                 const Table& table,
                 PlayerId player,
                 AwardId award,
                 float x,
                 float y,
                 FactHint& hint) {
    const bool held = table.state().award_holder[award] == player;
    const int measure = table.state().players[player].measure[award];
    const float side = painter.u(21);
    if (held)
        painter.fill({x - painter.u(2), y - side / 2, side + painter.u(3), side},
                     rgba(kGold, 0.35f), painter.u(6));
    const Face& face = table.content().awards[award].face;
    if (table.looks.awards[award] != scene::kNoModel) {
        painter.icon(table.looks.awards[award], 0xFFFFFF, {x, y - side / 2, side, side},
                     held ? 1.0f : 0.75f);
    } else {
        painter.dot(x + side / 2, y, side * 0.42f, face.color, held ? 1.0f : 0.75f);
        painter.text(Font::small, x + side / 2, y, rgba(wants_dark_ink(face.color) ? kInk : kCream),
                     initials_of(title_of(face)), Align::center);
    }
    const float end = draw_count(painter, x + side + painter.u(2), y, measure,
                                 held ? rgba(kGold) : rgba(kCreamSoft));
    hint.meet(x, end, y, table.content().awards[award].face, award_words(table, player, award));
    return end;
}

}  // namespace

void FactHint::meet(float left, float right, float y, const Face& face, const std::string& words) {
    const float reach = painter.u(11);
    if (!ImGui::IsMouseHoveringRect({left, y - reach}, {right, y + reach}, false)) return;
    text = words;
    if (!face.help.empty()) (text += '\n') += help_of(face);
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
    // The seat's number (or shape) doubles the colour for those who cannot tell colours apart.
    const std::string number = std::to_string(player.index() + 1);
    const float at_x = x - radius * 0.72f;
    const float at_y = y + radius * 0.72f;
    if (painter.desk().seats.shapes)
        return painter.seat_dot(at_x, at_y, painter.u(9.5f), player.index(), color);
    list->AddCircleFilled({at_x, at_y}, painter.u(8.5f), rgba(0xF3E4C3), 24);
    list->AddCircleFilled({at_x, at_y}, painter.u(7), rgba(color), 24);
    painter.text(Font::small, at_x, at_y, rgba(wants_dark_ink(color) ? kInk : kCream), number,
                 Align::center);
}

// Gives the x of its left end.
float draw_public_points(
    Painter& painter, const Table& table, PlayerId player, float right, float y) {
    const int open = public_points(table.book, table.state(), player);
    std::string points = std::to_string(open);
    const bool sees = player == table.viewer() && !table.hands_hidden;
    if (sees || table.open != nullptr) {
        const State& known = table.open != nullptr ? *table.open : table.state();
        const int hidden = all_points(table.book, known, player) - open;
        if (hidden > 0) points += "+" + std::to_string(hidden);
    }
    const int target =
        table.content().rules.points_win ? target_of(table.book, table.state(), player) : 0;
    if (target > 0) {
        const std::string of = "/" + std::to_string(target);
        painter.text(Font::small, right, y + painter.u(3), rgba(kCreamSoft), of, Align::right);
        right -= painter.text_width(Font::small, of) + painter.u(2);
    }
    painter.text(Font::title, right, y, rgba(kCream), points, Align::right);
    const float star = right - painter.text_width(Font::title, points) - painter.u(14);
    painter.star(star, y, painter.u(9.5f), rgba(kGold));
    return star - painter.u(14);
}

std::string award_words(const Table& table, PlayerId player, AwardId award) {
    const Award& declared = table.content().awards[award];
    const std::string measure = std::to_string(table.state().players[player].measure[award]);
    if (table.state().award_holder[award] == player)
        return tr("{1}: {2} (holder, {3} points)",
                  {title_of(declared.face), measure, std::to_string(declared.points)});
    return tr("{1}: {2}", {title_of(declared.face), measure});
}

float draw_awards(
    Painter& painter, const Table& table, PlayerId player, float x, float y, FactHint& hint) {
    for (const AwardId award : table.content().awards.ids())
        x = draw_award(painter, table, player, award, x, y, hint);
    return x;
}

// Cards of other decks never come into a hand, or none has come yet.
bool may_be_held(const Table& table, DeckId deck) {
    const auto holds = [&](PlayerId player) {
        return cards_held(table.book, table.state(), player, deck) > 0;
    };
    return table.content().decks[deck].for_sale ||
           std::ranges::any_of(all_ids<PlayerId>(table.book.players()), holds);
}

// Gives the x after the last.
float draw_held_cards(
    Painter& painter, const Table& table, PlayerId player, float x, float y, FactHint& hint) {
    const State& state = table.state();
    draw_card_back(painter, table.content(), table.looks, DeckId(), x + painter.u(7), y,
                   painter.u(15), -0.08f);
    x = draw_count(painter, x + painter.u(18), y, hand_size(table.book, state, player),
                   rgba(kCream));
    for (const DeckId deck : table.content().decks.ids()) {
        if (!may_be_held(table, deck)) continue;
        draw_card_back(painter, table.content(), table.looks, deck, x + painter.u(7), y,
                       painter.u(15));
        const int held = cards_held(table.book, state, player, deck);
        const float end = draw_count(painter, x + painter.u(18), y, held, rgba(kCream));
        const Face& face = table.content().decks[deck].face;
        hint.meet(x, end, y, face,
                  tr("{1}: {2} hidden", {title_of(face), std::to_string(held)}) +
                      open_cards_text(table, player, deck));
        x = end;
    }
    return x;
}

}  // namespace hexholm::ui
