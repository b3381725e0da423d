// How long the longest route is.
#include <algorithm>
#include <optional>

#include "engine/base/check.h"
#include "engine/base/fixed_vector.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/routes/routes.h"
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
          joints_(book, state, player),
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

    // See TrailNetwork::longest().
    int longest(int known, int most = TrailNetwork::kAnyLength) {
        if (!book_.has_weights() && static_cast<int>(own_.size()) <= known) return known;
        return book_.has_weights() || figures_interrupt_ ? longest_trail<true>(known, most)
                                                         : longest_trail<false>(known, most);
    }
    // See TrailNetwork::trail().
    EdgeIds trail() const {
        EdgeIds edges;
        for (const auto line : trails_.trail())
            edges.add(own_[line]);
        return edges;
    }

private:
    // `kSpecial`: edges may count for more than one, and figures may interrupt.
    template <bool kSpecial>
    int longest_trail(int known, int most) {
        for (const RouteId route : book_.content().routes.ids())
            std::fill_n(places_[route.index()].begin(), book_.board().corner_count(),
                        TrailNetwork::kNoPlace);
        for (const EdgeId edge : own_) {
            const auto& ends = book_.board().ends(edge);
            const RouteId route = route_of(edge);
            const TrailNetwork::Place from = place<kSpecial>(ends[0], route);
            trails_.add_line(from, place<kSpecial>(ends[1], route),
                             kSpecial ? length_of(edge, route) : 1);
        }
        return trails_.longest(known, most);
    }

    int length_of(EdgeId edge, RouteId route) const {
        const CounterId weight = book_.content().routes[route].weight;
        if (weight.is_none()) return 1;
        const int more = counter_value(state_, book_.content().counters[weight], edge.index());
        return 1 + std::max(more, 0);
    }
    RouteId route_of(EdgeId edge) const { return book_.route_of(state_.edges[edge]); }

    // Removes the edges of classes that count only where they are closed, unless an edge lies on a
    // trail of the class between two own buildings (S-44): two ways without a common edge lead from
    // its ends to them.
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

    // Where lines of the class meet that end at the corner.
    template <bool kSpecial>
    TrailNetwork::Place place(CornerId corner, RouteId route) {
        if (joints_.cut.has(corner)) return trails_.add_place();
        if (kSpecial && figures_interrupt_ && !passable_.has(corner)) return trails_.add_place();
        auto& known = places_[joints_.meeting.has(corner) ? 0 : route.index()][corner.index()];
        return known = trails_.known_or_new(known);
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    Joints joints_;
    bool figures_interrupt_;
    CornerSet passable_;  // as far as figures go; nothing when none interrupts
    FixedVector<EdgeId, kMaxEdges + 1> own_;
    std::array<std::array<TrailNetwork::Place, kMaxCorners>, kMaxRoutes> places_;
    TrailNetwork trails_;
};

// The player's lines of these classes.
EdgeIds lines_in(const Rulebook& book, const State& state, PlayerId player, unsigned routes) {
    EdgeIds lines;
    const std::size_t words = book.place_sets().edge_words();
    for (const RouteId route : book.content().routes.ids())
        if (((routes >> route.value) & 1U) != 0)
            for (std::size_t at = 0; at < words; ++at)
                lines.set_word(at, lines.word(at) | lines_of(book, state, player, route)[at]);
    return lines;
}

// Whose routes are looked at.
struct RouteOwner {
    const Rulebook& book;
    const State& state;
    PlayerId player;

    bool has_several_classes() const { return book.content().routes.size() > 1; }
};

// See Trails. `lines` may have the edge or not; `trail` becomes the edges of the longest when that is longer than `known`.
template <bool kSeveral>
std::optional<int> longest_with(const RouteOwner& of,
                                EdgeId edge,
                                RouteId route,
                                const EdgeIds& lines,
                                int known,
                                int most,
                                EdgeIds* trail) {
    Trails<kSeveral> trails(of.book, of.state, of.player, lines);
    const std::optional<int> longest = trails.longest_with(edge, route, most);
    if (longest && *longest > known && trail != nullptr) {
        *trail = lines;
        trail->remove(trails.left_by_longest());
    }
    return longest;
}
std::optional<int> longest_with(const RouteOwner& of,
                                EdgeId edge,
                                RouteId route,
                                const EdgeIds& lines,
                                int known,
                                int most,
                                EdgeIds* trail) {
    return of.has_several_classes()
               ? longest_with<true>(of, edge, route, lines, known, most, trail)
               : longest_with<false>(of, edge, route, lines, known, most, trail);
}

}  // namespace

