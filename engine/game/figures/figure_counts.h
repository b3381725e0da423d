// The figures on the board as one of them meets them: a byte for each place of its kind.
#pragma once

#include <algorithm>
#include <array>

#include "engine/game/occupancy/occupancy.h"

namespace hexholm {

// Filled once for many questions about figures of a kind that are of one owner.
class FigureCounts {
public:
    // `without`: one that is not counted, as if it had left the board.
    FigureCounts(const Rulebook& book,
                 const State& state,
                 const Figure& one,
                 FigureId without = {});

    // How many of its kind are there? REQUIRES: the kind says how many may be in one place.
    int of_kind(int place) const { return any_ ? here_[index(place)] & kCount : 0; }
    // Does one that occupies stand there: a friend, a stranger?
    bool has_own(int place) const { return any_ && (here_[index(place)] & kOwn) != 0; }
    bool has_other(int place) const { return any_ && (here_[index(place)] & kOther) != 0; }

private:
    static constexpr unsigned kCount = 0x3F;
    static constexpr unsigned kOwn = 0x40;
    static constexpr unsigned kOther = 0x80;
    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    void note(const Rulebook& book,
              const State& state,
              FigureKindId kind,
              const Figure& one,
              FigureId without);

    bool any_ = false;  // anybody who matters
    std::array<std::uint8_t, kMostPlaces> here_;
};

}  // namespace hexholm
