// Ways along the lines of one player.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/game/occupancy/occupancy.h"
#include "engine/game/routes/holdings.h"

namespace hexholm {

inline bool has_interrupting_piece(const Rulebook& book,
                                   const State& state,
                                   PlayerId player,
                                   CornerId corner) {
    const Spot& spot = state.corners[corner];
    return (spot.owner() != player) & is_among(book.interrupting(), spot);
}

inline bool is_interrupted(const Rulebook& book,
                           const State& state,
                           PlayerId player,
                           CornerId corner) {
    return has_interrupting_piece(book, state, player, corner) ||
           (book.interrupting_figures() != 0 && interrupts_at(book, state, player, corner));
}

// The lines where a way has not been yet. `kSeveral`: there are several classes of routes.
template <bool kSeveral>
class LineSteps {
public:
    // `lines`: the player's that count.
    LineSteps(const Rulebook& book, const State& state, PlayerId player, const EdgeIds& lines)
        : book_(book), state_(state), player_(player), left_(lines) {}

    const EdgeIds& left() const { return left_; }

protected:
    // All classes meet at an own building, else only lines of one class do.
    bool is_for_all(CornerId corner) const {
        return kSeveral && is_own(state_.corners[corner], player_) &&
               !is_off(book_, state_, corner);
    }
    // Calls visit(edge, its class) for each line by which one of this class goes on from the corner.
    template <class Visit>
    void visit_next(CornerId corner, RouteId route, Visit visit) const {
        if (is_interrupted(book_, state_, player_, corner)) return;
        const bool for_all = is_for_all(corner);
        for (const EdgeId edge : book_.board().edges(corner)) {
            if (!left_.has(edge)) continue;
            const RouteId next = kSeveral ? book_.route_of(state_.edges[edge]) : route;
            if (!kSeveral || next == route || for_all) visit(edge, next);
        }
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    EdgeIds left_;
};

// Goes along all lines that hang together with one. Where they form a tree the two longest ways out of each
// place make a trail, and the longest of these is the longest trail.
template <bool kSeveral>
class LineWalk : public LineSteps<kSeveral> {
public:
    using LineSteps<kSeveral>::LineSteps;

    void begin_with(EdgeId edge) {
        const RouteId route = book_.route_of(state_.edges[edge]);
        const auto& ends = book_.board().ends(edge);
        left_.remove(edge);
        note_seen(ends[0], route);
        note_seen(ends[1], route);
        const int first = way_out(ends[0], route);
        const int second = way_out(ends[1], route);
        longest_ = std::max(longest_, first + 1 + second);
    }
    // Do the lines form a ring, or part of one? Then nothing is known of trails.
    bool is_ring() const { return is_ring_; }
    int longest() const { return longest_; }

private:
    using LineSteps<kSeveral>::book_;
    using LineSteps<kSeveral>::state_;
    using LineSteps<kSeveral>::left_;

    // False where a line has led already.
    bool note_seen(CornerId corner, RouteId route) {
        CornerSet& seen = seen_[!kSeveral || this->is_for_all(corner) ? 0 : route.index()];
        const bool is_new = !seen.has(corner);
        seen.add(corner);
        is_ring_ |= !is_new;
        return is_new;
    }
    int way_out(CornerId corner, RouteId route) {
        int longest = 0;
        this->visit_next(corner, route, [&](EdgeId edge, RouteId next) {
            left_.remove(edge);
            const CornerId far = book_.board().other_end(edge, corner);
            if (!note_seen(far, next)) return;
            const int way = 1 + way_out(far, next);
            longest_ = std::max(longest_, longest + way);
            longest = std::max(longest, way);
        });
        return longest;
    }

    std::array<CornerSet, kSeveral ? kMaxRoutes : 1> seen_;  // of each class; of all in the first
    int longest_ = 0;
    bool is_ring_ = false;
};

// Tries every trail from a corner on. Where lines form rings upon rings there are too many.
template <bool kSeveral>
class Trails : public LineSteps<kSeveral> {
public:
    using LineSteps<kSeveral>::LineSteps;

    // The longest with the edge, of the class, on which a line stands or stood: when all begin with it, and
    // they are few. None: else.
    std::optional<int> longest_with(EdgeId edge, RouteId route) {
        left_.remove(edge);
        const auto& ends = book_.board().ends(edge);
        const bool first = goes_on(ends[0], route);
        if (first && goes_on(ends[1], route)) return std::nullopt;
        const int longest = 1 + longest_from(ends[first ? 0 : 1], route);
        return steps_left_ < 0 ? std::nullopt : std::optional<int>(longest);
    }

private:
    using LineSteps<kSeveral>::book_;
    using LineSteps<kSeveral>::left_;
    static constexpr int kMostSteps = 150;

    bool goes_on(CornerId corner, RouteId route) const {
        bool found = false;
        this->visit_next(corner, route, [&](EdgeId, RouteId) { found = true; });
        return found;
    }
    int longest_from(CornerId corner, RouteId route) {
        int longest = 0;
        if (--steps_left_ < 0) return longest;
        this->visit_next(corner, route, [&](EdgeId edge, RouteId next) {
            left_.remove(edge);
            longest =
                std::max(longest, 1 + longest_from(book_.board().other_end(edge, corner), next));
            left_.add(edge);
        });
        return longest;
    }

    int steps_left_ = kMostSteps;
};

}  // namespace hexholm