int longest_route(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, int known) {
    RouteNetwork network(book, state, player);
    network.take(lines_in(book, state, player, routes));
    return network.longest(known);
}

namespace {

bool counts(const Rulebook& book, const State& state, unsigned routes, EdgeId edge) {
    const RouteId route = book.route_of(state.edges[edge]);
    return route.is_some() && ((routes >> route.value) & 1U) != 0;
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
    // Where only closed routes count, an edge may make others count.
    if (!book.has_weights() && !book.has_closed_routes()) {
        const RouteId route = book.route_of(state.edges[edge]);
        const EdgeIds lines = lines_in(book, state, player, routes);
        const std::optional<int> with =
            longest_with({book, state, player}, edge, route, lines, known, known + 1, nullptr);
        if (with) return std::max(known, *with);
    }
    return longest_route(book, state, player, routes, known);
}

int longest_route_between(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          unsigned routes,
                          int least,
                          int most,
                          EdgeIds& trail) {
    RouteNetwork network(book, state, player);
    network.take(lines_in(book, state, player, routes));
    const int length = network.longest(least, most);
    if (length > least) trail = network.trail();
    return length;
}

namespace {

// The corners at which an odd number of the lines ends: of a trail its own two ends, or none.
CornerSet ends_of(const Rulebook& book, const EdgeIds& trail) {
    CornerSet odd;
    trail.visit(book.place_sets().edge_words(), [&](EdgeId edge) {
        for (const CornerId end : book.board().ends(edge))
            odd.has(end) ? odd.remove(end) : odd.add(end);
    });
    return odd;
}

// Extends the trail at this end; returns by how many lines.
template <bool kSeveral>
int lengthen_at(
    const RouteOwner& of, CornerId end, int most, const EdgeIds& lines, EdgeIds& trail) {
    const auto& edges = of.book.board().edges(end);
    const auto is_last = [&](EdgeId edge) { return trail.has(edge); };
    if (std::ranges::count_if(edges, is_last) != 1) return 0;
    const EdgeId last = *std::ranges::find_if(edges, is_last);
    EdgeIds more = lines;
    more.remove(trail);
    Trails<kSeveral> trails(of.book, of.state, of.player, more);
    const int length = trails.longest_on(end, of.book.route_of(of.state.edges[last]), most);
    if (length == 0) return 0;
    more.remove(trails.left_by_longest());
    trail.add(more);
    return length;
}

}  // namespace

int lengthen_route(const Rulebook& book,
                   const State& state,
                   PlayerId player,
                   unsigned routes,
                   int most,
                   EdgeIds& trail) {
    const RouteOwner of{book, state, player};
    const EdgeIds lines = lines_in(book, state, player, routes);
    const std::size_t words = book.place_sets().edge_words();
    int length = trail.count(words);
    HEX_CHECK(lines.count(words) >= length);
    ends_of(book, trail).visit(book.place_sets().corner_words(), [&](CornerId end) {
        if (length >= most) return;
        length += of.has_several_classes()
                      ? lengthen_at<true>(of, end, most - length, lines, trail)
                      : lengthen_at<false>(of, end, most - length, lines, trail);
    });
    return length;
}

std::optional<int> longest_route_from(const Rulebook& book,
                                      const State& state,
                                      PlayerId player,
                                      unsigned routes,
                                      EdgeId edge,
                                      int known,
                                      int most,
                                      EdgeIds& trail) {
    if (!counts(book, state, routes, edge)) return 0;
    return longest_with({book, state, player}, edge, book.route_of(state.edges[edge]),
                        lines_in(book, state, player, routes), known, most, &trail);
}

int count_lines(const Rulebook& book, const State& state, PlayerId player) {
    return lines_in(book, state, player, ~0U).count(book.place_sets().edge_words());
}

}  // namespace hexholm
