// Cards as they lie in a hand: goods, hidden cards and their backs.
#pragma once

#include "src/anim/places/looks.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct CardFace {
    scene::ModelId icon = scene::kNoModel;
    std::uint32_t color = 0xC8C8C8;
    std::string_view title;  // painted when the card is large enough
};

CardFace good_face(const Content& content, const anim::Looks& looks, GoodId good);
CardFace card_face(const Content& content, const anim::Looks& looks, CardId card);
CardFace award_face(const Content& content, const anim::Looks& looks, AwardId award);

// A card about its middle; its height is 1.4 times the width (in pixels).
void draw_card(Painter& painter,
               float x,
               float y,
               float width,
               const CardFace& face,
               float angle_rad = 0,
               float alpha = 1);
// `deck` none: the back of a card of goods.
void draw_card_back(Painter& painter,
                    const Content& content,
                    const anim::Looks& looks,
                    DeckId deck,
                    float x,
                    float y,
                    float width,
                    float angle_rad = 0,
                    float alpha = 1);

// Draws the back of a card in this colour, whatever the player has chosen.
void draw_plain_back(Painter& painter, std::uint32_t color, float x, float y, float width);

// A row of small cards with counts ("2x 1x"); gives its width in pixels. `y` is its middle.
float draw_goods_row(Painter& painter,
                     const Content& content,
                     const anim::Looks& looks,
                     const Bundle& goods,
                     float x,
                     float y,
                     float card_width,
                     ImU32 ink);
float goods_row_width(const Painter& painter,
                      const Content& content,
                      const Bundle& goods,
                      float card_width);

}  // namespace hexholm::ui
