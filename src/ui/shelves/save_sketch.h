// A saved game as a small picture: the island from above, with what the players have built.
#pragma once

#include <cstdint>
#include <vector>

#include "src/ui/theme/painter.h"

namespace hexholm::ui {

inline constexpr int kSketchRadius = 1000;  // of a circle around the board

struct SketchPoint {
    std::int16_t x = 0;
    std::int16_t y = 0;
    bool operator==(const SketchPoint&) const = default;
};
struct SketchTile {
    SketchPoint at;
    std::uint32_t color = 0;
    bool operator==(const SketchTile&) const = default;
};
struct SketchLine {
    SketchPoint from;
    SketchPoint to;
    std::uint32_t color = 0;
    bool operator==(const SketchLine&) const = default;
};
struct SketchSpot {
    SketchPoint at;
    std::uint32_t color = 0;
    bool large = false;
    bool operator==(const SketchSpot&) const = default;
};

struct SaveSketch {
    std::int16_t tile_size = 0;
    std::vector<SketchTile> tiles;
    std::vector<SketchLine> lines;
    std::vector<SketchSpot> spots;

    bool empty() const { return tiles.empty(); }
    bool operator==(const SaveSketch&) const = default;
};

// Without tiles: a plain sea.
void draw_sketch(Painter& painter, const SaveSketch& sketch, Rect area);

}  // namespace hexholm::ui
