// All goals of a figure at once, for kinds of which each step costs the same and nothing ends a way.
#pragma once

#include "engine/game/figures/figure_counts.h"

namespace hexholm {

// Finds the same goals as Ways, a whole board in a few words. What is the same for all figures of the
// kind is found out once.
class Reach {
public:
    // Is this enough for the kind?
    static bool serves(const FigureKind& kind);

    // REQUIRES: serves().
    Reach(const Rulebook& book, const State& state, FigureKindId kind, const FigureCounts& counts);

    // Calls visit(place) for each goal in the order of their numbers. `budget`: as for Ways; no step
    // leads to places that are barred, or from there.
    template <class Visit>
    void visit_goals(int from, int budget, const PlaceSet& barred, Visit visit) const {
        if (barred.has(PlaceNumber(from))) return;
        const PlaceSet goals = goals_from(PlaceNumber(from), budget, barred);
        goals.visit([&](PlaceNumber place) {
            visit(static_cast<int>(place.index()));
            return true;
        });
    }

private:
    void add_no_stop(const Rulebook& book, const State& state, CounterId id);
    PlaceSet goals_from(PlaceNumber from, int budget, const PlaceSet& barred) const;

    const PlaceGraph& graph_;
    int cost_;
    std::size_t words_;  // that the places of the board fill
    PlaceSet open_;      // where it can be
    PlaceSet full_;      // where as many of its kind are as may be, or no way ends
};

}  // namespace hexholm
