// The ways of a figure: where it can get from where it stands, and what that costs.
#pragma once

#include <optional>

#include "engine/base/check.h"
#include "engine/game/figures/figure_counts.h"

namespace hexholm {

// One search over the board answers for all goals. Among ways of equal cost the one with fewer
// steps is taken, then the one over places with lower numbers, so that the way is the same on every
// machine.
class Ways {
public:
    static constexpr int kAnyDistance = -1;

    // `budget`: the most that a way may cost. `free`: the figure pays neither toll nor duty and
    // displaces no other. `goal`: the only goal of interest, so that the search may end there; -1
    // for all. REQUIRES: the figure stands on the board.
    Ways(const Rulebook& book,
         const State& state,
         const FigureCounts& counts,
         FigureId figure,
         int budget,
         bool free,
         int goal = -1);

    // Why the figure may not go there; none when it may. Functions of mods are called last.
    Reason may_go(int place) const;
    // The cost of the way to the place. REQUIRES: may_go().
    int cost_to(int place) const {
        HEX_CHECK(place >= 0 && index(place) < keys_.size());
        return keys_[index(place)] / kOneCost;
    }
    // Writes the steps of the way to the place. REQUIRES: may_go().
    using Way = FixedVector<PlaceGraph::Step, kMostPlaces>;
    void way_to(int goal, Way& way) const;
    // Calls visit(place) for each goal in the order of their numbers.
    template <class Visit>
    void visit_goals(Visit visit) const {
        reached_.visit([&](PlaceNumber place) {
            if (stops_anywhere_ || may_go(place.number()) == Reason::none) visit(place.number());
            return true;
        });
    }
    // Whether there is any goal.
    bool lead_anywhere() const;
    // Whether a weaker figure stands there and would be displaced.
    bool drives_away(int place) const;

private:
    // The cost and the number of steps of a way in one number, with the cost in the higher digits.
    using Key = std::int32_t;
    static constexpr Key kOneCost = 1024;
    static constexpr Key kNotReached = 0x7F7F7F7F;  // all its bytes are equal, for memset()
    static constexpr Key kClosed = -1;              // the figure can never stand there
    static_assert(kMostPlaces < kOneCost);

    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    bool is_reached(int place) const {
        return place != from_ && keys_[index(place)] != kNotReached &&
               keys_[index(place)] != kClosed;
    }
    bool is_ground(int place) const;
    void search();
    void search_lines();
    void cross_lines_from(int place, int last);
    bool may_change(int place, int last, int edge) const;
    void way_along_lines(int goal, Way& way) const;
    void go_on_from(int place);
    void reach(int place, Key key);
    bool ends_at(int place) const {
        return ends_ &&
               ((moves_.passes != Whose::anybody && !goes_past(place)) || must_stop(place));
    }
    bool goes_past(int place) const;  // REQUIRES: some figures or pieces end a way
    bool must_stop(int place) const {
        return (must_stop_ != nullptr && counter_value(state_, *must_stop_, index(place)) > 0) ||
               (moves_.must_stop_test.is_some() && is_told_to_stop(place));
    }
    bool is_told_to_stop(int place) const;
    int step_cost(int next, int across) const {
        if (same_cost_ >= 0) return same_cost_;
        const int cost = cost_by_route(edges_[index(is_on_edges_ ? next : across)]);
        if (cost < 0) return cost;
        if (!is_by_route_) return other_cost(cost, next, across);
        return more_.counter == nullptr ? cost : with_more(cost, next, across);
    }
    // The cost of a step over or to what stands there, before counters and functions; negative when
    // the step is not possible.
    int cost_by_route(const Spot& spot) const {
        const unsigned routes = book_.routes_at(spot);
        const bool own = is_own(spot, owner_);
        if (moves_.on_routes != 0 && !(own && (routes & moves_.on_routes) != 0)) return -1;
        if ((routes & counted_routes_) == 0) return moves_.cost[2];
        return own ? moves_.cost[0] : cost_of_others(spot);
    }
    // The cost of a step along another player's route. It is equal for all owners, unless the toll
    // is a counter: an owner whose counter is full cannot receive it.
    int cost_of_others(const Spot& spot) const {
        if (moves_.toll.is_some()) return cost_with_toll(spot.owner());
        if (!others_cost_) others_cost_ = cost_with_toll(spot.owner());
        return *others_cost_;
    }
    int cost_with_toll(PlayerId owner) const;
    int other_cost(int cost, int next, int across) const;
    int with_more(int cost, int next, int across) const {
        cost += count(more_, next, across);
        return cost <= kMostStepCost ? cost : -1;
    }
    int least_cost() const;
    // A counter of the places that a step enters or crosses.
    struct Counted {
        const Counter* counter = nullptr;
        const std::int16_t* cells = nullptr;  // one for each place; null: only some have one
        bool enters = false;
    };
    Counted counted_by(CounterId counter) const;
    int count(const Counted& counted, int next, int across) const {
        const std::size_t place = index(counted.enters ? next : across);
        return counted.cells != nullptr ? counted.cells[place]
                                        : counter_value(state_, *counted.counter, place);
    }
    int asked_cost(int next, int across) const;

