// What everybody may count of a player, as pictures and numbers: points, cards, awards.
#pragma once

#include <string>

#include "src/ui/table/table.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

// The fact under the mouse, in words.
struct FactHint {
    Painter& painter;
    std::string text;
    float gap;  // behind each fact of a row, in pixels

    void meet(float left, float right, float y, const Face& face, const std::string& words);
};

// Whether the game waits for this player, who does not sit at this screen.
bool thinks_elsewhere(const Table& table, PlayerId player);
void draw_portrait(
    Painter& painter, const Table& table, PlayerId player, float x, float y, float radius);

// Gives the x of its left end.
float draw_public_points(
    Painter& painter, const Table& table, PlayerId player, float right, float y);

// How many cards of goods and of each deck; gives the x after the last.
float draw_held_cards(
    Painter& painter, const Table& table, PlayerId player, float x, float y, FactHint& hint);
float draw_awards(
    Painter& painter, const Table& table, PlayerId player, float x, float y, FactHint& hint);

// What stands in a row.
struct RowOfFacts {
    bool cards = false;
    bool awards = false;
};
// Behind a fact or a chip, in units: where they stand as near to each other as they may, and where there is room.
inline constexpr float kLeastGap = 3;
inline constexpr float kWideGap = 8;
// The width of the facts when they stand as near to each other as they may.
float least_width(const Painter& painter, const Table& table, PlayerId player, RowOfFacts row);
// Between facts of a row, so that they take this width with so many chips behind them, of this width without gaps.
float facts_gap(const Painter& painter,
                const Table& table,
                PlayerId player,
                RowOfFacts row,
                float width,
                float behind,
                std::size_t chips);

// "Longest road: 5 (holder, 2 points)".
std::string award_words(const Table& table, PlayerId player, AwardId award);

}  // namespace hexholm::ui
