// A card as it lies on the table, and grown until its text can be read.
#pragma once

#include "src/ui/cards/card_facts.h"

namespace hexholm::ui {

// Whether the names of cards that are so high, in pixels, can be read as they lie there.
bool shows_names(const Painter& painter, float height);
// Draws a card as it lies on the table, in this rectangle.
void draw_lying(Painter& painter, const Table& table, const CardInfo& info, Rect rect, bool named);

// Upright, as in a hand: with its name, its symbols and its price.
void draw_portrait_card(Painter& painter, const Table& table, const CardInfo& info, Rect rect);

// The height in pixels of an enlarged card with this width.
float sheet_height(const Painter& painter, const CardInfo& info, float width);
void draw_sheet(Painter& painter, const Table& table, const CardInfo& info, Rect rect);
// Beside what it tells of, within the window; it grows out of it while `part` goes from 0 to 1.
void draw_grown(Desk& desk, const Table& table, const CardInfo& info, Rect beside, float part);

// Draws the symbols of a card in a row from the right end to the left; returns the width in pixels.
float draw_symbols(
    Painter& painter, const std::vector<CardSymbol>& symbols, float right, float y, float side);

}  // namespace hexholm::ui
