#include "src/anim/places/card_rows.h"

#include <bitset>

#include "src/scene/card_space.h"

namespace hexholm::anim {

namespace {

// Columns and rows from -kMiddle to kMiddle - 1.
constexpr int kLines = 128;
constexpr int kMiddle = kLines / 2;
using Lines = std::bitset<kLines>;

bool fits(int line) {
    return line >= -kMiddle && line < kMiddle;
}

void set(Lines& lines, int line) {
    if (fits(line)) lines.set(static_cast<std::size_t>(line + kMiddle));
}

bool has(const Lines& lines, int line) {
    return fits(line) && lines.test(static_cast<std::size_t>(line + kMiddle));
}

// Rows with land or roads.
Lines full_rows(const Board& board) {
    Lines rows;
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        set(rows, board.hex(tile).r);
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        set(rows, board.at(edge).r);
    return rows;
}

// The full row in which a card of this row lies.
int row_for(const Lines& rows, int row) {
    for (int away = 0; away < kLines; ++away)
        for (const int there : {row - away, row + away})
            if (has(rows, there)) return there;
    return row;
}

// From row 0, or the middle of the gap there, to this one.
float depth_of(const Lines& rows, int row) {
    const auto height = [&rows](int line) {
        if (has(rows, line)) return scene::kRowStep;
        int run = 1;
        for (const int step : {-1, 1})
            for (int next = line + step; fits(next) && !has(rows, next); next += step)
                ++run;
        return scene::kGap / static_cast<float>(run);
    };
    if (row == 0) return 0;
    const int step = row > 0 ? 1 : -1;
    float depth = (height(0) + height(row)) / 2;
    for (int line = step; line != row; line += step)
        depth += height(line);
    return row > 0 ? depth : -depth;
}

// From column 0 to this one, where some are as wide as two cards.
float breadth_of(const Lines& wide, int column) {
    const auto width = [&wide](int line) {
        return scene::kCardStep * (has(wide, line) ? 2.0f : 1.0f);
    };
    if (column == 0) return 0;
    const int step = column > 0 ? 1 : -1;
    float breadth = (width(0) + width(column)) / 2;
    for (int line = step; line != column; line += step)
        breadth += width(line);
    return column > 0 ? breadth : -breadth;
}

}  // namespace

scene::Vec3 card_place(const Board& board, Hex at) {
    const Lines rows = full_rows(board);
    const int row = row_for(rows, at.r);
    Lines wide;
    bool shared = row != at.r;
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        const Hex there = board.at(corner);
        const int lies_in = row_for(rows, there.r);
        if (lies_in == there.r) continue;
        set(wide, there.q);
        shared |= there.q == at.q && lies_in == at.r;
    }
    const float aside = !shared ? 0 : (row == at.r ? -0.5f : 0.5f) * scene::kCardStep;
    return {breadth_of(wide, at.q) + aside, 0, depth_of(rows, row)};
}

}  // namespace hexholm::anim
