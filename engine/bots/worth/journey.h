// How far figures of a kind are from where they are to go.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/places/place_graph.h"

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

    // The cost of a step that costs 1. A quarter is added for each step, so that ways of equal cost
    // differ.
    static constexpr int kOneCost = 4;
    // `tolls`: how many the player could pay; each one more makes the way feel much longer, so that
    // earning it brings something and spending it on the way loses nothing.
    int distance(int place, int tolls) const;

private:
    std::array<std::int16_t, kMostPlaces> far_;
    std::array<std::int8_t, kMostPlaces> tolls_;  // on the way from there
    bool pays_tolls_ = true;                      // when the ways were found
};

// How many tolls of the kind's way the player could pay in this state.
int payable_tolls(const Rulebook& book,
                  const State& state,
                  PlayerId player,
                  const FigureMoves& moves);

}  // namespace hexholm
