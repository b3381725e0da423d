// How far figures of a kind are from where they are to go.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game/core/place_graph.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The cost of the way to the nearest goal from every place, as the land and its routes are; what only a
// function of a mod could tell of a step is left out, and who stands in the way, too: that changes.
class Journey {
public:
    static constexpr int kNoWay = -1;

    Journey() = default;
    // REQUIRES: the kind stands on places.
    Journey(const Rulebook& book,
            const State& state,
            PlayerId player,
            FigureKindId kind,
            const PlaceSet& goals);

    // Of steps that cost 1 a quarter is added for each, so that ways of the same cost differ.
    static constexpr int kOneCost = 4;
    int distance(int place) const { return far_[static_cast<std::size_t>(place)]; }

private:
    std::array<std::int16_t, kMostPlaces> far_;
};

}  // namespace hexholm
