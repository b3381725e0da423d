#include "engine/game/routes/routes.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "engine/base/fixed_vector.h"
#include "engine/game/core/play.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/routes/trail.h"
#include "engine/game/routes/walk.h"

namespace hexholm {
namespace {

// The player's edges that count.
class RouteNetwork {
public:
    RouteNetwork(const Rulebook& book, const State& state, PlayerId player)
        : book_(book),
          state_(state),
          player_(player),
          figures_interrupt_(book.interrupting_figures() != 0) {
        if (figures_interrupt_) {
            passable_ = CornerSet::first(book.board().corner_count());
            remove_interrupted(book, state, player, passable_);
        }
    }

    void take(const EdgeIds& edges) {
        edges.visit(book_.place_sets().edge_words(), [&](EdgeId edge) { own_.push_back(edge); });
        if (book_.has_closed_routes()) leave_out_open_ends();
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

    // Of a class that counts only where it is closed an edge stays that lies on a
    // trail of the class between two own buildings (S-44): two ways without a
    // common edge lead from its ends to them.
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
    // The second way may take over the end of the first, which then goes on
    // elsewhere.
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

    // Where lines of the class meet that end at the corner: all classes at an own
    // building that is not switched off (X-B-90), none at a building of another
    // that interrupts.
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
    bool figures_interrupt_;
    CornerSet passable_;  // as far as figures go; nothing when none interrupts
    FixedVector<EdgeId, kMaxEdges + 1> own_;
    std::array<std::array<TrailNetwork::Place, kMaxCorners>, kMaxRoutes> places_;
};

void leave_out_ended(const Rulebook& book, const State& state, Holdings& own) {
    CornerSet ended = spots_among(state.corners, book.ending_routes());
    ended.keep(own.corners());
    for (RouteEnds& found : own.ends())
        found.joining.remove(ended);
}

void find_ends(const Rulebook& book, const State& state, Holdings& own) {
    const std::size_t words = book.place_sets().corner_words();
    for (const RouteId route : book.content().routes.ids()) {
        RouteEnds& found = own.ends().grow();
        found.touched = CornerSet::of(touched_corners(book, state, own.player(), route), words);
        if (book.has_moves())
            found.shared = CornerSet::of(shared_corners(book, state, own.player(), route), words);
    }
    const CornerSet interrupted = book.corners_interrupt()
                                      ? CornerSet::of(taken_corners(book, state), words)
                                      : spots_among(state.corners, book.interrupting());
    for (RouteEnds& found : own.ends()) {
        found.joining = found.touched;
        found.joining.remove(interrupted, words);
        remove_interrupted(book, state, own.player(), found.joining);
        found.joining.add(own.corners(), words);
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

namespace {

// The player's lines of these classes.
EdgeIds lines_in(const Rulebook& book, const State& state, PlayerId player, unsigned routes) {
    EdgeIds lines;
    const std::size_t words = book.place_sets().edge_words();
    for (const RouteId route : book.content().routes.ids())
        if (((routes >> route.value) & 1U) != 0)
            lines.add(EdgeIds::of(lines_of(book, state, player, route), words), words);
    return lines;
}

// Of these lines what hangs together with the edge is looked at, and taken away.
// REQUIRES: no class of routes counts only where it is closed.
template <bool kSeveral>
int longest_of_part(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    EdgeId edge,
                    int known,
                    EdgeIds& lines) {
    LineWalk<kSeveral> walk(book, state, player, lines);
    walk.begin_with(edge);
    EdgeIds part = std::exchange(lines, walk.left());
    if (!walk.is_ring() && !book.has_weights()) return std::max(known, walk.longest());
    part.remove(lines);
    RouteNetwork network(book, state, player);
    network.take(part);
    return network.longest(known);
}
int longest_of_part(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    EdgeId edge,
                    int known,
                    EdgeIds& lines) {
    return book.content().routes.size() > 1
               ? longest_of_part<true>(book, state, player, edge, known, lines)
               : longest_of_part<false>(book, state, player, edge, known, lines);
}

// The same of all of them. What is left counts for something only while it could be longer.
int longest_of_all(
    const Rulebook& book, const State& state, PlayerId player, int known, EdgeIds& lines) {
    const std::size_t words = book.place_sets().edge_words();
    for (std::size_t at = 0; at < words; ++at) {
        while (lines.word(at) != 0) {
            if (!book.has_weights() && lines.count() <= known) return known;
            const EdgeId edge(64 * at + static_cast<std::size_t>(std::countr_zero(lines.word(at))));
            known = longest_of_part(book, state, player, edge, known, lines);
        }
    }
    return known;
}

}  // namespace

int longest_route(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, int known) {
    EdgeIds lines = lines_in(book, state, player, routes);
    if (!book.has_closed_routes()) return longest_of_all(book, state, player, known, lines);
    RouteNetwork network(book, state, player);
    network.take(lines);
    return network.longest(known);
}

namespace {

bool counts(const Rulebook& book, const State& state, unsigned routes, EdgeId edge) {
    const RouteId route = book.route_of(state.edges[edge]);
    return route.is_some() && ((routes >> route.value) & 1U) != 0;
}

// See Trails. `lines` may have the edge or not.
std::optional<int> longest_with(const Rulebook& book,
                                const State& state,
                                PlayerId player,
                                EdgeId edge,
                                RouteId route,
                                const EdgeIds& lines) {
    return book.content().routes.size() > 1
               ? Trails<true>(book, state, player, lines).longest_with(edge, route)
               : Trails<false>(book, state, player, lines).longest_with(edge, route);
}

}  // namespace

int longest_route_with(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       unsigned routes,
                       EdgeId edge,
                       int known) {
    // No trail without the edge is longer than what is known, and what has no
    // such route joins none.
    if (!counts(book, state, routes, edge)) return known;
    // An edge may make others count.
    if (book.has_closed_routes()) return longest_route(book, state, player, routes, known);
    EdgeIds lines = lines_in(book, state, player, routes);
    if (!book.has_weights()) {
        const RouteId route = book.route_of(state.edges[edge]);
        const std::optional<int> with = longest_with(book, state, player, edge, route, lines);
        if (with) return std::max(known, *with);
    }
    return longest_of_part(book, state, player, edge, known, lines);
}

int longest_route_after_move(const Rulebook& book,
                             const State& state,
                             PlayerId player,
                             unsigned routes,
                             EdgeId from,
                             EdgeId to,
                             int known) {
    if (book.has_closed_routes() || book.has_weights())
        return longest_route(book, state, player, routes);
    if (!counts(book, state, routes, to)) return known;
    HEX_CHECK(known >= 0 && to.index() < book.board().edge_count());
    const RouteId route = book.route_of(state.edges[to]);
    EdgeIds lines = lines_in(book, state, player, routes);
    const std::optional<int> with = longest_with(book, state, player, to, route, lines);
    if (with && *with >= known) return *with;
    EdgeIds others = lines;
    others.remove(to);
    // Where no trail with the lost edge was the longest, one without it was.
    const std::optional<int> lost = longest_with(book, state, player, from, route, others);
    if (with) lines = others;
    int longest = std::max(known - 1, 0);
    if (lost && *lost < known) {
        if (with) return known;
        longest = known;
    }
    // Without an edge at an open end trails were shorter by one at most, and no longer than they had been.
    if (!with) longest = longest_of_part(book, state, player, to, longest, lines);
    return longest >= known ? longest : longest_of_all(book, state, player, longest, lines);
}

}  // namespace hexholm
