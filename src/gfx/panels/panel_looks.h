// What panels look like in each square of the window: only squares that changed are drawn anew.
#pragma once

#include <cstdint>
#include <vector>

#include "src/gfx/base/gl_objects.h"

struct ImDrawCmd;
struct ImDrawData;
struct ImDrawList;

namespace hexholm::gfx {

class PanelLooks {
public:
    // The panels of this frame; afterwards the two lists hold for it.
    void take(const ImDrawData& panels, int width, int height);
    // Everything that is covered next time will count as changed.
    void forget() { before_.clear(); }

    // Parts of the window with anything in them, and parts that hold all that changed since the last
    // time, what vanished too. No part overlaps another.
    const std::vector<Rect>& covered() const { return covered_; }
    const std::vector<Rect>& changed() const { return changed_; }

private:
    void add_list(const ImDrawList& list);
    void add_command(const ImDrawList& list, const ImDrawCmd& command);
    void find_covered();
    void find_changed();
    bool differs(int column, int row) const;
    Rect part(int column, int row, int columns, int rows) const;

    int width_ = 0, height_ = 0;
    int columns_ = 0, rows_ = 0;
    std::vector<std::uint64_t> now_, before_;  // one for each square; 0: nothing is there
    std::vector<Rect> covered_, changed_;
};

}  // namespace hexholm::gfx
