// What actions of mods cost, as it stands on their buttons, and how much of it the viewer has.
#pragma once

#include <string>
#include <vector>

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// Cards or a counter that something is paid with in place of goods.
struct Currency {
    DeckId deck{};
    CounterId counter{};
    bool operator==(const Currency&) const = default;
};
// Both are none for an action that costs goods, or nothing.
Currency currency_of(const Content& content, ActionKindId kind);
// How much of it the viewer has; of cards what they are worth together.
int held_of(const Table& table, Currency currency);

// The width of the price in pixels; 0 for actions that cost nothing.
float price_width(const Painter& painter, const Table& table, ActionKindId kind);
// Draws the price to the left of `right`.
void draw_price_on(
    Painter& painter, const Table& table, ActionKindId kind, float right, float y, float alpha);

// The currencies in which some of these actions are paid, each once.
std::vector<Currency> currencies_of(const Content& content, const std::vector<ActionKindId>& kinds);
// The picture of a currency, with the amount that the viewer has.
float currency_width(const Painter& painter, const Table& table, Currency currency);
void draw_currency(Painter& painter, const Table& table, Currency currency, Rect pill);

}  // namespace hexholm::ui
