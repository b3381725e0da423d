#include "engine/game/routes/routes.h"

#include <algorithm>
#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/game/core/play.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/routes/trail.h"

namespace hexholm {
namespace {

bool has_interrupting_piece(const Rulebook& book,
                            const State& state,
                            PlayerId player,
                            CornerId corner) {
    const Spot& spot = state.corners[corner];
    return (spot.owner() != player) & is_among(book.interrupting(), spot);
}

bool is_interrupted(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    return has_interrupting_piece(book, state, player, corner) ||
           (book.interrupting_figures() != 0 && interrupts_at(book, state, player, corner));
}

// The player's edges that count.
class Network {
public:
    Network(const Rulebook& book, const State& state, PlayerId player, unsigned routes)
        : book_(book),
          state_(state),
          player_(player),
          figures_interrupt_(book.interrupting_figures() != 0) {
        counting_ = own_spots(state.edges, player);
        counting_.keep(spots_among(state.edges, book.pieces_of_routes(routes)));
        if (figures_interrupt_) {
            passable_ = CornerSet::first(book.board().corner_count());
            remove_interrupted(book, state, player, passable_);
        }
    }

    void take_all() {
        counting_.visit([&](EdgeId edge) {
            own_.push_back(edge);
            return true;
        });
        if (book_.has_closed_routes()) leave_out_open_ends();
    }
    // Only what hangs together with the edge.
    void take_part(EdgeId edge) {
        if (book_.has_closed_routes()) return take_all();  // it may make others count
        const auto take_new = [&](EdgeId next) {
            own_.push_back_if(next, counting_.has(next));
            counting_.remove(next);
        };
        take_new(edge);
        for (std::size_t at = 0; at < own_.size(); ++at)
            for (const CornerId corner : book_.board().ends(own_[at]))
                for (const EdgeId next : book_.board().edges(corner))
                    take_new(next);
    }

    int longest(int known) {
        if (!book_.has_weights() && static_cast<int>(own_.size()) <= known) return known;
        return book_.has_weights() || figures_interrupt_ ? longest_trail<true>(known)
                                                         : longest_trail<false>(known);
    }

private:
    // `kSpecial`: edges may count for more than one, and figures may interrupt.
    template <bool kSpecial>
    int longest_trail(int known) {
        TrailNetwork trails;
        for (const RouteId route : book_.content().routes.ids())
            std::fill_n(places_[route.index()].begin(), book_.board().corner_count(),
                        TrailNetwork::kNoPlace);
        for (const EdgeId edge : own_) {
            if (trails.full()) break;
            const auto& ends = book_.board().ends(edge);
            const RouteId route = route_of(edge);
            const TrailNetwork::Place from = place<kSpecial>(trails, ends[0], route);
            trails.add_line(from, place<kSpecial>(trails, ends[1], route),
                            kSpecial ? length_of(edge, route) : 1);
        }
        return trails.longest(known);
    }

    int length_of(EdgeId edge, RouteId route) const {
        const CounterId weight = book_.content().routes[route].weight;
        if (weight.is_none()) return 1;
        const int more = counter_value(state_, book_.content().counters[weight], edge.index());
        return 1 + std::max(more, 0);
    }
    RouteId route_of(EdgeId edge) const { return book_.route_of(state_.edges[edge]); }

    // Of a class that counts only where it is closed an edge stays that lies on a trail of the class
    // between two own buildings (S-44): two ways without a common edge lead from its ends to them.
    void leave_out_open_ends() {
        FixedVector<EdgeId, kMaxEdges + 1> closed;
        for (std::size_t at = 0; at < own_.size(); ++at)
            if (!book_.content().routes[route_of(own_[at])].only_closed || links_buildings(at))
                closed.push_back(own_[at]);
        own_ = closed;
    }
    bool links_buildings(std::size_t at) const {
        Ways ways;
        ways.used[at] = true;
        for (const CornerId corner : book_.board().ends(own_[at])) {
            ways.tried = {};
            if (!find_way(route_of(own_[at]), corner, ways)) return false;
        }
        return true;
    }
    struct Ways {
        std::array<bool, kMaxEdges> used{};      // the edge leads to a building
        std::array<CornerId, kMaxEdges> from{};  // from this end, unless it is `at`
        CornerSet reached;                       // buildings
        CornerSet tried;                         // by this search
    };
    // The second way may take over the end of the first, which then goes on elsewhere.
    bool find_way(RouteId route, CornerId corner, Ways& ways) const {
        if (ways.tried.has(corner)) return false;
        ways.tried.add(corner);
        if (is_own(state_.corners[corner], player_) && !ways.reached.has(corner)) {
            ways.reached.add(corner);
            return true;
        }
        for (std::size_t at = 0; at < own_.size(); ++at) {
            const auto& ends = book_.board().ends(own_[at]);
            if (route_of(own_[at]) != route || (ends[0] != corner && ends[1] != corner)) continue;
            const CornerId other = book_.board().other_end(own_[at], corner);
            const bool turns_back = ways.used[at] && ways.from[at] == other;
            if ((ways.used[at] && !turns_back) || !find_way(route, other, ways)) continue;
            ways.used[at] = !turns_back;
            ways.from[at] = corner;
            return true;
        }
        return false;
    }

