#include "tests/support/longest_trail.h"

#include <algorithm>
#include <vector>

#include "engine/game/core/play.h"

namespace hexholm::test {
namespace {

class Trails {
public:
    Trails(const Rulebook& book, const State& state, PlayerId player, unsigned routes)
        : book_(book), state_(state), player_(player), used_(book.board().edge_count(), false) {
        for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
            if (is_own(state.edges[edge], player) && ((routes >> route_of(edge).value) & 1U) != 0)
                own_.push_back(edge);
        leave_out_open();
    }

    int longest() {
        for (const EdgeId edge : own_)
            for (const CornerId corner : book_.board().ends(edge))
                walk(edge, corner, 1);
        return best_;
    }

private:
    // Of some classes only what lies on a trail of the class between two own buildings counts (S-44).
    void leave_out_open() {
        closed_.assign(used_.size(), false);
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            if (is_own(state_.corners[corner], player_))
                for (const EdgeId edge : book_.board().edges(corner))
                    if (std::count(own_.begin(), own_.end(), edge) > 0)
                        close(edge, corner, book_.board().other_end(edge, corner));
        own_.erase(std::remove_if(own_.begin(), own_.end(),
                                  [&](EdgeId edge) {
                                      return book_.content().routes[route_of(edge)].only_closed &&
                                             !closed_[edge.index()];
                                  }),
                   own_.end());
    }
    // The trail from the building uses this edge and leaves it by the corner.
    void close(EdgeId edge, CornerId building, CornerId corner) {
        used_[edge.index()] = true;
        trail_.push_back(edge);
        if (corner != building && is_own(state_.corners[corner], player_))
            for (const EdgeId passed : trail_)
                closed_[passed.index()] = true;
        for (const EdgeId next : book_.board().edges(corner))
            if (!used_[next.index()] && std::count(own_.begin(), own_.end(), next) > 0 &&
                route_of(next) == route_of(edge))
                close(next, building, book_.board().other_end(next, corner));
        trail_.pop_back();
        used_[edge.index()] = false;
    }
    RouteId route_of(EdgeId edge) const {
        return book_.content().pieces[state_.edges[edge].piece()].route;
    }
    // The trail uses this edge and leaves it by the corner.
    void walk(EdgeId edge, CornerId corner, int length) {
        best_ = std::max(best_, length);
        const Spot& spot = state_.corners[corner];
        const bool own = is_own(spot, player_);
        if (!spot.empty() && !own && book_.content().pieces[spot.piece()].interrupts) return;
        used_[edge.index()] = true;
        for (const EdgeId next : book_.board().edges(corner))
            if (!used_[next.index()] && std::count(own_.begin(), own_.end(), next) > 0 &&
                (own || route_of(next) == route_of(edge)))
                walk(next, book_.board().other_end(next, corner), length + 1);
        used_[edge.index()] = false;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    std::vector<EdgeId> own_;
    std::vector<EdgeId> trail_;
    std::vector<bool> used_;
    std::vector<bool> closed_;
    int best_ = 0;
};

}  // namespace

int longest_by_trying(const Rulebook& book, const State& state, PlayerId player, unsigned routes) {
    return Trails(book, state, player, routes).longest();
}

}  // namespace hexholm::test
