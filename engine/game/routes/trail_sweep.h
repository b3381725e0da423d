// Searches a connected network for its longest trail, line after line, without trying every trail.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/game/routes/trail.h"

namespace hexholm {

// A set of lines is a trail when it is connected and at most two places have an odd number of them
// (Euler). The sweep decides for one line after the other whether it is used. Of what was decided only
// that counts which concerns the places that more lines will touch: which of them are reached, which
// are connected, where the number is odd. Two choices that agree there are one, and only the longer
// is kept. So the work grows with the width of the network, not with the number of trails.
//
// Kept are at most kMostChoices, the longest first. Networks of 50 lines on a board need no more
// than a third of it; in far larger ones the answer may be too small, but is always the same, and no
// network takes longer than some milliseconds.
class TrailSweep {
public:
    static constexpr std::size_t kMostChoices = 2048;

    // The part of the network in which `start` lies.
    TrailSweep(const TrailNetwork& network, TrailNetwork::Place start);

    // No trail is longer: at all places but two an even number of lines is used, so one of three is not,
    // and a line that is not used serves two places.
    int most() const { return total_ - (std::max(odd_, 2) / 2 - 1) * shortest_; }
    const auto& places() const { return places_; }
    // The longest trail, or `best` when there is none longer.
    int longest(int best);

private:
    using Place = TrailNetwork::Place;
    using LineNumber = TrailNetwork::LineNumber;
    // Four bits for each slot: the part to which its place is connected, from 1, and whether its
    // number of lines is odd; 0 when nothing touches it. Above them, how many odd places are done.
    using Key = std::uint64_t;
    static constexpr unsigned kSlots = 15;
    static constexpr unsigned kOddShift = 4 * kSlots;
    static constexpr unsigned kMostParts = 7;
    static constexpr std::uint8_t kNoSlot = 255;

    struct Choice {
        Key key;
        int length;
    };

    bool choose_place(Place& chosen) const;
    int new_places(Place place) const;
    bool enter(Place place);
    void decide(LineNumber number);
    bool use(Key& key, unsigned from, unsigned to) const;
    void leave(Place place);
    bool leave(Choice& choice, unsigned slot);
    void merge_equal();

    const TrailNetwork& network_;
    FixedVector<Place, 2 * TrailNetwork::kMostLines> places_;
    int odd_ = 0;  // places at which an odd number of lines ends
    int total_ = 0;
    int shortest_ = 255;  // of the lines
    int left_ = 0;        // of the lines that are not decided
    int best_ = 0;
    // Indexed by place; only places in places_ have a value.
    std::array<std::uint8_t, 2 * TrailNetwork::kMostLines> slot_;
    std::array<std::uint8_t, 2 * TrailNetwork::kMostLines> open_;  // lines not decided
    std::array<bool, TrailNetwork::kMostLines> decided_{};
    std::uint32_t free_slots_ = (1U << kSlots) - 1;
    FixedVector<Choice, 2 * kMostChoices> choices_;
};

}  // namespace hexholm
