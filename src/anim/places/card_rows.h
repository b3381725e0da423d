// Where the columns and rows of a table of cards lie, packed so that the cards are large.
#pragma once

#include <bitset>
#include <vector>

#include "engine/board/board.h"

#include "src/scene/vec.h"

namespace hexholm::anim {

// Places the cards of rows that have corners but neither land nor roads. They lie beside the card
// of their column in the next row that has land or roads, and the whole column is as wide as two
// cards; or they are stacked above or below that card, in a row of their own. Rows without anything
// make one narrow gap together. REQUIRES: the board is one of cards.
class CardRows {
public:
    // `stacked`: 0 side by side, 1 stacked; between them while cards are on their way.
    CardRows(const Board& board, float stacked);
    scene::Vec3 place(Hex at) const;

private:
    // Columns and rows from -kMiddle to kMiddle - 1.
    static constexpr int kLines = 128;
    static constexpr int kMiddle = kLines / 2;
    using Lines = std::bitset<kLines>;

    static bool fits(int line) { return line >= -kMiddle && line < kMiddle; }
    static void set(Lines& lines, int line);
    static bool has(const Lines& lines, int line);
    int row_for(int row) const;
    float depth_of(int row) const;
    float breadth_of(int column) const;

    float stacked_;
    Lines full_;                // rows with land or roads
    Lines extra_;               // rows with corners alone
    Lines wide_;                // columns as wide as two cards where these lie side by side,
    std::vector<Hex> widened_;  // for the sake of what lies here: the second card
};

}  // namespace hexholm::anim
