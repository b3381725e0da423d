#include "src/ui/panels/bank_panel.h"

#include <array>
#include <string>

#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/trade/trade_actions.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static std::string help_after(const Face& face) {
    return face.help.empty() ? "" : "\n" + std::string(help_of(face));
}

// The tooltip of a good; what is left is not told of a good that never runs out.
static std::string stock_text(const Good& good, int left) {
    if (good.endless) return std::string(title_of(good.face)) + help_after(good.face);
    return tr("{1} {2} left in the bank", {std::to_string(left), title_of(good.face)}) +
           help_after(good.face);
}

// The sign of infinity in place of a number; not every font has it.
static void draw_endless(Painter& painter, Rect cell) {
    for (const float x : {31.0f, 39.5f})
        painter.list()->AddCircle({cell.x + painter.u(x), cell.center_y()}, painter.u(4.2f),
                                  rgba(kCream), 0, painter.u(1.8f));
}

static void draw_stock(
    Painter& painter, const Table& table, GoodId good, Rect cell, Intents& intents) {
    const Content& content = table.content();
    const int left = table.state().bank[good];
    const bool trades = !table.is_watching() && is_own_turn(table) && may_trade(table);
    const ButtonState state = painter.area("bank_" + content.goods[good].name, cell);
    if (state.hovered)
        painter.tooltip(stock_text(content.goods[good], left) +
                        (trades ? "\n" + std::string(tr("Click to trade for it.")) : ""));
    if (state.clicked && trades) intents.bank_good = good;
    draw_card(painter, cell.x + painter.u(13), cell.center_y(), painter.u(19),
              good_face(content, table.looks, good), 0, left > 0 ? 1.0f : 0.35f);
    if (content.goods[good].endless) return draw_endless(painter, cell);
    painter.text(Font::bold, cell.x + painter.u(26), cell.center_y(),
                 left > 0 ? rgba(kCream) : rgba(kWarn), std::to_string(left));
}

static void draw_deck(Painter& painter, const Table& table, DeckId deck, Rect cell) {
    const int left = deck_left(table.state(), deck);
    if (painter.area("deck_" + std::to_string(deck.index()), cell).hovered)
        painter.tooltip(tr("{1}: {2} {2|card|cards} left",
                           {title_of(table.content().decks[deck].face), std::to_string(left)}) +
                        help_after(table.content().decks[deck].face));
    draw_card_back(painter, table.content(), table.looks, deck, cell.x + painter.u(13),
                   cell.center_y(), painter.u(19), 0, left > 0 ? 1.0f : 0.35f);
    painter.text(Font::bold, cell.x + painter.u(26), cell.center_y(),
                 left > 0 ? rgba(kCream) : rgba(kWarn), std::to_string(left));
}

void draw_bank(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents) {
    anchors.bank = layout.bank;
    anchors.decks.clear();
    Sheet sheet(desk, "bank", layout.bank);
    Painter painter(desk, sheet.list());
    painter.wood(layout.bank);
    Rect cell = {layout.bank.x + desk.u(9), layout.bank.y, desk.u(50), layout.bank.h};
    for (const GoodId good : table.content().goods.ids()) {
        draw_stock(painter, table, good, cell, intents);
        cell.x += cell.w;
    }
    for (const DeckId deck : table.content().decks.ids()) {
        anchors.decks.push_back(cell);
        draw_deck(painter, table, deck, cell);
        cell.x += cell.w;
    }
}

static ButtonState draw_tool(Painter& painter, std::string_view name, Rect rect) {
    const ButtonState state = painter.area(name, rect);
    painter.shadow(rect, 9, 0.45f);
    painter.gradient(rect, painter.u(10), rgba(state.hovered ? 0x5F4636 : 0x3D2C22, 0.94f),
                     rgba(state.hovered ? 0x46332A : 0x261A14, 0.94f));
    painter.frame(rect.inset(1), rgba(0xE9C98F, 0.2f), painter.u(10), painter.u(1));
    return state;
}

static void draw_bars(Painter& painter, Rect rect) {
    for (int bar = -1; bar <= 1; ++bar) {
        const float y = rect.center_y() + painter.u(5.5f) * static_cast<float>(bar);
        painter.list()->AddLine({rect.center_x() - painter.u(8), y},
                                {rect.center_x() + painter.u(8), y}, rgba(kCream), painter.u(2.2f));
    }
}

static void draw_arrows(Painter& painter, Rect rect, std::string_view speed) {
    const int arrows = speed == "slow" ? 1 : speed == "normal" ? 2 : 3;
    const float step = painter.u(8);
    float x = rect.center_x() - step * static_cast<float>(arrows) * 0.5f;
    for (int at = 0; at < arrows; ++at, x += step)
        painter.list()->AddTriangleFilled({x, rect.center_y() - painter.u(6)},
                                          {x, rect.center_y() + painter.u(6)},
                                          {x + painter.u(7.5f), rect.center_y()}, rgba(kCream));
    if (speed == "instant")
        painter.list()->AddRectFilled({x + painter.u(0.5f), rect.center_y() - painter.u(6)},
                                      {x + painter.u(3), rect.center_y() + painter.u(6)},
                                      rgba(kCream));
}

// Three columns of a plot.
static void draw_plot(Painter& painter, Rect rect) {
    constexpr std::array<float, 3> kHeights = {9, 17, 13};
    float x = rect.center_x() - painter.u(9.5f);
    const float bottom = rect.center_y() + painter.u(8.5f);
    for (const float height : kHeights) {
        painter.fill({x, bottom - painter.u(height), painter.u(5), painter.u(height)}, rgba(kCream),
                     painter.u(1.2f));
        x += painter.u(7);
    }
}

void draw_tools(Desk& desk, const Layout& layout, std::string_view speed, Intents& intents) {
    Sheet sheet(desk, "tools", layout.tools);
    Painter painter(desk, sheet.list());
    const float side = layout.tools.h;
    Rect rect = {layout.tools.x, layout.tools.y, side, side};
    const auto tool = [&](const char* name, const std::string& help) {
        const ButtonState state = draw_tool(painter, name, rect);
        if (state.hovered) painter.tooltip(help);
        return state.clicked;
    };
    if (tool("menu", std::string(tr("Menu (Esc)")))) intents.open = Dialog::menu;
    draw_bars(painter, rect);
    rect.x += side + desk.u(2);
    if (tool("help", std::string(tr("Help and keys (F1)")))) intents.open = Dialog::help;
    painter.text(Font::title, rect.center_x(), rect.center_y(), rgba(kCream), "?", Align::center);
    rect.x += side + desk.u(2);
    if (tool("show_statistics", std::string(tr("Statistics (S)"))))
        intents.open = Dialog::statistics;
    draw_plot(painter, rect);
    rect.x += side + desk.u(2);
    if (tool("speed", tr("Animations: {1} (F)", {tr(speed)}))) intents.next_speed = true;
    draw_arrows(painter, rect, speed);
}

}  // namespace hexholm::ui
