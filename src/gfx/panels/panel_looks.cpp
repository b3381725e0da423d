#include "src/gfx/panels/panel_looks.h"

#include <algorithm>
#include <cstring>

#include <imgui.h>

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

namespace {

constexpr int kCell = 32;  // pixels

std::uint64_t mixed(std::uint64_t look, std::uint64_t word) {
    look = (look ^ word) * 0x9fb21c651e98df25ull;
    return look ^ look >> 35;
}

template <class Thing>
std::uint64_t with(std::uint64_t look, const Thing& thing) {
    static_assert(sizeof thing % 4 == 0);
    std::uint32_t word = 0;
    for (std::size_t at = 0; at < sizeof thing; at += sizeof word) {
        std::memcpy(&word, reinterpret_cast<const unsigned char*>(&thing) + at, sizeof word);
        look = mixed(look, word);
    }
    return look;
}

struct Box {
    ImVec2 low{1e9f, 1e9f};
    ImVec2 high{-1e9f, -1e9f};

    void add(ImVec2 at) {
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    void clip(const ImVec4& to) {
        low = {std::max(low.x, to.x), std::max(low.y, to.y)};
        high = {std::min(high.x, to.z), std::min(high.y, to.w)};
    }
    bool empty() const { return low.x >= high.x || low.y >= high.y; }
};

int cell_of(float pixel, int cells) {
    return std::clamp(static_cast<int>(pixel) / kCell, 0, cells - 1);
}

}  // namespace

void PanelLooks::take(const ImDrawData& panels, int width, int height) {
    if (width != width_ || height != height_) forget();
    width_ = width;
    height_ = height;
    columns_ = (width + kCell - 1) / kCell;
    rows_ = (height + kCell - 1) / kCell;
    now_.assign(area(columns_, rows_), 0);
    for (int i = 0; i < panels.CmdListsCount; ++i)
        add_list(*panels.CmdLists[i]);
    find_covered();
    find_changed();
    before_.swap(now_);
}

void PanelLooks::add_list(const ImDrawList& list) {
    for (const ImDrawCmd& command : list.CmdBuffer)
        add_command(list, command);
}

void PanelLooks::add_command(const ImDrawList& list, const ImDrawCmd& command) {
    const std::uint64_t look = with(with(1, command.ClipRect), command.GetTexID());
    for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        Box box;
        std::uint64_t triangle = look;
        for (unsigned k = 0; k < 3; ++k) {
            const auto index = static_cast<int>(command.IdxOffset + i + k);
            const ImDrawVert& corner =
                list.VtxBuffer[static_cast<int>(command.VtxOffset + list.IdxBuffer[index])];
            box.add(corner.pos);
            triangle = with(triangle, corner);
        }
        box.clip(command.ClipRect);
        if (box.empty()) continue;
        for (int y = cell_of(box.low.y, rows_); y <= cell_of(box.high.y, rows_); ++y) {
            for (int x = cell_of(box.low.x, columns_); x <= cell_of(box.high.x, columns_); ++x) {
                std::uint64_t& cell = now_[cell_index(x, y, columns_)];
                cell = mixed(cell, triangle) | 1;
            }
        }
    }
}

// Squares count from the upper side, pixels from the lower one.
Rect PanelLooks::part(int column, int row, int columns, int rows) const {
    const int lower = std::max(0, height_ - (row + rows) * kCell);
    const int right = std::min((column + columns) * kCell, width_);
    return {column * kCell, lower, right - column * kCell, height_ - row * kCell - lower};
}

void PanelLooks::find_covered() {
    covered_.clear();
    for (int y = 0; y < rows_; ++y) {
        int from = 0;
        for (int x = 0; x <= columns_; ++x) {
            if (x < columns_ && now_[cell_index(x, y, columns_)] != 0) continue;
            if (x > from) covered_.push_back(part(from, y, x - from, 1));
            from = x + 1;
        }
    }
}

bool PanelLooks::differs(int column, int row) const {
    const std::size_t at = cell_index(column, row, columns_);
    return before_.empty() ? now_[at] != 0 : now_[at] != before_[at];
}

// One part for all that stands close together from left to right: the panels are drawn once for each.
void PanelLooks::find_changed() {
    constexpr int kGap = 3;
    changed_.clear();
    int from = 0;
    int to = -1;  // the last column with a change in this part
    int top = rows_;
    int bottom = -1;
    for (int x = 0; x < columns_ + kGap; ++x) {
        if (to >= 0 && x - to >= kGap) {
            changed_.push_back(part(from, top, to - from + 1, bottom - top + 1));
            to = bottom = -1;
            top = rows_;
        }
        for (int y = 0; x < columns_ && y < rows_; ++y) {
            if (!differs(x, y)) continue;
            if (to < 0) from = x;
            to = x;
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
}

}  // namespace hexholm::gfx
