// The longest trail through a small network: lines join places, and a trail uses no line twice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/base/limits.h"

namespace hexholm {

// Lines that end at places, at most four ends at each, as at the corners of a board. Filled anew for
// each question; never allocates.
class TrailNetwork {
public:
    static constexpr std::size_t kMostLines = kMaxEdges;
    static constexpr std::size_t kFewPlaces = 8;
    static constexpr std::size_t kMostEnds = 4;  // at a place
    static constexpr std::size_t kUsualEnds = 3;
    static constexpr int kAnyLength = 0x7FFF;
    using Place = std::uint16_t;
    static constexpr Place kNoPlace = 0xFFFF;
    static_assert(2 * kMostLines < kNoPlace);

    Place add_place() { return known_or_new(kNoPlace); }
    // A new place instead of kNoPlace. REQUIRES: there are fewer than 2 * kMostLines.
    Place known_or_new(Place known) {
        const auto next = static_cast<Place>(junctions_.size());
        junctions_.push_back_if({{}, 0}, known == kNoPlace);
        return known == kNoPlace ? next : known;
    }
    // REQUIRES: fewer than kMostEnds lines end at either place.
    void add_line(Place from, Place to, int length = 1);
    // Number of lines in the longest trail, or `known` when there is none longer. The network is used
    // up. No trail is longer than `most`.
    int longest(int known = 0, int most = kAnyLength);

    using LineNumber = std::uint16_t;  // in the order in which they were added
    using Trail = FixedVector<LineNumber, kMostLines>;
    // The lines of one that is as long, where it is longer than what was known and leads through no ring; none: else.
    const Trail& trail() const { return trail_; }

private:
    friend class TrailSweep;

    // Several lines in a row become one, as long as they were together.
    struct Line {
        std::array<Place, 2> ends;
        std::uint16_t length;
    };
    struct Junction {
        std::array<LineNumber, kMostEnds> lines;
        std::uint8_t degree;
    };

    // A place while trees are taken away.
    struct Stem {
        std::uint8_t degree;
        LineNumber lines;     // of those left here the exclusive or
        std::uint16_t reach;  // the longest way out over what was taken away
        LineNumber farthest;  // begins with this line
    };
    using Stems = std::array<Stem, 2 * kMostLines>;

    // The midst of a trail through trees: two lines at a place, or one.
    struct Midst {
        Place place;
        std::array<LineNumber, 2> lines;
    };

    bool take_away_trees(Stems& stems);
    Place take_away_tip(Stems& stems, Place tip, Midst& midst);
    void keep_trail(const Stems& stems, const Midst& midst);
    bool go_round_rings(Stems& stems);
    void go_round(Stems& stems, Place start);
    void keep_rings(const Stems& stems);
    void simplify();
    void simplify_at(Place place);
    void join_two(Place place);
    void close_loop(Place place);
    bool drop_shorter_tip(Place place);
    void drop_tip(LineNumber number);
    void unlink(Place place, LineNumber number);
    void search(std::size_t least);
    void search_part(Place start);
    void walk(Place place, int length);

    Place far_end(LineNumber number, Place place) const {
        const auto& ends = lines_[number].ends;
        return static_cast<Place>(ends[0] ^ ends[1] ^ place);
    }
    bool is_tip(LineNumber number, Place place) const {
        return junctions_[far_end(number, place)].degree == 1;
    }
    void note(int length) { best_ = length > best_ ? length : best_; }

    FixedVector<Line, kMostLines> lines_;
    FixedVector<Junction, 2 * kMostLines + 1> junctions_;
    FixedVector<Place, 8 * kMostLines> changed_;
    Trail trail_;
    std::array<bool, kMostLines> walked_{};
    // Four lines meet somewhere. What makes networks smaller reckons with three, so they are searched as
    // they are.
    bool crosses_ = false;
    int best_ = 0;
    int most_ = 0;  // in the part that is searched
    int most_of_all_ = kAnyLength;
};

}  // namespace hexholm
