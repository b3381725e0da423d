// The longest trail through a small network: lines join places, and a trail uses no line twice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/fixed_vector.h"

namespace hexholm {

// Lines that end at places, at most three ends at each, as at the corners of a board. Filled anew for
// each question; never allocates.
class TrailNetwork {
public:
    static constexpr std::size_t kMostLines = 120;
    using Place = std::uint8_t;

    Place add_place();
    // REQUIRES: fewer than three lines end at either place, and fewer than kMostLines were added.
    void add_line(Place from, Place to);
    // Number of lines in the longest trail, or `known` when there is none longer. The network is used
    // up.
    int longest(int known = 0);

private:
    friend class TrailSweep;
    using LineNumber = std::uint8_t;

    // Several lines in a row become one, as long as they were together.
    struct Line {
        std::array<Place, 2> ends;
        std::uint8_t length;
    };
    struct Junction {
        std::array<LineNumber, 3> lines;
        std::uint8_t degree;
    };

    void simplify();
    void simplify_at(Place place);
    void join_two(Place place);
    void close_loop(Place place);
    bool drop_shorter_tip(Place place);
    void drop_tip(LineNumber number);
    void unlink(Place place, LineNumber number);
    void search();
    void search_part(Place start);

    Place far_end(LineNumber number, Place place) const {
        const auto& ends = lines_[number].ends;
        return ends[0] == place ? ends[1] : ends[0];
    }
    bool is_tip(LineNumber number, Place place) const {
        return junctions_[far_end(number, place)].degree == 1;
    }
    void note(int length) { best_ = length > best_ ? length : best_; }

    FixedVector<Line, kMostLines> lines_;
    FixedVector<Junction, 2 * kMostLines> junctions_;
    FixedVector<Place, 8 * kMostLines> changed_;
    int best_ = 0;
};

}  // namespace hexholm
