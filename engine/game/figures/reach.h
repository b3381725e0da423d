// All goals of a figure at once, for kinds of which each step costs the same and nothing ends a way.
#pragma once

#include "engine/game/figures/ways.h"

namespace hexholm {

// Finds the same goals as Ways, a whole board in a few words. What is the same for all figures of the
// kind is found out once.
class Reach {
public:
    // Is this enough for the kind?
    static bool serves(const FigureKind& kind);

    // REQUIRES: serves().
    // `goal`: only there it matters whether a way can end; less than 0: everywhere.
    Reach(const Rulebook& book, const State& state, FigureKindId kind, int goal = -1);

    // All goals of a figure that stands at `from`. `budget`: as for Ways; no step leads to places
    // that are barred, or from there.
    PlaceSet goals(int from, int budget, const PlaceSet& barred) const;
    // The number of words that a set of all places of the board fills.
    std::size_t words() const { return words_; }
    // Is this enough to find a way of the kind that costs no more?
    static bool finds_way(const FigureKind& kind, int budget) {
        return serves(kind) && kind.moves.displaces.is_none() && budget >= 0 &&
               budget / kind.moves.cost[0] <= kMostSteps;
    }
    // Finds the way that Ways would find; false when the place is no goal. REQUIRES: finds_way().
    bool way_to(int from, int goal, int budget, const PlaceSet& barred, Ways::Way& way) const;
    int cost_of_step() const { return cost_; }

private:
    static constexpr int kMostSteps = 16;
    static constexpr std::size_t kMostWords = (kMostPlaces + 63) / 64;
    // The places that are so many steps away, from none on.
    using Rings = FixedVector<PlaceSet, kMostSteps + 1>;

    void go_back(int goal, const Rings& rings, Ways::Way& way) const;
    // The places next to these that are open.
    template <std::size_t kWords>
    PlaceSet next_to(const PlaceSet& places, const PlaceSet& open) const;
    // Adds to the first ring all up to the one with the goal. False: it is farther away.
    template <std::size_t kWords>
    bool find_rings(PlaceNumber goal, int steps, PlaceSet open, Rings& rings) const;
    void add_no_stop(const Rulebook& book, const State& state, CounterId id, int goal);
    template <std::size_t kWords>
    PlaceSet goals_in_words(PlaceNumber from, int steps, const PlaceSet& barred) const;

    const PlaceGraph& graph_;
    int cost_;
    std::size_t words_;  // that the places of the board fill
    PlaceSet open_;      // where it can be
    PlaceSet full_;      // where as many of its kind are as may be, or no way ends
};

}  // namespace hexholm
