#include "src/ui/panels/hand_panel.h"

#include <algorithm>
#include <cmath>

#include "engine/game/asking/prompt.h"
#include "engine/game/trade/bank_rates.h"

#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static constexpr int kMostInFan = 5;

// Where a good would lie of which there is none.
static void draw_empty(Painter& painter, const CardFace& face, float x, float y, float width) {
    const Rect place = {x - width / 2, y - width * 0.7f, width, width * 1.4f};
    painter.fill(place, rgba(0x120B07, 0.38f), width * 0.12f);
    painter.frame(place, rgba(kCream, 0.16f), width * 0.12f, painter.u(1.2f));
    const float side = width * 0.76f;
    painter.icon(face.icon, 0xFFFFFF, {x - side / 2, y - side / 2, side, side}, 0.38f);
}

// Draws up to five cards of one good, spread like a hand of cards, with their number.
static void draw_fan(
    Painter& painter, const CardFace& face, int count, float x, float y, float width) {
    if (count == 0) return draw_empty(painter, face, x, y, width);
    const int shown = std::min(count, kMostInFan);
    for (int at = 0; at < shown; ++at) {
        const float offset = static_cast<float>(at) - static_cast<float>(shown - 1) * 0.5f;
        draw_card(painter, x + offset * painter.u(7), y + std::abs(offset) * painter.u(1.4f), width,
                  face, offset * 0.055f);
    }
    painter.badge(x + width * 0.42f, y + width * 0.58f, std::to_string(count));
}

// The tooltip of a good: what it is, what it pays for, and its rate at the bank.
static std::string help_of_good(const Table& table, GoodId good) {
    const Content& content = table.content();
    std::string uses;
    for (const ActionKindId kind : build_kinds(content)) {
        if (price_of(table, kind)[good] == 0) continue;
        if (!uses.empty()) uses += tr(", ");
        uses += title_of(built_face(content, kind));
    }
    std::string text = title_and_help(content.goods[good].face);
    if (!uses.empty()) text += "\n" + tr("Pays for: {1}", {uses});
    const int rate = usual_rate(table.book, table.state(), table.viewer(), good);
    if (rate == 0) return text;
    return text + "\n" + tr("The bank takes {1} for one other card.", {std::to_string(rate)});
}

static void draw_hidden(Painter& painter, const Table& table, Rect panel) {
    painter.text(Font::title, panel.center_x(), panel.center_y(), rgba(kCreamSoft),
                 table.is_watching() ? tr("Watching") : tr("Cards are hidden"), Align::center);
}

// Above the right end of the hand.
static void draw_danger(Painter& painter, const Table& table, Rect hand) {
    const HandLoss danger = loss_by_roll(table.book, table.state(), table.viewer());
    // While cards are given back the roll has come already.
    const bool paying = discard_count(table.book, table.state(), table.viewer()) > 0;
    if (danger.goods == 0 || paying || table.is_over()) return;
    const std::string words = tr("On a {1} you would lose {2}",
                                 {std::to_string(danger.total), std::to_string(danger.goods)});
    const float width = painter.text_width(Font::bold, words) + painter.u(22);
    const Rect pill = {hand.right() - width - painter.u(6), hand.y - painter.u(24), width,
                       painter.u(26)};
    painter.fill(pill, rgba(kBad), pill.h / 2);
    painter.frame(pill, rgba(kCream, 0.8f), pill.h / 2, painter.u(1.4f));
    painter.text(Font::bold, pill.center_x(), pill.center_y(), rgba(kCream), words, Align::center);
    if (painter.area("hand_limit", pill, false).hovered)
        painter.tooltip(
            tr("You have too many cards: spend or trade some, or you lose half of them when this "
               "number is rolled."));
}

void draw_hand(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents) {
    anchors.own_goods.clear();
    if (layout.hand.w <= 0) return;
    const Content& content = table.content();
    const float lift = desk.u(26);  // cards reach over the rim
    Sheet sheet(desk, "hand",
                {layout.hand.x, layout.hand.y - lift, layout.hand.w, layout.hand.h + lift});
    Painter painter(desk, sheet.list());
    painter.wood(layout.hand);
    if (table.is_watching() || table.hands_hidden) return draw_hidden(painter, table, layout.hand);
    painter.list()->AddRectFilled(
        {layout.hand.x, layout.hand.y}, {layout.hand.x + desk.u(9), layout.hand.bottom()},
        rgba(table.color(table.viewer())), desk.u(12), ImDrawFlags_RoundCornersLeft);
    const auto count = static_cast<float>(content.goods.size());
    const float step = (layout.hand.w - desk.u(22)) / std::max(count, 1.0f);
    const float width = std::min(desk.u(68), step * 0.80f);
    for (const GoodId good : content.goods.ids()) {
        const float x =
            layout.hand.x + desk.u(14) + (static_cast<float>(good.index()) + 0.5f) * step;
        const float y = layout.hand.y + layout.hand.h * 0.45f;
        const Rect place = {x - step / 2, layout.hand.y - lift, step, layout.hand.h + lift};
        anchors.own_goods.push_back({x - width / 2, y - width * 0.7f, width, width * 1.4f});
        const std::string name = "good_" + content.goods[good].name;
        const int held = table.state().players[table.viewer()].goods[good];
        const ButtonState state = painter.area(name, place);
        if (state.hovered) painter.tooltip(help_of_good(table, good));
        if (state.clicked) intents.good = good;
        draw_fan(painter, good_face(content, table.looks, good), held, x, y, width);
    }
    draw_danger(painter, table, layout.hand);
}

}  // namespace hexholm::ui
