#include "src/ui/panels/build_row.h"

#include <algorithm>

#include "src/ui/dialogs/buy_dialog.h"
#include "src/ui/table/figure_facts.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/trade/trade_actions.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// A good of a price: how much of it is asked, and how much of that the viewer holds.
struct PricePart {
    GoodId good;
    int count = 0;
    int held = 0;
};

std::vector<PricePart> parts_of(const Table& table, const Bundle& price) {
    std::vector<PricePart> parts;
    for (const GoodId good : table.content().goods.ids()) {
        if (price[good] == 0) continue;
        const int held =
            table.is_watching() ? 0 : table.state().players[table.viewer()].goods[good];
        parts.push_back({good, price[good], std::min(held, price[good])});
    }
    return parts;
}

}  // namespace

void draw_price(Painter& painter, const Table& table, const Bundle& price, Rect room) {
    constexpr float kFan = 0.56f;  // of a card's width from one to the next equal one
    constexpr float kGap = 0.22f;  // between different ones
    const std::vector<PricePart> parts = parts_of(table, price);
    if (parts.empty()) return;
    float cards = static_cast<float>(parts.size()) * (1 + kGap) - kGap;
    for (const PricePart& part : parts)
        cards += static_cast<float>(part.count - 1) * kFan;
    const float width = std::min(room.w / cards, room.h / 1.4f);
    float x = room.center_x() - cards * width / 2 + width / 2;
    for (const PricePart& part : parts) {
        const CardFace face = good_face(table.content(), table.looks, part.good);
        for (int copy = 0; copy < part.count; ++copy, x += width * kFan) {
            draw_card(painter, x, room.center_y(), width, face);
            if (copy >= part.held) continue;
            const Rect foot = {x - width * 0.42f, room.center_y() + width * 0.46f, width * 0.84f,
                               std::max(2.0f, painter.u(2.6f))};
            painter.fill(foot, rgba(shaded(kGood, -0.1f)), foot.h / 2);
        }
        x += width * (1 + kGap - kFan);
    }
}

