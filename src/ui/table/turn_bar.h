// What may be done in the turn besides building: roll, trade, look at cards, end it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// The kinds of actions with a button of their own in the row, in the order of the row.
std::vector<ActionKindId> build_kinds(const Content& content);

// The face of what such a button builds: a piece, a figure or a deck.
const Face& built_face(const Content& content, ActionKindId kind);

// Whether there is anything to be traded, or an offer to be withdrawn.
bool may_trade(const Table& table);
// Whether the viewer has cards, hidden or open.
bool has_cards(const Table& table);

// "1:05", "3 h", "2 d".
std::string time_text(std::int64_t seconds);

void draw_turn(Desk& desk, const Layout& layout, const Table& table, Intents& intents);

// The price of the action for the viewer now; empty when it costs nothing.
Bundle price_of(const Table& table, ActionKindId kind);
Bundle price_of(const Table& table, const Price& price);
// "2 Wood, 1 Stone"; empty for nothing.
std::string price_text(const Content& content, const Bundle& price);

}  // namespace hexholm::ui
