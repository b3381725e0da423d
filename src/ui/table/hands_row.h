// What the viewer knows of the goods in everybody's hand, as a row of small cards: so many, at least and
// at most so many, or all of it where hands lie open.
#pragma once

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

inline constexpr float kHandsRow = 24;  // its height in units

// Whether such rows are drawn at all.
bool shows_hands(const Table& table);

void draw_hands_row(Painter& painter, const Table& table, PlayerId player, Rect row);

// What the row shows, in words: a line for each good that the player may hold, then the cards that
// the viewer may see.
std::string hands_text(const Table& table, PlayerId player);
// The hidden cards of a deck, or of all, where the viewer may see them.
std::string open_cards_text(const Table& table, PlayerId player, DeckId deck = {});

}  // namespace hexholm::ui
