#include "engine/game/routes.h"

#include <algorithm>

#include "engine/base/fixed_vector.h"
#include "engine/game/play.h"

namespace hexholm {
namespace {

bool is_interrupted(const Rulebook& book, const State& state, PlayerId player, CornerId corner) {
    const Spot& spot = state.corners[corner];
    return !spot.empty() && spot.owner != player && book.content().pieces[spot.piece].interrupts;
}

// The player's edges with local numbers, so that a trail is a bit mask.
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
            number_of_[at] = static_cast<std::uint8_t>(own_.size());
            own_.push_back({EdgeId(at), route});
        }
        for (const Route& route : book.content().routes)
            if (route.only_closed) leave_out_open_ends();
        for (std::size_t at = 0; at < own_.size(); ++at)
            link(at);
    }

    int longest() {
        for (std::size_t at = 0; at < own_.size() && best_ < size(); ++at) {
            walk(at, 0, bit(at), 1);
            walk(at, 1, bit(at), 1);
        }
        return best_;
    }

private:
    struct OwnEdge {
        EdgeId edge;
        RouteId route;
    };
    using Mask = std::uint64_t;

    static Mask bit(std::size_t at) { return Mask{1} << at; }
    int size() const { return static_cast<int>(own_.size()); }

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
        if (at < own_.size()) number_of_[own_[at].edge.index()] = static_cast<std::uint8_t>(at);
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

    // on_[at][end]: the own edges by which a trail may go on beyond that end of the edge.
    void link(std::size_t at) {
        const auto& ends = book_.board().ends(own_[at].edge);
        for (std::size_t end = 0; end < 2; ++end) {
            on_[at][end] = 0;
            far_[at][end] = ends[end];
            if (is_interrupted(book_, state_, player_, ends[end])) continue;
            const bool any_class = is_own(state_.corners[ends[end]], player_);
            for (const EdgeId edge : book_.board().edges(ends[end])) {
                const std::size_t other = number_of_[edge.index()];
                if (other >= own_.size() || own_[other].edge != edge || other == at) continue;
                if (any_class || own_[other].route == own_[at].route) on_[at][end] |= bit(other);
            }
        }
    }

    // The trail has just used edge `at` and leaves it by `end`; `used` has `length` edges.
    void walk(std::size_t at, std::size_t end, Mask used, int length) {
        best_ = std::max(best_, length);
        for (Mask next = on_[at][end] & ~used; next != 0 && best_ < size(); next &= next - 1) {
            const auto other = static_cast<std::size_t>(__builtin_ctzll(next));
            const std::size_t leave = far_[other][0] == far_[at][end] ? 1 : 0;
            walk(other, leave, used | bit(other), length + 1);
        }
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    FixedVector<OwnEdge, 64> own_;
    // Of an edge its place in own_; only meaningful when own_ names the edge there, so that it
    // need not be cleared.
    std::array<std::uint8_t, kMaxEdges> number_of_;
    std::array<std::array<Mask, 2>, 64> on_;
    std::array<std::array<CornerId, 2>, 64> far_;
    int best_ = 0;
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
