// The line of a player's pieces along his lane, a counter of edges: each next piece stands where it is one less (S-143 to
// S-146).
#pragma once

#include <algorithm>
#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/core/play.h"

namespace hexholm {

// REQUIRES: the piece makes a line, and the player is no neutral one.
class Line {
public:
    Line(const Rulebook& book, const State& state, PlayerId player, PieceId piece)
        : book_(book),
          state_(state),
          player_(player),
          counter_(counter_of_lane(book, player, piece)),
          lane_(*book.lane(piece, player)) {}

    int number(EdgeId edge) const { return counter_value(state_, counter_, edge.index()); }
    // The number of the edge at which the line goes on.
    int next_number() const {
        int next = counter_.most;
        for (std::uint32_t left = lane_.pieces; left != 0; left &= left - 1) {
            const PieceId piece(std::countr_zero(left));
            next -= book_.content().pieces[piece].supply - state_.players[player_].supply[piece];
        }
        return next;
    }
    bool has(EdgeId edge) const {
        const Spot& spot = state_.edges[edge];
        return is_own(spot, player_) && is_among(lane_.pieces, spot);
    }
    // May a piece stand on an edge with this number: is it the first, or is the piece before it beside it?
    bool joins(EdgeId edge, int number) const {
        const auto is_before = [&](EdgeId other) {
            return has(other) && this->number(other) == number + 1;
        };
        return number == counter_.most ||
               std::ranges::any_of(book_.board().ends(edge), [&](CornerId corner) {
                   return std::ranges::any_of(book_.board().edges(corner), is_before);
               });
    }
    // Calls visit(edge) for each free edge of the lane with the number, until it returns false. Eight are looked at at
    // once: the rows behind that of the counters are longer than what is read beyond its end.
    template <class Visit>
    void visit_free(int number, Visit visit) const {
        const auto numbers = cells_of(book_, state_, counter_);
        for (std::size_t at = 0; at < numbers.size(); at += kPairsInRow) {
            unsigned found = pairs_like(numbers.data() + at, static_cast<std::uint16_t>(number));
            if (numbers.size() - at < kPairsInRow) found &= (1U << (numbers.size() - at)) - 1U;
            for (; found != 0; found &= found - 1) {
                const EdgeId edge = edge_of(at + static_cast<std::size_t>(std::countr_zero(found)));
                if (state_.edges[edge].empty() && !visit(edge)) return;
            }
        }
    }
    // Calls visit(edge, number) for each edge that has one of the line's pieces.
    template <class Visit>
    void visit_pieces(Visit visit) const {
        const auto numbers = cells_of(book_, state_, counter_);
        for (std::size_t nth = 0; nth < numbers.size(); ++nth)
            if (const EdgeId edge = edge_of(nth); numbers[nth] > 0 && has(edge))
                visit(edge, numbers[nth]);
    }

private:
    static const Counter& counter_of_lane(const Rulebook& book, PlayerId player, PieceId id) {
        const Piece& piece = book.content().pieces[id];
        HEX_CHECK(piece.line && player.index() < piece.lanes.size());
        return book.content().counters[piece.lanes[player.index()]];
    }
    EdgeId edge_of(std::size_t nth) const {
        return EdgeId(counter_.marked_only ? counter_.places[nth] : nth);
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    const Counter& counter_;
    const Rulebook::Lane& lane_;
};

}  // namespace hexholm
