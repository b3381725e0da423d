#include "engine/game/pieces/lanes.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

bool goes_along(const Piece& piece, PlayerId player, CounterId lane) {
    return !piece.lanes.empty() && piece.lanes[player.index()] == lane;
}

// So many of the player's pieces stand along the lane.
int pieces_of_line(const Rulebook& book, const State& state, PlayerId player, CounterId lane) {
    int count = 0;
    for (const PieceId id : book.content().pieces.ids()) {
        const Piece& piece = book.content().pieces[id];
        if (goes_along(piece, player, lane))
            count += piece.supply - state.players[player].supply[id];
    }
    return count;
}

}  // namespace

bool lies_in_lane(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge) {
    return piece.lanes.empty() ||
           counter_of(book, state, piece.lanes[player.index()], edge.index()) > 0;
}

bool continues_line(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    const Piece& piece,
                    EdgeId edge,
                    EdgeId from) {
    if (state.round == 0) return false;
    HEX_CHECK(player.index() < piece.lanes.size());
    const CounterId lane = piece.lanes[player.index()];
    const auto number = [&](EdgeId at) { return counter_of(book, state, lane, at.index()); };
    const int first = book.content().counters[lane].most;
    const int next =
        from.is_some() ? number(from) : first - pieces_of_line(book, state, player, lane);
    if (number(edge) != next) return false;
    const auto is_before = [&](EdgeId other) {
        const Spot& spot = state.edges[other];
        return is_own(spot, player) && number(other) == next + 1 &&
               goes_along(book.content().pieces[spot.piece()], player, lane);
    };
    return next == first || std::ranges::any_of(book.board().ends(edge), [&](CornerId corner) {
               return std::ranges::any_of(book.board().edges(corner), is_before);
           });
}

}  // namespace hexholm
