// Counts the figures on the board that a figure would meet, one byte for each place of its kind.
#pragma once

#include <algorithm>
#include <array>

#include "engine/game/occupancy/occupancy.h"

namespace hexholm {

// For many questions about figures of a kind that are of one owner all places are looked at once; for a
// few each place when it is asked for. REQUIRES: the state stays.
class FigureCounts {
public:
    enum class Places : std::uint8_t { many, few };

    // `without`: one that is not counted, as if it had left the board.
    FigureCounts(const Rulebook& book,
                 const State& state,
                 const Figure& one,
                 FigureId without = {},
                 Places asked = Places::many);

    // The number of figures of its own kind at the place. REQUIRES: the kind says how many may be
    // in one place.
    int of_kind(int place) const { return static_cast<int>(here(place) & kCount); }
    // Does one that occupies stand there: a friend, a stranger?
    bool has_own(int place) const { return (here(place) & kOwn) != 0; }
    bool has_other(int place) const { return (here(place) & kOther) != 0; }

private:
    static constexpr unsigned kCount = 0x3F;
    static constexpr unsigned kOwn = 0x40;
    static constexpr unsigned kOther = 0x80;
    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    unsigned here(int place) const {
        if (kinds_ == 0) return 0;
        return asked_ == Places::few ? look_at(place) : here_[index(place)];
    }
    unsigned look_at(int place) const;
    void note_kind(FigureKindId kind);

    const Rulebook& book_;
    const State& state_;
    const Figure& one_;
    FigureId without_;
    Places asked_;
    PlaceKind on_;
    std::uint64_t kinds_;  // of those who matter; bit per kind
    std::array<std::uint8_t, kMostPlaces> here_;
};

}  // namespace hexholm
