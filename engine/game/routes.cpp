#include "engine/game/routes.h"

#include <algorithm>

#include "engine/base/fixed_vector.h"
#include "engine/game/play.h"
#include "engine/game/trail.h"

namespace hexholm {
namespace {

bool is_interrupted(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    const Spot& spot = state.corners[corner];
    return !spot.empty() && spot.owner != player && book.content().pieces[spot.piece].interrupts;
}

// The player's edges that count.
class Network {
public:
    Network(const Rulebook& book, const State& state, PlayerId player, unsigned routes)
        : book_(book), state_(state), player_(player), routes_(routes) {
        const auto& declared = book.content().routes;
        has_closed_class_ = std::any_of(declared.begin(), declared.end(),
                                        [](const Route& route) { return route.only_closed; });
    }

    void take_all() {
        for_each_own(state_.edges, book_.board().edge_count(), player_, [&](EdgeId edge) {
            if (counts(edge)) take(edge);
        });
        if (has_closed_class_) leave_out_open_ends();
    }
    // Only what hangs together with the edge.
    void take_part(EdgeId edge) {
        if (has_closed_class_) return take_all();  // it may make others count
        EdgeSet taken;
        const auto take_new = [&](EdgeId next) {
            if (taken.has(next) || !is_own(state_.edges[next], player_) || !counts(next)) return;
            taken.add(next);
            take(next);
        };
        take_new(edge);
        for (std::size_t at = 0; at < own_.size(); ++at)
            for (const CornerId corner : book_.board().ends(own_[at].edge))
                for (const EdgeId next : book_.board().edges(corner))
                    take_new(next);
    }

    int longest() {
        TrailNetwork trails;
        for (const RouteId route : book_.content().routes.ids())
            std::fill_n(places_[route.index()].begin(), book_.board().corner_count(), kNoPlace);
        for (const OwnEdge& own : own_) {
            const auto& ends = book_.board().ends(own.edge);
            const TrailNetwork::Place from = place(trails, ends[0], own.route);
            trails.add_line(from, place(trails, ends[1], own.route));
        }
        return trails.longest();
    }

private:
    struct OwnEdge {
        EdgeId edge;
        RouteId route;
    };
    using PlaceNumber = std::uint8_t;
    static constexpr PlaceNumber kNoPlace = 255;
    static_assert(2 * TrailNetwork::kMostLines <= kNoPlace);

    bool counts(EdgeId edge) const {
        const RouteId route = book_.content().pieces[state_.edges[edge].piece].route;
        return route.is_some() && ((routes_ >> route.value) & 1U) != 0;
    }
    void take(EdgeId edge) {
        if (own_.size() < own_.capacity())
            own_.push_back({edge, book_.content().pieces[state_.edges[edge].piece].route});
    }

    // Ships whose route does not link two own buildings do not count (S-44): dead ends go one by one,
    // then what hangs on fewer than two buildings.
    void leave_out_open_ends() {
        for (bool found = true; found;) {
            found = false;
            for (std::size_t at = 0; at < own_.size() && !found; ++at)
                if (counts_when_closed(at) && (has_free_end(at) || !links_buildings(at))) {
                    drop(at);
                    found = true;
                }
        }
    }
    void drop(std::size_t at) {
        own_[at] = own_.back();
        own_.pop_back();
    }
    bool counts_when_closed(std::size_t at) const {
        return book_.content().routes[own_[at].route].only_closed;
    }
    bool has_free_end(std::size_t at) const {
        const auto& ends = book_.board().ends(own_[at].edge);
        return std::any_of(ends.begin(), ends.end(), [&](CornerId corner) {
            return !is_own(state_.corners[corner], player_) &&
                   std::none_of(own_.begin(), own_.end(), [&](const OwnEdge& other) {
                       return other.edge != own_[at].edge && other.route == own_[at].route &&
                              touches(other.edge, corner);
                   });
        });
    }
    bool touches(EdgeId edge, CornerId corner) const {
        const auto& ends = book_.board().ends(edge);
        return ends[0] == corner || ends[1] == corner;
    }
    // Do two own buildings stand at the connected edges of this class?
    bool links_buildings(std::size_t at) const {
        CornerSet reached;
        for (const CornerId corner : book_.board().ends(own_[at].edge))
            reached.add(corner);
        for (bool grown = true; grown;) {
            grown = false;
            for (const OwnEdge& other : own_) {
                const auto& ends = book_.board().ends(other.edge);
                const bool near = reached.has(ends[0]) || reached.has(ends[1]);
                const bool all = reached.has(ends[0]) && reached.has(ends[1]);
                if (other.route != own_[at].route || !near || all) continue;
                reached.add(ends[0]);
                reached.add(ends[1]);
                grown = true;
            }
        }
        int buildings = 0;
        for_each_own(state_.corners, book_.board().corner_count(), player_,
                     [&](CornerId corner) { buildings += reached.has(corner) ? 1 : 0; });
        return buildings >= 2;
    }

    // Where lines of the class meet that end at the corner: all classes at an own building, none at
    // a building of another that interrupts.
    TrailNetwork::Place place(TrailNetwork& trails, CornerId corner, RouteId route) {
        if (is_interrupted(book_, state_, player_, corner)) return trails.add_place();
        const bool any_class = is_own(state_.corners[corner], player_);
        PlaceNumber& known = places_[any_class ? 0 : route.index()][corner.index()];
        if (known == kNoPlace) known = trails.add_place();
        return known;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    unsigned routes_;
    bool has_closed_class_ = false;
    FixedVector<OwnEdge, TrailNetwork::kMostLines> own_;
    std::array<std::array<PlaceNumber, kMaxCorners>, kMaxRoutes> places_;
};

}  // namespace

CornerSet corners_joining(
    const Rulebook& book, const State& state, PlayerId player, RouteId route, EdgeId without) {
    CornerSet corners;
    for_each_own(state.edges, book.board().edge_count(), player, [&](EdgeId edge) {
        if (book.content().pieces[state.edges[edge].piece].route != route || edge == without)
            return;
        for (const CornerId corner : book.board().ends(edge))
            if (!is_interrupted(book, state, player, corner)) corners.add(corner);
    });
    for_each_own(state.corners, book.board().corner_count(), player,
                 [&](CornerId corner) { corners.add(corner); });
    return corners;
}

CornerSet corners_touched(const Rulebook& book, const State& state, PlayerId player) {
    CornerSet corners;
    for_each_own(state.edges, book.board().edge_count(), player, [&](EdgeId edge) {
        if (book.content().pieces[state.edges[edge].piece].route.is_none()) return;
        for (const CornerId corner : book.board().ends(edge))
            corners.add(corner);
    });
    return corners;
}

bool joins_own_route(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     RouteId route,
                     EdgeId edge,
                     EdgeId without) {
    for (const CornerId corner : book.board().ends(edge)) {
        if (is_own(state.corners[corner], player)) return true;
        if (is_interrupted(book, state, player, corner)) continue;
        for (const EdgeId other : book.board().edges(corner))
            if (other != edge && other != without && is_own(state.edges[other], player) &&
                book.content().pieces[state.edges[other].piece].route == route)
                return true;
    }
    return false;
}

int longest_route(const Rulebook& book, const State& state, PlayerId player, unsigned routes) {
    Network network(book, state, player, routes);
    network.take_all();
    return network.longest();
}

int longest_route_with(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, EdgeId edge) {
    Network network(book, state, player, routes);
    network.take_part(edge);
    return network.longest();
}

}  // namespace hexholm
