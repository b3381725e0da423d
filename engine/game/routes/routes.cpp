#include "engine/game/routes/routes.h"

#include <algorithm>

#include "engine/game/core/play.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/routes/walk.h"

namespace hexholm {
namespace {

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
    for (RouteEnds& found : own.ends()) {
        found.joining = found.touched;
        found.joining.remove(interrupting_corners(book, state), words);
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
    const std::size_t words = book.place_sets().corner_words();
    for (const RouteId route : book.content().routes.ids())
        corners.add(CornerSet::of(touched_corners(book, state, own.player(), route), words), words);
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

using FewLines = FixedVector<EdgeId, kEdgesAtCorner>;

// The player's lines of some classes.
class CountedLines {
public:
    CountedLines(const Rulebook& book, const State& state, PlayerId player, unsigned routes)
        : book_(book), state_(state), player_(player), routes_(routes) {}

    // The player's lines at the corner except `by`.
    FewLines beyond(CornerId corner, EdgeId by) const {
        FewLines lines;
        for (const EdgeId edge : book_.board().edges(corner))
            if (edge != by && is_own(state_.edges[edge], player_) && counts(edge))
                lines.push_back(edge);
        return lines;
    }
    // Do they go on from each other there?
    bool all_join(CornerId corner, EdgeId line, const FewLines& others) const {
        if (is_own(state_.corners[corner], player_)) return !is_off(book_, state_, corner);
        return !is_interrupted(book_, state_, player_, corner) &&
               std::ranges::all_of(others,
                                   [&](EdgeId other) { return route_of(other) == route_of(line); });
    }
    // Does the line lead from the corner round to it, and nothing off on the way? True where that is not clear.
    bool may_be_bare_ring(CornerId corner, EdgeId line) const {
        const Board& board = book_.board();
        CornerId at = board.other_end(line, corner);
        while (at != corner) {
            const FewLines lines = beyond(at, line);
            if (lines.empty()) return false;
            if (lines.size() > 1) return !all_join(at, line, lines);
            line = lines[0];
            at = board.other_end(line, at);
        }
        return true;
    }

private:
    RouteId route_of(EdgeId edge) const { return book_.route_of(state_.edges[edge]); }
    bool counts(EdgeId edge) const {
        const RouteId route = route_of(edge);
        return route.is_some() && ((routes_ >> route.value) & 1U) != 0;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    unsigned routes_;
};

}  // namespace

Growth growth_by(
    const Rulebook& book, const State& state, PlayerId player, unsigned routes, EdgeId edge) {
    const CountedLines counted(book, state, player, routes);
    const auto& ends = book.board().ends(edge);
    const FewLines first = counted.beyond(ends[0], edge);
    const FewLines second = counted.beyond(ends[1], edge);
    if (!first.empty() && !second.empty()) return Growth::open;
    if (first.empty() && second.empty()) return Growth::alone;
    const CornerId corner = ends[first.empty() ? 1 : 0];
    const FewLines& others = first.empty() ? second : first;
    // A longest trail that came to such a corner by one of the other lines went on by the other; if that was where it had
    // begun, it was a ring, and where something leads off from a ring a longer trail does, too.
    const bool leads_off = others.size() == 2 && counted.all_join(corner, edge, others) &&
                           !counted.may_be_bare_ring(corner, others[0]);
    return leads_off ? Growth::none : Growth::by_one;
}

}  // namespace hexholm