    const Rulebook& book_;
    const State& state_;
    const FigureKind& kind_;
    const FigureMoves& moves_;
    FigureId figure_;
    PlayerId owner_;
    const FigureCounts& counts_;
    int from_;
    bool free_;
    bool ends_;                    // some places end a way
    bool stops_anywhere_;          // every reached place is a goal
    bool is_choosy_;               // there is ground that does not suit the figure
    const std::uint64_t* ground_;  // land that suits it; null when not stored
    bool is_on_edges_;             // places are edges
    const Spot* edges_;            // the pieces on the edges
    unsigned counted_routes_;      // classes of routes that have a cost of their own, bit per class
    mutable std::optional<int> others_cost_;
    int same_cost_;  // the cost of every step; -1 when costs differ
    int goal_;       // the search may end there; -1 when it may not
    int only_goal_;  // the only goal of interest; -1 when all are
    Key most_;       // the greatest key of a way
    Key least_step_ = 1;
    const Counter* must_stop_ = nullptr;
    Counted cost_counter_;
    Counted more_;
    bool is_by_route_;                          // no counter or function decides the cost of a step
    static constexpr int kMostStepCost = 1000;  // keeps the sum over a whole way small
    PlaceSet barred_;                           // places that no step enters or leaves
    bool is_barred_;                            // whether barred_ has any place
    PlaceSet reached_;
    const PlaceGraph& graph_;
    std::array<Key, kMostPlaces> keys_;
    // For figures whose next step depends on the edge by which they came: the edges in the order in
    // which they were crossed, and the first crossing to each corner.
    struct Crossing {
        std::uint16_t edge;
        std::uint16_t to;
        int before;  // -1: the first one
        Key key;
    };
    std::array<Crossing, kMaxEdges> crossings_;
    std::size_t crossing_count_ = 0;
    EdgeIds crossed_;
    std::array<std::int16_t, kMostPlaces> arrival_;
    // A ring buffer of the places from which the search goes on, each at most once.
    std::array<std::uint16_t, kMostPlaces> waiting_;
    std::array<bool, kMostPlaces> is_waiting_;
    std::size_t first_ = 0;
    std::size_t left_ = 0;
};

// The most that the figure's next way may cost. `left`: the points that are left, for figures with
// points for each movement.
int budget_of(const Rulebook& book, const State& state, FigureId figure, int left);
inline int budget_of(const Rulebook& book, const State& state, FigureId figure) {
    return budget_of(book, state, figure, kind_of(book, figure).moves.points_each);
}

inline bool has_toll(const FigureMoves& moves) {
    return moves.toll.is_some() || !moves.toll_goods.empty();
}
// The player who gets the toll for a step along his route; none when the step costs no toll.
PlayerId toll_owner(const Rulebook& book,
                    const State& state,
                    FigureId figure,
                    const PlaceGraph::Step& step);
bool may_pay_toll(const Rulebook& book, const State& state, FigureId figure, PlayerId owner);

}  // namespace hexholm
