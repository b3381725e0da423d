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

}  // namespace hexholm
