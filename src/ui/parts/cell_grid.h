// Equal cells in rows: as many side by side as fit.
#pragma once

#include <algorithm>
#include <cstddef>

#include "src/ui/theme/rect.h"

namespace hexholm::ui {

class CellGrid {
public:
    // All lengths are in one unit, pixels or others. Cells are at least `width` wide, if there is
    // room for one.
    CellGrid(std::size_t count, float room, float width, float height)
        : columns_(std::clamp(static_cast<std::size_t>(std::max(1.0f, room / width)),
                              std::size_t{1},
                              std::max<std::size_t>(count, 1))),
          rows_((count + columns_ - 1) / columns_),
          width_(room / static_cast<float>(columns_)),
          height_(height) {}

    float height() const { return height_ * static_cast<float>(rows_); }
    // The n-th cell of a grid that begins at (x, y).
    Rect cell(float x, float y, std::size_t nth) const {
        return {x + width_ * static_cast<float>(nth % columns_),
                y + height_ * static_cast<float>(nth / columns_), width_, height_};
    }

private:
    std::size_t columns_;
    std::size_t rows_;
    float width_;
    float height_;
};

}  // namespace hexholm::ui
