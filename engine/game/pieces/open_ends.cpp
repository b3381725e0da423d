#include "engine/game/pieces/open_ends.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/base/fixed_vector.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

// The lines of one player: all his edge pieces, whatever they are.
class Lines {
public:
    Lines(const Rulebook& book, const State& state, PlayerId player)
        : book_(book), state_(state), player_(player) {}

    bool goes_on(EdgeId edge, CornerId corner) const {
        return std::ranges::any_of(book_.board().edges(corner), [&](EdgeId other) {
            return other != edge && is_own(state_.edges[other], player_);
        });
    }
    bool is_held(CornerId corner) const {
        return is_own(state_.corners[corner], player_) ||
               anchors_at(book_, state_, player_, corner) ||
               std::ranges::any_of(book_.board().edges(corner), [&](EdgeId edge) {
                   const Spot spot = state_.edges[edge];
                   return is_own(spot, player_) &&
                          is_anchored(book_, state_, book_.content().pieces[spot.piece()], corner);
               });
    }
    // Do its ends hang together without it?
    bool leads_round(EdgeId edge) const {
        const CornerId goal = book_.board().ends(edge)[1];
        bool arrives = false;
        flood(edge, book_.board().ends(edge)[0], [&](EdgeId other) {
            arrives = arrives || touches(other, goal);
            return !arrives;
        });
        return arrives;
    }
    // Calls visit(edge) for each of the ring that it lies in until it returns false. At a corner meet three
    // edges, so two rings that touch share an edge: what hangs together by edges that lead round is one
    // ring. REQUIRES: leads_round(edge).
    template <class Visit>
    void visit_ring(EdgeId edge, Visit visit) const {
        HEX_CHECK(is_own(state_.edges[edge], player_));
        bool goes_on = visit(edge);
        flood(edge, book_.board().ends(edge)[0], [&](EdgeId other) {
            if (!goes_on || !leads_round(other)) return false;
            goes_on = visit(other);
            return goes_on;
        });
    }
    bool touches(EdgeId edge, CornerId corner) const {
        const auto& ends = book_.board().ends(edge);
        return ends[0] == corner || ends[1] == corner;
    }

private:
    // Calls visit(edge) for each own edge that is reached from the corner, but the one; goes on from
    // those for which it returns true.
    template <class Visit>
    void flood(EdgeId without, CornerId from, Visit visit) const {
        EdgeIds seen;
        seen.add(without);
        FixedVector<CornerId, kMaxEdges + 1> row;
        row.push_back(from);
        for (std::size_t at = 0; at < row.size(); ++at)
            for (const EdgeId edge : book_.board().edges(row[at])) {
                if (seen.has(edge) || !is_own(state_.edges[edge], player_)) continue;
                seen.add(edge);
                if (visit(edge)) row.push_back(book_.board().other_end(edge, row[at]));
            }
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
};

bool is_loose_in_ring(const Rulebook& book, const Lines& lines, EdgeId edge) {
    // True when nothing holds the ring, or only something at this edge.
    CornerId held;
    bool loose = true;
    lines.visit_ring(edge, [&](EdgeId part) {
        for (const CornerId corner : book.board().ends(part)) {
            if (corner == held || !lines.is_held(corner)) continue;
            loose = loose && held.is_none() && lines.touches(edge, corner);
            held = corner;
        }
        return loose;
    });
    return loose;
}

}  // namespace

bool is_anchored(const Rulebook& book, const State& state, const Piece& piece, CornerId corner) {
    return piece.anchor.is_some() && counter_of(book, state, piece.anchor, corner.index()) > 0;
}

bool is_at_open_end(const Rulebook& book, const State& state, EdgeId edge) {
    if (state.edges[edge].empty()) return false;
    const Lines lines(book, state, state.edges[edge].owner());
    const auto& ends = book.board().ends(edge);
    if (std::ranges::any_of(ends, [&](CornerId corner) {
            return !lines.goes_on(edge, corner) && !lines.is_held(corner);
        }))
        return true;
    return lines.leads_round(edge) && is_loose_in_ring(book, lines, edge);
}

}  // namespace hexholm
