#include "src/ui/theme/card_art.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::ui {

static constexpr float kRatio = 1.4f;
// For cards whose mod has not chosen a colour.
static constexpr std::uint32_t kPlainCard = 0xD9BE8B;
static constexpr std::uint32_t kPlainBack = 0x6A5796;

static std::uint32_t color_of(const Face& face, std::uint32_t plain) {
    return face.color == Face().color ? plain : face.color;
}

CardFace good_face(const Content& content, const anim::Looks& looks, GoodId good) {
    const Face& face = content.goods[good].face;
    return {looks.goods[good], face.color, title_of(face)};
}

CardFace card_face(const Content& content, const anim::Looks& looks, CardId card) {
    const Face& face = content.cards[card].face;
    return {looks.cards[card], color_of(face, kPlainCard), title_of(face)};
}

CardFace award_face(const Content& content, const anim::Looks& looks, AwardId award) {
    const Face& face = content.awards[award].face;
    return {looks.awards[award], color_of(face, kPlainCard), title_of(face)};
}

// The paper of a card with its soft shadow and a coloured field.
static Rect draw_blank(Painter& painter, Rect rect, std::uint32_t top, std::uint32_t bottom) {
    const float radius = rect.w * 0.12f;
    painter.shadow(rect, rect.w * 0.13f / painter.u(1), 0.45f, 1.5f);
    painter.fill(rect, rgba(0xFBF6EA), radius);
    const Rect field = rect.inset(std::max(1.0f, rect.w * 0.055f));
    painter.gradient(field, radius * 0.8f, rgba(top), rgba(bottom));
    return field;
}

// Draws the first letters of the name for a thing without a picture.
static void draw_letters(Painter& painter, const CardFace& face, float x, float y, float width) {
    const float room = width * 0.8f;
    const bool large = room > painter.u(30);
    const std::string letters = initials_of(face.title, large ? 2 : 1);
    painter.text(painter.fitting(large ? Font::title : Font::small, room, letters), x, y,
                 rgba(wants_dark_ink(face.color) ? kInk : kCream), letters, Align::center);
}

void draw_card(Painter& painter,
               float x,
               float y,
               float width,
               const CardFace& face,
               float angle_rad,
               float alpha) {
    const int first = painter.first_vertex();
    const float height = width * kRatio;
    const Rect rect = {x - width / 2, y - height / 2, width, height};
    const Rect field =
        draw_blank(painter, rect, shaded(face.color, 0.52f), shaded(face.color, 0.05f));
    const bool titled = width > painter.u(100) && !face.title.empty();
    const float side = titled ? field.w * 0.80f : field.w * 0.98f;
    const float lift = titled ? field.h * 0.10f : 0;
    if (face.icon == scene::kNoModel)
        draw_letters(painter, face, x, field.center_y() - lift, field.w);
    else
        painter.icon(face.icon, 0xFFFFFF,
                     {x - side / 2, field.center_y() - side / 2 - lift, side, side});
    if (titled) {
        const Rect label = {field.x, field.bottom() - painter.u(30), field.w, painter.u(26)};
        painter.text_within(Font::bold, x, label.center_y(), label.w - painter.u(8),
                            rgba(wants_dark_ink(face.color) ? kInk : kCream), face.title,
                            Align::center);
    }
    if (angle_rad != 0 || alpha < 1) painter.turn_since(first, x, y, angle_rad, 1, alpha);
}

static Rect draw_blank_back(Painter& painter, std::uint32_t color, float x, float y, float width) {
    const float height = width * kRatio;
    return draw_blank(painter, {x - width / 2, y - height / 2, width, height},
                      shaded(color, -0.15f), shaded(color, -0.45f));
}

// A hexagon, our mark.
static void draw_mark(Painter& painter, float x, float y, float width) {
    painter.list()->AddNgon({x, y}, width * 0.27f, rgba(kGold, 0.85f), 6, width * 0.06f);
    painter.list()->AddNgonFilled({x, y}, width * 0.14f, rgba(kGold, 0.65f), 6);
}

void draw_plain_back(Painter& painter, std::uint32_t color, float x, float y, float width) {
    draw_blank_back(painter, color, x, y, width);
    draw_mark(painter, x, y, width);
}

void draw_card_back(Painter& painter,
                    const Content& content,
                    const anim::Looks& looks,
                    DeckId deck,
                    float x,
                    float y,
                    float width,
                    float angle_rad,
                    float alpha) {
    const int first = painter.first_vertex();
    const std::uint32_t color = deck.is_none()
                                    ? painter.desk().seats.own.of(KeepsakeKind::card_back).color
                                    : color_of(content.decks[deck].face, kPlainBack);
    const float side = draw_blank_back(painter, color, x, y, width).w * 0.86f;
    if (deck.is_some() && looks.decks[deck] != scene::kNoModel) {
        painter.icon(looks.decks[deck], 0xFFFFFF, {x - side / 2, y - side / 2, side, side});
    } else {
        draw_mark(painter, x, y, width);
    }
    if (angle_rad != 0 || alpha < 1) painter.turn_since(first, x, y, angle_rad, 1, alpha);
}

float goods_row_width(const Painter& painter,
                      const Content& content,
                      const Bundle& goods,
                      float card_width) {
    float width = 0;
    for (const GoodId good : content.goods.ids())
        if (goods[good] > 0)
            width += card_width + painter.u(8) +
                     painter.text_width(Font::bold, std::to_string(goods[good]));
    return width;
}

float draw_goods_row(Painter& painter,
                     const Content& content,
                     const anim::Looks& looks,
                     const Bundle& goods,
                     float x,
                     float y,
                     float card_width,
                     ImU32 ink) {
    const float start = x;
    for (const GoodId good : content.goods.ids()) {
        if (goods[good] == 0) continue;
        const std::string count = std::to_string(goods[good]);
        painter.text(Font::bold, x, y, ink, count);
        x += painter.text_width(Font::bold, count) + painter.u(2);
        draw_card(painter, x + card_width / 2, y, card_width, good_face(content, looks, good));
        x += card_width + painter.u(6);
    }
    return x - start;
}

}  // namespace hexholm::ui
