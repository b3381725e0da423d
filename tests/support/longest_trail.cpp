#include "tests/support/longest_trail.h"

#include <algorithm>
#include <vector>

#include "engine/game/play.h"

namespace hexholm::test {
namespace {

class Trails {
public:
    Trails(const Rulebook& book, const State& state, PlayerId player, unsigned routes)
        : book_(book), state_(state), player_(player), used_(book.board().edge_count(), false) {
        for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
            if (is_own(state.edges[edge], player) && ((routes >> route_of(edge).value) & 1U) != 0)
                own_.push_back(edge);
    }

    int longest() {
        for (const EdgeId edge : own_)
            for (const CornerId corner : book_.board().ends(edge))
                walk(edge, corner, 1);
        return best_;
    }

private:
    RouteId route_of(EdgeId edge) const {
        return book_.content().pieces[state_.edges[edge].piece].route;
    }
    // The trail uses this edge and leaves it by the corner.
    void walk(EdgeId edge, CornerId corner, int length) {
        best_ = std::max(best_, length);
        const Spot& spot = state_.corners[corner];
        const bool own = is_own(spot, player_);
        if (!spot.empty() && !own && book_.content().pieces[spot.piece].interrupts) return;
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
    std::vector<bool> used_;
    int best_ = 0;
};

}  // namespace

int longest_by_trying(const Rulebook& book, const State& state, PlayerId player, unsigned routes) {
    return Trails(book, state, player, routes).longest();
}

}  // namespace hexholm::test
