// How near a player is to what mods let him strive for (hex.aim), in thousandths of a victory point.
#pragma once

#include <vector>

#include "engine/bots/worth/journey.h"

namespace hexholm {

// The goals of figures are those of the position that it is made from: what is tried out from there is
// judged by them, too.
class Aims {
public:
    Aims(const Rulebook& book, const State& now, PlayerId player);

    // The worth of the state's figures, each by its best aim; 0 when mods declare no aims.
    int worth(const State& state) const;
    // What a figure of the kind in this place is worth that carries these kinds; bit per kind.
    int worth_at(const State& state, FigureKindId kind, int place, std::uint64_t cargo) const;
    // Is there an aim for figures of this kind?
    bool has_aim(FigureKindId kind) const;

private:
    int worth_of_counter(const State& state, const Aim& aim) const;
    int worth_of_figures(const State& state, FigureKindId kind) const;
    const Journey& journey(std::size_t aim) const;
    PlaceSet goals_of(const Aim& aim) const;

    const Rulebook& book_;
    const State& now_;
    PlayerId player_;
    // Measured when they are asked for.
    mutable std::vector<Journey> journeys_;
    mutable std::uint64_t measured_ = 0;
};

}  // namespace hexholm
