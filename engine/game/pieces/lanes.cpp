#include "engine/game/pieces/lanes.h"

#include <algorithm>
#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/pieces/pieces.h"
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

// Calls visit(edge) for each free edge of the lane with the number, until it returns false. Eight are looked at at once: the
// rows behind that of the counters are longer than what is read beyond its end.
template <class Visit>
void visit_free(const Rulebook& book, const State& state, CounterId lane, int number, Visit visit) {
    const Counter& counter = book.content().counters[lane];
    const auto numbers = cells_of(book, state, counter);
    for (std::size_t at = 0; at < numbers.size(); at += kPairsInRow) {
        unsigned found = pairs_like(numbers.data() + at, static_cast<std::uint16_t>(number));
        if (numbers.size() - at < kPairsInRow) found &= (1U << (numbers.size() - at)) - 1U;
        for (; found != 0; found &= found - 1) {
            const std::size_t nth = at + static_cast<std::size_t>(std::countr_zero(found));
            const EdgeId edge(counter.marked_only ? counter.places[nth] : nth);
            if (state.edges[edge].empty() && !visit(edge)) return;
        }
    }
}

bool has_free(const Rulebook& book, const State& state, CounterId lane, int number) {
    bool is_free = false;
    visit_free(book, state, lane, number, [&](EdgeId) {
        is_free = true;
        return false;
    });
    return is_free;
}

}  // namespace

bool lies_in_lane(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, EdgeId edge) {
    return piece.lanes.empty() ||
           counter_of(book, state, piece.lanes[player.index()], edge.index()) > 0;
}

bool may_move_in_line(
    const Rulebook& book, const State& state, PlayerId player, const Piece& piece, PieceId id) {
    HEX_CHECK(piece.line);
    const std::uint64_t* const touched = touched_corners(book, state, player, piece.route);
    const std::uint64_t* const shared = shared_corners(book, state, player, piece.route);
    const std::uint64_t* const own = corners_of(book, state, player);
    const CounterId lane = piece.lanes[player.index()];
    const auto may_leave = [&](EdgeId edge) {
        return state.edges[edge] == Spot(player, id) &&
               has_free(book, state, lane, counter_of(book, state, lane, edge.index()));
    };
    for (std::size_t at = 0; at < book.place_sets().corner_words(); ++at)
        for (std::uint64_t open = touched[at] & ~shared[at] & ~own[at]; open != 0;
             open &= open - 1) {
            const CornerId corner(64 * at + static_cast<std::size_t>(std::countr_zero(open)));
            if (std::ranges::any_of(book.board().edges(corner), may_leave)) return true;
        }
    return false;
}

IdSet<EdgeId, kMaxEdges> next_of_line(const Rulebook& book,
                                      const State& state,
                                      PlayerId player,
                                      const Piece& piece) {
    HEX_CHECK(piece.line);
    const CounterId lane = piece.lanes[player.index()];
    const int next = book.content().counters[lane].most - pieces_of_line(book, state, player, lane);
    IdSet<EdgeId, kMaxEdges> edges;
    visit_free(book, state, lane, next, [&](EdgeId edge) {
        edges.add(edge);
        return true;
    });
    return edges;
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

// The edge of the greatest number at which a piece of the line is of another kind; none when there is no such piece.
static EdgeId rear_of_others(const Rulebook& book,
                             const State& state,
                             PlayerId player,
                             PieceId id) {
    const CounterId lane = book.content().pieces[id].lanes[player.index()];
    const Counter& counter = book.content().counters[lane];
    const auto numbers = cells_of(book, state, counter);
    EdgeId rear;
    int greatest = 0;
    for (std::size_t nth = 0; nth < numbers.size(); ++nth) {
        if (numbers[nth] <= greatest) continue;
        const EdgeId edge(counter.marked_only ? counter.places[nth] : nth);
        const Spot& spot = state.edges[edge];
        if (!is_own(spot, player) || spot.piece() == id ||
            !goes_along(book.content().pieces[spot.piece()], player, lane))
            continue;
        rear = edge;
        greatest = numbers[nth];
    }
    return rear;
}

void replace_in_line(const Play& play, PlayerId player, PieceId id) {
    HEX_CHECK(play.book.content().pieces[id].line);
    if (play.book.is_neutral(player) || play.player(player).supply[id] == 0) return;
    const EdgeId rear = rear_of_others(play.book, play.state, player, id);
    if (rear.is_some()) replace_piece(play, rear, id);
}

}  // namespace hexholm
