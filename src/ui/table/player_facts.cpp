#include "src/ui/table/player_facts.h"

#include <algorithm>
#include <cmath>

#include "engine/game/view/points.h"

#include "src/ui/table/hands_row.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/theme/glyphs.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kCardFact = 18;  // units from the left end of its picture to its number
constexpr float kAwardFact = 23;

// One fact: a picture and a number. Gives the x after it.
float draw_count(Painter& painter, float x, float y, int count, ImU32 ink, float gap) {
    const std::string text = std::to_string(count);
    painter.text(Font::bold, x, y, ink, text);
    return x + painter.text_width(Font::bold, text) + gap;
}

float draw_award(Painter& painter,
                 const Table& table,
                 PlayerId player,
                 AwardId award,
                 float x,
                 float y,
                 FactHint& hint) {
    const bool held = table.state().award_holder[award] == player;
    const int measure = measured(table.state(), award, player).least;
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
    const float end = draw_count(painter, x + painter.u(kAwardFact), y, measure,
                                 held ? rgba(kGold) : rgba(kCreamSoft), hint.gap);
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

// What the player holds of what only one can hold: medals round the portrait, from the top rightwards.
static void draw_medals(
    Painter& painter, const Table& table, PlayerId player, float x, float y, float radius) {
    constexpr int kMost = 3;
    int medals = 0;
    for (const AwardId award : table.content().awards.ids()) {
        if (table.state().award_holder[award] != player || medals == kMost) continue;
        const float angle = -0.95f + 0.85f * static_cast<float>(medals++);
        const float at_x = x + radius * 1.02f * std::cos(angle);
        const float at_y = y + radius * 1.02f * std::sin(angle);
        const float size = radius * 0.42f;
        painter.list()->AddCircleFilled({at_x, at_y}, size * 1.14f, rgba(0x6B4A12), 28);
        painter.list()->AddCircleFilled({at_x, at_y}, size, rgba(kGold), 28);
        painter.list()->AddCircleFilled({at_x, at_y}, size * 0.82f, rgba(0xFFF1C4), 28);
        const scene::ModelId icon = table.looks.awards[award];
        const float side = size * 1.5f;
        if (icon != scene::kNoModel)
            painter.icon(icon, 0xFFFFFF, {at_x - side / 2, at_y - side / 2, side, side});
        else
            painter.star(at_x, at_y, size * 0.6f, rgba(0x8A5A10));
    }
}

bool thinks_elsewhere(const Table& table, PlayerId player) {
    const SeatPlace place = table.seat(player).place();
    const bool is_there = place == SeatPlace::bot || place == SeatPlace::elsewhere;
    return is_there && has(table.to_act, player) && !table.busy && !table.watched;
}

void draw_portrait(
    Painter& painter, const Table& table, PlayerId player, float x, float y, float radius) {
    const std::uint32_t color = table.color(player);
    ImDrawList* list = painter.list();
    const bool thinks = thinks_elsewhere(table, player);
    draw_face(painter,
              {.person = table.person(player, painter.desk().seats.own),
               .color = color,
               .mood = table.face(player).mood,
               .blinks = thinks && std::fmod(painter.desk().time_s, 2.6) < 0.14,
               .thinks = thinks},
              x, y, radius);
    draw_medals(painter, table, player, x, y, radius);
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
    const std::string measure = std::to_string(measured(table.state(), award, player).least);
    if (table.state().award_holder[award] == player)
        return tr("{1}: {2} (holder, {3} {3|point|points})",
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
    x = draw_count(painter, x + painter.u(kCardFact), y, hand_size(table.book, state, player),
                   rgba(kCream), hint.gap);
    for (const DeckId deck : table.content().decks.ids()) {
        if (!may_be_held(table, deck)) continue;
        draw_card_back(painter, table.content(), table.looks, deck, x + painter.u(7), y,
                       painter.u(15));
        const int held = cards_held(table.book, state, player, deck);
        const float end =
            draw_count(painter, x + painter.u(kCardFact), y, held, rgba(kCream), hint.gap);
        const Face& face = table.content().decks[deck].face;
        hint.meet(x, end, y, face,
                  tr("{1}: {2} hidden", {title_of(face), std::to_string(held)}) +
                      open_cards_text(table, player, deck));
        x = end;
    }
    return x;
}

namespace {

struct FactsSize {
    float width = 0;  // without gaps
    float count = 0;
};

FactsSize size_of(const Painter& painter, const Table& table, PlayerId player, RowOfFacts row) {
    const State& state = table.state();
    FactsSize size;
    const auto meet = [&](float picture, int number) {
        size.width += painter.u(picture) + painter.text_width(Font::bold, std::to_string(number));
        ++size.count;
    };
    if (row.cards) {
        meet(kCardFact, hand_size(table.book, state, player));
        for (const DeckId deck : table.content().decks.ids())
            if (may_be_held(table, deck))
                meet(kCardFact, cards_held(table.book, state, player, deck));
    }
    if (row.awards)
        for (const AwardId award : table.content().awards.ids())
            meet(kAwardFact, measured(state, award, player).least);
    return size;
}

}  // namespace

float least_width(const Painter& painter, const Table& table, PlayerId player, RowOfFacts row) {
    const FactsSize size = size_of(painter, table, player, row);
    return size.width + size.count * painter.u(kLeastGap);
}

float facts_gap(const Painter& painter,
                const Table& table,
                PlayerId player,
                RowOfFacts row,
                float width,
                float behind,
                std::size_t chips) {
    const FactsSize size = size_of(painter, table, player, row);
    const float gaps = size.count + static_cast<float>(chips) - 1;
    const float gap = (width - size.width - behind) / std::max(1.0f, gaps);
    return std::clamp(gap, painter.u(kLeastGap), painter.u(kWideGap));
}

}  // namespace hexholm::ui
