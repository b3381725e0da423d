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
        : book_(book), state_(state), player_(player) {
        for (std::size_t at = 0; at < book.board().edge_count() && own_.size() < own_.capacity();
             ++at) {
            const Spot& spot = state.edges[EdgeId(at)];
            if (!is_own(spot, player)) continue;
            const RouteId route = book.content().pieces[spot.piece].route;
            if (route.is_none() || ((routes >> route.value) & 1U) == 0) continue;
            own_.push_back({EdgeId(at), route});
        }
        for (const Route& route : book.content().routes)
            if (route.only_closed) leave_out_open_ends();
    }

    int longest() {
        TrailNetwork trails;
        for (const RouteId route : book_.content().routes.ids())
            places_[route.index()].fill(kNoPlace);
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
            reached.set(corner.index());
        for (bool grown = true; grown;) {
            grown = false;
            for (const OwnEdge& other : own_) {
                const auto& ends = book_.board().ends(other.edge);
                const bool near = reached[ends[0].index()] || reached[ends[1].index()];
                const bool all = reached[ends[0].index()] && reached[ends[1].index()];
                if (other.route != own_[at].route || !near || all) continue;
                reached.set(ends[0].index());
                reached.set(ends[1].index());
                grown = true;
            }
        }
        int buildings = 0;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            buildings += reached[corner.index()] && is_own(state_.corners[corner], player_) ? 1 : 0;
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
    FixedVector<OwnEdge, TrailNetwork::kMostLines> own_;
    std::array<std::array<PlaceNumber, kMaxCorners>, kMaxRoutes> places_;
};

}  // namespace

CornerSet corners_joining(
    const Rulebook& book, const State& state, PlayerId player, RouteId route, EdgeId without) {
    CornerSet corners;
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count())) {
        const Spot& spot = state.edges[edge];
        if (!is_own(spot, player) || book.content().pieces[spot.piece].route != route) continue;
        if (edge == without) continue;
        for (const CornerId corner : book.board().ends(edge))
            if (!is_interrupted(book, state, player, corner)) corners.set(corner.index());
    }
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count()))
        if (is_own(state.corners[corner], player)) corners.set(corner.index());
    return corners;
}

CornerSet corners_touched(const Rulebook& book, const State& state, PlayerId player) {
    CornerSet corners;
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count())) {
        const Spot& spot = state.edges[edge];
        if (!is_own(spot, player) || book.content().pieces[spot.piece].route.is_none()) continue;
        for (const CornerId corner : book.board().ends(edge))
            corners.set(corner.index());
    }
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
    return Network(book, state, player, routes).longest();
}

}  // namespace hexholm
