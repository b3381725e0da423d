#include "src/ui/past/log_things.h"

#include <algorithm>

#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kBeforeName = 15;  // units before a name, for the spot
constexpr float kGoodCard = 12;
constexpr float kThingPicture = 19;
constexpr float kDieFace = 15;

bool has_dice(const LogWord& word) {
    return std::ranges::any_of(word.dice, [](int die) { return die > 0; });
}

std::string text_of(const LogWord& word) {
    return word.mod.empty() ? word.text : in_form(word.mod, word.text, word.form);
}

bool is_card(const Thing& thing) {
    return thing.kind == ThingKind::card || thing.kind == ThingKind::deck;
}

float picture_width(const Painter& painter, const Table& table, const Thing& thing) {
    if (is_card(thing)) return painter.u(kGoodCard + 5);
    return picture_of(table.looks, thing) == scene::kNoModel ? 0 : painter.u(kThingPicture + 3);
}

void draw_picture(
    Painter& painter, const Table& table, const Thing& thing, float x, float y, float alpha) {
    if (is_card(thing)) {
        const float middle = x + painter.u(kGoodCard / 2 + 1);
        if (thing.kind == ThingKind::deck)
            draw_card_back(painter, table.content(), table.looks, DeckId(thing.index), middle, y,
                           painter.u(kGoodCard), 0, alpha);
        else
            draw_card(painter, middle, y, painter.u(kGoodCard),
                      card_face(table.content(), table.looks, CardId(thing.index)), 0, alpha);
        return;
    }
    const scene::ModelId model = picture_of(table.looks, thing);
    if (model == scene::kNoModel) return;
    const std::uint32_t color = thing.owner.is_some() ? table.color(thing.owner)
                                : thing.kind == ThingKind::pawn
                                    ? face_of(table.content(), thing)->color
                                    : 0xFFFFFF;
    const float side = painter.u(kThingPicture);
    if (thing.kind == ThingKind::pawn)  // these are often dark, as the line is
        painter.list()->AddCircleFilled({x + side / 2, y}, side * 0.52f,
                                        rgba(kCream, 0.85f * alpha), 24);
    painter.icon(model, color, {x, y - side / 2, side, side}, alpha);
}

// Draws a die with its dots; more than six are written as a number.
void draw_die(Painter& painter, int value, float x, float y, float alpha) {
    const float side = painter.u(kDieFace);
    const Rect face = {x, y - side / 2, side, side};
    painter.fill(face, rgba(0xF6EFDF, alpha), painter.u(3.5f));
    const ImU32 ink = rgba(kInk, alpha);
    if (value > 6)
        return painter.text(Font::small, face.center_x(), y, ink, std::to_string(value),
                            Align::center);
    const float step = side * 0.27f;
    const auto dot = [&](float column, float row) {
        painter.list()->AddCircleFilled({face.center_x() + column * step, y + row * step},
                                        painter.u(1.55f), ink, 10);
    };
    if (value % 2 == 1) dot(0, 0);
    if (value >= 2) dot(-1, -1), dot(1, 1);
    if (value >= 4) dot(1, -1), dot(-1, 1);
    if (value == 6) dot(-1, 0), dot(1, 0);
}

float draw_dice(Painter& painter, const LogWord& word, float x, float y, float alpha) {
    const float start = x;
    for (const int die : word.dice) {
        if (die == 0) continue;
        draw_die(painter, die, x, y, alpha);
        x += painter.u(kDieFace + 3);
    }
    return x - start;
}

float draw_who(
    Painter& painter, const Table& table, PlayerId player, float x, float y, float alpha) {
    const std::string& name = table.seat(player).name;
    painter.seat_dot(x + painter.u(5), y, painter.u(5.5f), player.index(), table.color(player),
                     alpha);
    painter.text(Font::bold, x + painter.u(kBeforeName), y, rgba(kCream, alpha), name);
    return painter.text_width(Font::bold, name) + painter.u(kBeforeName);
}

float draw_goods(
    Painter& painter, const Table& table, const Bundle& goods, float x, float y, float alpha) {
    const int first = painter.first_vertex();
    const float width = draw_goods_row(painter, table.content(), table.looks, goods, x, y,
                                       painter.u(kGoodCard), rgba(kCream));
    painter.turn_since(first, 0, 0, 0, 1, alpha);
    return width;
}

}  // namespace

float log_word_width(const Painter& painter, const Table& table, const LogWord& word) {
    if (word.player.is_some())
        return painter.text_width(Font::bold, table.seat(word.player).name) +
               painter.u(kBeforeName);
    if (!word.goods.empty())
        return goods_row_width(painter, table.content(), word.goods, painter.u(kGoodCard));
    if (has_dice(word))
        return painter.u(kDieFace + 3) *
               static_cast<float>(std::count_if(word.dice.begin(), word.dice.end(),
                                                [](int die) { return die > 0; }));
    return picture_width(painter, table, word.thing) +
           painter.text_width(Font::text, text_of(word));
}

float draw_log_word(
    Painter& painter, const Table& table, const LogWord& word, float x, float y, float alpha) {
    if (word.player.is_some()) return draw_who(painter, table, word.player, x, y, alpha);
    if (!word.goods.empty()) return draw_goods(painter, table, word.goods, x, y, alpha);
    if (has_dice(word)) return draw_dice(painter, word, x, y, alpha);
    const float picture = picture_width(painter, table, word.thing);
    draw_picture(painter, table, word.thing, x, y, alpha);
    painter.text(Font::text, x + picture, y, rgba(0xFFF1D6, alpha), text_of(word));
    return picture + painter.text_width(Font::text, text_of(word));
}

std::vector<LogWord> words_in_order(const LogLine& line) {
    std::vector<LogWord> words;
    std::string_view rest = tr(line.sentence);
    while (!rest.empty()) {
        const std::size_t brace = rest.find('{');
        const bool place = brace + 2 < rest.size() && rest[brace + 2] == '}';
        const auto number = static_cast<std::size_t>(place ? rest[brace + 1] - '1' : -1);
        const bool known = number < line.words.size();
        const std::size_t end = known ? brace : rest.size();
        if (end > 0) words.push_back({.text = std::string(rest.substr(0, end))});
        if (known) words.push_back(line.words[number]);
        rest.remove_prefix(known ? brace + 3 : rest.size());
    }
    return words;
}

std::optional<CardInfo> sheet_of_line(const Table& table, const LogLine& line) {
    for (const LogWord& word : line.words)
        switch (word.thing.kind) {
            case ThingKind::card:
            case ThingKind::award:
            case ThingKind::terrain:
            case ThingKind::cue:
            case ThingKind::die_side: {
                CardInfo info = info_of(table, word.thing);
                if (!info.help.empty() || info.face.icon != scene::kNoModel) return info;
                break;
            }
            default: break;
        }
    return std::nullopt;
}

std::string help_of_line(const Content& content, const LogLine& line) {
    for (const LogWord& word : line.words) {
        const Face* face = face_of(content, word.thing);
        if (face != nullptr && !face->help.empty()) return title_and_help(*face);
    }
    return "";
}

}  // namespace hexholm::ui