namespace {

void draw_kind_icon(
    Painter& painter, const Table& table, const ActionKind& what, Rect rect, float alpha) {
    const std::uint32_t color = table.is_watching() ? 0xFFFFFF : table.color(table.viewer());
    if (what.verb == Verb::build)
        painter.icon(table.looks.piece_icons[PieceId(what.subject)], color, rect, alpha);
    else if (what.verb == Verb::build_figure)
        draw_figure_icon(painter, table, FigureKindId(what.subject), color, rect, alpha);
    else
        draw_card_back(painter, table.content(), table.looks, DeckId(what.subject), rect.center_x(),
                       rect.center_y(), rect.w * 0.62f, 0.05f, alpha);
}

std::string how_many_left(const Table& table, const ActionKind& what) {
    if (table.is_watching()) return "";
    if (what.verb == Verb::build)
        return std::to_string(table.state().players[table.viewer()].supply[PieceId(what.subject)]);
    if (what.verb == Verb::build_figure)
        return std::to_string(figures_left(table, FigureKindId(what.subject)));
    return std::to_string(deck_left(table.state(), DeckId(what.subject)));
}

void explain(Painter& painter, const Table& table, ActionKindId kind, bool allowed) {
    const Content& content = table.content();
    const ActionKind& what = content.kinds[kind];
    const Face& thing = built_face(content, kind);
    std::string text = tr("{1}  ({2} left)", {title_of(thing), how_many_left(table, what)});
    if (!thing.help.empty()) text += "\n" + std::string(help_of(thing));
    text += "\n" + tr("Costs {1}.", {price_text(content, price_of(table, kind))});
    const Refusal refusal = table.why_not(kind);
    if (!allowed && !refusal.ok() && !table.is_watching()) {
        const std::string missing = price_text(content, missing_of(table, price_of(table, kind)));
        const bool poor = refusal.reason == Reason::cannot_pay && !missing.empty();
        text +=
            "\n" + (poor ? tr("You still need {1}.", {missing}) : refusal_text(content, refusal));
        if (trade_for(table, kind)) text += "\n" + std::string(tr("Click to trade for it."));
    }
    painter.tooltip(text);
}

// Writes a title in one line, or in two when it is too long for one.
void draw_card_title(
    Painter& painter, std::string_view title, float x, float y, float width, ImU32 ink) {
    const std::vector<std::string_view> lines = painter.lines(Font::small, width, title);
    if (lines.size() < 2)
        return painter.text_within(Font::small, x, y, width, ink, title, Align::center);
    const std::size_t second = static_cast<std::size_t>(lines[1].data() - title.data());
    painter.text_within(Font::small, x, y - painter.u(7), width, ink, lines[0], Align::center);
    painter.text_within(Font::small, x, y + painter.u(5), width, ink, title.substr(second),
                        Align::center);
}

// Whether there is a choice of how to pay: something else than the plain price would do.
bool has_ways(const Table& table, DeckId deck) {
    const std::vector<Action> ways = ways_to_buy(table, deck);
    return !ways.empty() && table.content().kinds[ways.back().kind].verb == Verb::buy_with;
}

struct BuildCard {
    ActionKindId kind;
    std::size_t number = 0;  // of its key
    bool allowed = false;
    bool chosen = false;
    bool lit = false;
};

// Draws the face of a card. One that cannot be had is in the shade, but its name and its price stay
// readable.
void draw_build_face(Painter& painter, const Table& table, const BuildCard& card, Rect face) {
    const Content& content = table.content();
    const ActionKind& what = content.kinds[card.kind];
    painter.shadow(face, 9, card.allowed ? 0.55f : 0.4f);
    const std::uint32_t top = card.lit ? 0xFFFAEC : card.allowed ? 0xFBF2DC : 0xD9CCAF;
    const std::uint32_t bottom = card.lit ? 0xF5E5BC : card.allowed ? 0xEBD6A6 : 0xBBA988;
    painter.gradient(face, painter.u(10), rgba(top, 0.97f), rgba(bottom, 0.97f));
    painter.frame(face, card.chosen || card.allowed ? rgba(kGold) : rgba(0x4E3820, 0.95f),
                  painter.u(10),
                  painter.u(card.chosen    ? 3.0f
                            : card.allowed ? 1.8f
                                           : 1.2f));
    const float side = painter.u(54);
    draw_kind_icon(painter, table, what,
                   {face.center_x() - side / 2, face.y + painter.u(3), side, side},
                   card.allowed ? 1.0f : 0.62f);
    const Face& thing = built_face(content, card.kind);
    draw_card_title(painter, title_of(thing), face.center_x(), face.y + painter.u(67),
                    face.w - painter.u(6), rgba(kInk, card.allowed ? 1 : 0.82f));
    draw_price(painter, table, price_of(table, card.kind),
               {face.x + painter.u(4), face.bottom() - painter.u(27), face.w - painter.u(8),
                painter.u(23)});
    const std::string key = painter.desk().number_key(card.number);
    if (!key.empty())
        painter.keycap(face.right() - painter.u(4), face.y + painter.u(12), key, true);
    painter.text(Font::small, face.x + painter.u(7), face.y + painter.u(12), rgba(kInk, 0.65f),
                 how_many_left(table, what));
}

void draw_build(Painter& painter,
                const Table& table,
                ActionKindId kind,
                Rect rect,
                std::size_t number,
                Intents& intents) {
    const ActionKind& what = table.content().kinds[kind];
    Action action;
    const bool several = what.verb == Verb::buy && has_ways(table, DeckId(what.subject));
    const bool allowed = table.can(kind, &action) || several;
    const bool chosen = table.cancellable && table.draft.kind == kind;
    const std::optional<TradeDraft> trade = allowed ? std::nullopt : trade_for(table, kind);
    const ButtonState state = painter.area(what.name, rect, allowed || trade);
    const Rect face = rect.moved(0, state.held ? painter.u(1.5f) : chosen ? -painter.u(5) : 0);
    draw_build_face(painter, table, {kind, number, allowed, chosen, state.hovered && allowed},
                    face);
    if (state.hovered && !chosen) explain(painter, table, kind, allowed);
    if (!state.clicked) return;
    if (trade)
        intents.trade = trade;
    else if (chosen)
        intents.cancel = true;
    else if (several)
        intents.buy = DeckId(what.subject);
    else if (what.args.empty())
        intents.actions.push_back(action);
    else
        intents.begin = kind;
}

}  // namespace

void draw_builds(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    if (table.is_watching() || layout.builds.w <= 0) return;
    Sheet sheet(desk, "builds", layout.builds);
    Painter painter(desk, sheet.list());
    const std::vector<ActionKindId> kinds = build_kinds(table.content());
    const float step = layout.builds.w / static_cast<float>(kinds.size());
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const Rect rect = {layout.builds.x + step * static_cast<float>(at), layout.builds.y,
                           step - desk.u(8), layout.builds.h};
        draw_build(painter, table, kinds[at], rect, at + 1, intents);
    }
}

}  // namespace hexholm::ui