    // Where lines of the class meet that end at the corner: all classes at an own building that is not
    // switched off (X-B-90), none at a building of another that interrupts.
    template <bool kSpecial>
    TrailNetwork::Place place(TrailNetwork& trails, CornerId corner, RouteId route) {
        if (has_interrupting_piece(book_, state_, player_, corner)) return trails.add_place();
        if (kSpecial && figures_interrupt_ && !passable_.has(corner)) return trails.add_place();
        const bool any_class =
            is_own(state_.corners[corner], player_) && !is_off(book_, state_, corner);
        auto& known = places_[any_class ? 0 : route.index()][corner.index()];
        return known = trails.known_or_new(known);
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    EdgeIds counting_;
    bool figures_interrupt_;
    CornerSet passable_;  // as far as figures go; nothing when none interrupts
    FixedVector<EdgeId, kMaxEdges + 1> own_;
    std::array<std::array<TrailNetwork::Place, kMaxCorners>, kMaxRoutes> places_;
};

// A trail over a new edge, where the player's lines of one class form a tree around it: the longest way out
// from one end, the edge, and the longest way out from the other.
class TreeWalk {
public:
    TreeWalk(const Rulebook& book, const State& state, PlayerId player, unsigned pieces)
        : book_(book), state_(state), player_(player), pieces_(pieces) {}

    // Lines in the trail; none where they form a ring, or part of one.
    std::optional<int> longest_over(EdgeId edge) {
        const auto& ends = book_.board().ends(edge);
        seen_.add(ends[0]);
        seen_.add(ends[1]);
        const int first = way_out(ends[0], edge);
        const int second = way_out(ends[1], edge);
        if (is_ring_) return std::nullopt;
        return first + 1 + second;
    }

private:
    int way_out(CornerId corner, EdgeId from) {
        if (has_interrupting_piece(book_, state_, player_, corner)) return 0;
        int longest = 0;
        for (const EdgeId edge : book_.board().edges(corner)) {
            const Spot& spot = state_.edges[edge];
            if (edge == from || spot.owner_bits() != player_.value || !is_among(pieces_, spot))
                continue;
            const CornerId far = book_.board().other_end(edge, corner);
            is_ring_ |= seen_.has(far);
            if (is_ring_) return 0;
            seen_.add(far);
            longest = std::max(longest, 1 + way_out(far, edge));
        }
        return longest;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    std::uint32_t pieces_;
    CornerSet seen_;
    bool is_ring_ = false;
};

void add_ends(const Rulebook& book, const State& state, EdgeId edge, Holdings& own) {
    const RouteId route = book.route_of(state.edges[edge]);
    if (route.is_none()) return;
    RouteEnds& found = own.ends()[route.index()];
    for (const CornerId corner : book.board().ends(edge))
        found.touched.add(corner, found.shared);
}

void leave_out_ended(const Rulebook& book, const State& state, Holdings& own) {
    CornerSet ended = spots_among(state.corners, book.ending_routes());
    ended.keep(own.corners());
    for (RouteEnds& found : own.ends())
        found.joining.remove(ended);
}

void find_ends(const Rulebook& book, const State& state, Holdings& own) {
    while (own.ends().size() < book.content().routes.size()) {
        RouteEnds& fresh = own.ends().grow();
        fresh.touched = fresh.shared = {};
    }
    own_spots(state.edges, own.player()).visit([&](EdgeId edge) {
        add_ends(book, state, edge, own);
        return true;
    });
    const CornerSet interrupted = book.corners_interrupt()
                                      ? taken_spots(state.corners)
                                      : spots_among(state.corners, book.interrupting());
    for (RouteEnds& found : own.ends()) {
        found.joining = found.touched;
        found.joining.remove(interrupted);
        remove_interrupted(book, state, own.player(), found.joining);
        found.joining.add(own.corners());
    }
    if (book.ending_routes() != 0) leave_out_ended(book, state, own);
}

}  // namespace

const RouteEnds& route_ends(const Rulebook& book,
                            const State& state,
                            Holdings& own,
                            RouteId route) {
    if (own.ends().empty()) find_ends(book, state, own);
    return own.ends()[route.index()];
}

CornerSet corners_touched(const Rulebook& book, const State& state, Holdings& own) {
    CornerSet corners;
    for (const RouteId route : book.content().routes.ids())
        corners.add(route_ends(book, state, own, route).touched);
    return corners;
}

bool joins_at(const Rulebook& book,
              const State& state,
              PlayerId player,
              RouteId route,
              CornerId corner,
              EdgeId without) {
    if (is_own(state.corners[corner], player))
        return !is_among(book.ending_routes(), state.corners[corner]);
    if (is_interrupted(book, state, player, corner)) return false;
    return std::ranges::any_of(book.board().edges(corner), [&](EdgeId edge) {
        return edge != without && is_own(state.edges[edge], player) &&
               book.route_of(state.edges[edge]) == route;
    });
}

bool joins_own_route(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     RouteId route,
                     EdgeId edge,
                     EdgeId without) {
    return std::ranges::any_of(book.board().ends(edge), [&](CornerId corner) {
        return joins_at(book, state, player, route, corner, without);
    });
}

int longest_route(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, int known) {
    Network network(book, state, player, routes);
    network.take_all();
    return network.longest(known);
}

int longest_route_with(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       unsigned routes,
                       EdgeId edge,
                       int known) {
    // No trail without the edge is longer than what is known, and what has no such route joins none.
    const RouteId route = book.route_of(state.edges[edge]);
    if (route.is_none() || ((routes >> route.value) & 1U) == 0) return known;
    if (book.content().routes.size() == 1 && !book.has_weights() && !book.has_closed_routes() &&
        book.interrupting_figures() == 0) {
        TreeWalk walk(book, state, player, book.pieces_of_routes(routes));
        if (const std::optional<int> length = walk.longest_over(edge))
            return std::max(known, *length);
    }
    Network network(book, state, player, routes);
    network.take_part(edge);
    return network.longest(known);
}

}  // namespace hexholm
