#include "src/anim/places/card_rows.h"

#include <algorithm>
#include <cmath>

#include "src/scene/card_space.h"

namespace hexholm::anim {

void CardRows::set(Lines& lines, int line) {
    if (fits(line)) lines.set(static_cast<std::size_t>(line + kMiddle));
}

bool CardRows::has(const Lines& lines, int line) {
    return fits(line) && lines.test(static_cast<std::size_t>(line + kMiddle));
}

CardRows::CardRows(const Board& board, float stacked) : stacked_(stacked) {
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        set(full_, board.hex(tile).r);
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        set(full_, board.at(edge).r);
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        const Hex there = board.at(corner);
        const int row = row_for(there.r);
        if (row == there.r) continue;
        set(extra_, there.r);
        set(wide_, there.q);
        widened_.push_back({there.q, row});
    }
}

// The full row in which a card of this row lies.
int CardRows::row_for(int row) const {
    for (int away = 0; away < kLines; ++away)
        for (const int there : {row - away, row + away})
            if (has(full_, there)) return there;
    return row;
}

// The distance from row 0, or the middle of the gap there, to this one.
float CardRows::depth_of(int row) const {
    const auto height = [this](int line) {
        if (has(full_, line)) return scene::kRowStep;
        int run = 1;
        int bare = has(extra_, line) ? 0 : 1;
        for (const int step : {-1, 1})
            for (int next = line + step; fits(next) && !has(full_, next); next += step) {
                ++run;
                if (!has(extra_, next)) ++bare;
            }
        const float stacked =
            has(extra_, line) ? scene::kRowStep : scene::kGap / static_cast<float>(bare);
        return std::lerp(scene::kGap / static_cast<float>(run), stacked, stacked_);
    };
    if (row == 0) return 0;
    const int step = row > 0 ? 1 : -1;
    float depth = (height(0) + height(row)) / 2;
    for (int line = step; line != row; line += step)
        depth += height(line);
    return row > 0 ? depth : -depth;
}

// The distance from column 0 to this one.
float CardRows::breadth_of(int column) const {
    const auto width = [this](int line) {
        return scene::kCardStep * (has(wide_, line) ? 2.0f - stacked_ : 1.0f);
    };
    if (column == 0) return 0;
    const int step = column > 0 ? 1 : -1;
    float breadth = (width(0) + width(column)) / 2;
    for (int line = step; line != column; line += step)
        breadth += width(line);
    return column > 0 ? breadth : -breadth;
}

scene::Vec3 CardRows::place(Hex at) const {
    const int row = row_for(at.r);
    const bool second = row != at.r;
    const bool first = !second && std::ranges::find(widened_, at) != widened_.end();
    const float aside = (first ? -0.5f : second ? 0.5f : 0) * (1 - stacked_);
    const float depth = second ? std::lerp(depth_of(row), depth_of(at.r), stacked_) : depth_of(row);
    return {breadth_of(at.q) + aside * scene::kCardStep, 0, depth};
}

}  // namespace hexholm::anim
