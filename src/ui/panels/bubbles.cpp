#include "src/ui/panels/bubbles.h"

#include <algorithm>

#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kTall = 32;    // units,
constexpr float kPointer = 9;  // as are these; so far the tip reaches out
constexpr float kBesideWords = 10;

// Whether the player has an offer to show, or an answer to the offer of another.
bool has_offer(const State& state, PlayerId player) {
    return state.offers[player].open != 0 ||
           (state.active.is_some() && state.offers[state.active].open != 0 &&
            has(state.offers[state.active].accepted, player));
}

float width_of_offer(Painter& painter, const Table& table, const Offer& offer) {
    if (offer.open == 0) return painter.text_width(Font::bold, tr("accepts"));
    const float card = painter.u(16);
    return goods_row_width(painter, table.content(), offer.give, card) +
           painter.text_width(Font::text, tr("for#goods for goods")) + painter.u(6) +
           goods_row_width(painter, table.content(), offer.get, card);
}

void draw_offer(Painter& painter, const Table& table, const Offer& offer, Rect bubble) {
    const float card = painter.u(16);
    float x = bubble.x + painter.u(kBesideWords);
    const float y = bubble.center_y();
    if (offer.open == 0)
        return painter.text(Font::bold, x, y, rgba(shaded(kGood, -0.25f)), tr("accepts"));
    x += draw_goods_row(painter, table.content(), table.looks, offer.give, x, y, card, rgba(kInk));
    const std::string_view word = tr("for#goods for goods");
    painter.text(Font::text, x, y, rgba(kInkSoft), word);
    x += painter.text_width(Font::text, word) + painter.u(6);
    draw_goods_row(painter, table.content(), table.looks, offer.get, x, y, card, rgba(kInk));
}

// The tip points at the panel, or at the face on it.
void draw_tip(Painter& painter, Rect bubble, Rect panel) {
    const bool left = bubble.right() < panel.x;
    const float edge = left ? bubble.right() - painter.u(2) : bubble.x + painter.u(2);
    const float tip = left ? bubble.right() + painter.u(kPointer) : bubble.x - painter.u(kPointer);
    painter.list()->AddTriangleFilled({edge, bubble.y + painter.u(9)},
                                      {tip, bubble.y + painter.u(left ? 15 : 4)},
                                      {edge, bubble.y + painter.u(20)}, rgba(0xF6E7C6));
}

Rect place_beside(Painter& painter, Rect panel, float width) {
    return {panel.x - width - painter.u(kPointer + 4), panel.bottom() - painter.u(kTall + 8), width,
            painter.u(kTall)};
}

bool is_free(const Desk& desk, Rect bubble, std::span<const ImVec2> land) {
    const Rect around = bubble.inset(-desk.u(kTall * 0.6f));  // tiles are larger than their corners
    return !desk.is_upright() &&
           std::ranges::none_of(land, [&](ImVec2 at) { return around.contains(at.x, at.y); });
}

}  // namespace

void draw_bubble(Painter& painter,
                 const Table& table,
                 PlayerId player,
                 Rect panel,
                 std::span<const ImVec2> land) {
    const bool offers = has_offer(table.state(), player);
    const std::string_view line = tr(table.face(player).line);
    if (!offers && line.empty()) return;
    const Offer& offer = table.state().offers[player];
    const float words =
        offers ? width_of_offer(painter, table, offer) : painter.text_width(Font::text, line);
    const float width = words + painter.u(2 * kBesideWords);
    const auto draw = [&](Painter& on, Rect bubble) {
        if (!offers || bubble.x < panel.x) draw_tip(on, bubble, panel);
        on.paper(bubble);
        if (offers) return draw_offer(on, table, offer, bubble);
        const float room = bubble.w - on.u(kBesideWords);
        const bool fits = on.text_width(Font::text, line) <= room;
        on.middle_lines(fits ? Font::text : Font::small, bubble.center_x(), bubble.center_y(), room,
                        rgba(kInk), line);
    };
    const Rect beside = place_beside(painter, panel, width);
    if (is_free(painter.desk(), beside, land)) {
        Painter under(painter.desk(), list_under_all());  // panels draw nothing beside themselves
        return draw(under, beside);
    }
    const float room = std::min(width, panel.w - painter.u(86));
    const float x = offers ? panel.right() - width - painter.u(5) : panel.x + painter.u(72);
    draw(painter,
         {x, panel.bottom() - painter.u(kTall + 3), offers ? width : room, painter.u(kTall)});
}

}  // namespace hexholm::ui
