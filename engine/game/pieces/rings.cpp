#include "engine/game/pieces/rings.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/base/fixed_vector.h"
#include "engine/game/derived/derived.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/pieces/open_ends.h"
#include "engine/game/routes/holdings.h"

namespace hexholm {
namespace {

constexpr int kSmallestRing = 6;  // sides of a tile

// Lines that hang together without a corner at which something holds them.
struct HeldPart {
    EdgeIds lines;
    CornerId held;       // where one thing holds it
    bool by_one = true;  // at most
};

// The lines of one player that are of one route.
class RouteLines {
public:
    RouteLines(const Rulebook& book, const State& state, PlayerId player, const Piece& piece)
        : book_(book),
          state_(state),
          player_(player),
          piece_(piece),
          lines_(lines_of(book, state, player, piece.route)) {
        HEX_CHECK(player.index() < book.owners() && piece.route.is_some());
        find_inner();
    }

    // All rings, and the lines that join two of them. They are found by taking away lines with an open end, again and
    // again, until no line has one.
    const EdgeIds& inner() const { return inner_; }

    bool is_in_ring(EdgeId edge) const {
        return inner_.has(edge) && (are_all_rings_ || leads_round(edge));
    }
    bool is_in_ring(CornerId corner) const {
        return std::ranges::any_of(book_.board().edges(corner),
                                   [&](EdgeId edge) { return is_in_ring(edge); });
    }
    HeldPart part_of(EdgeId first) const {
        HEX_CHECK(inner_.has(first));
        HeldPart part;
        FixedVector<CornerId, kMaxEdges + 1> row;
        const auto reach = [&](CornerId corner) {
            if (!is_held(corner)) return row.push_back(corner);
            part.by_one = part.by_one && (part.held.is_none() || part.held == corner);
            part.held = corner;
        };
        part.lines.add(first);
        for (const CornerId end : book_.board().ends(first))
            reach(end);
        for (std::size_t at = 0; at < row.size(); ++at)
            visit_lines(row[at], [&](EdgeId edge, CornerId end) {
                if (part.lines.has(edge)) return;
                part.lines.add(edge);
                reach(end);
            });
        return part;
    }

private:
    bool is_held(CornerId corner) const {
        return is_own(state_.corners[corner], player_) ||
               is_anchored(book_, state_, piece_, corner) ||
               anchors_at(book_, state_, player_, corner);
    }
    // Calls visit(edge, end) for each line at the corner.
    template <class Visit>
    void visit_lines(CornerId corner, Visit visit) const {
        const auto& edges = book_.board().edges(corner);
        for (std::size_t at = 0; at < edges.size(); ++at)
            if (is_in_set(lines_, edges[at])) visit(edges[at], book_.board().beyond(corner)[at]);
    }
    void find_inner() {
        const std::size_t words = book_.place_sets().corner_words();
        const CornerSet shared =
            CornerSet::of(shared_corners(book_, state_, player_, piece_.route), words);
        CornerSet left = shared;
        shared.visit(words, [&](CornerId corner) { peel(corner, left); });
        std::size_t corners = 0;
        std::size_t ends = 0;
        left.visit(words, [&](CornerId corner) {
            ++corners;
            visit_lines(corner, [&](EdgeId edge, CornerId end) {
                inner_.add_if(edge, left.has(end));
                ends += left.has(end);
            });
        });
        are_all_rings_ = ends == 2 * corners;
    }
    // Takes a corner away to which at most one of the others is joined, and then the next like it along the line.
    void peel(CornerId corner, CornerSet& left) const {
        while (corner.is_some() && left.has(corner)) {
            CornerId next;
            int joined = 0;
            visit_lines(corner, [&](EdgeId, CornerId end) {
                if (!left.has(end)) return;
                next = end;
                ++joined;
            });
            if (joined > 1) return;
            left.remove(corner);
            corner = next;
        }
    }
    // Do its ends hang together without it?
    bool leads_round(EdgeId without) const {
        const auto& ends = book_.board().ends(without);
        EdgeIds seen;
        seen.add(without);
        FixedVector<CornerId, kMaxEdges + 1> row;
        row.push_back(ends[0]);
        for (std::size_t at = 0; at < row.size(); ++at) {
            if (row[at] == ends[1]) return true;
            visit_lines(row[at], [&](EdgeId edge, CornerId end) {
                if (!inner_.has(edge) || seen.has(edge)) return;
                seen.add(edge);
                row.push_back(end);
            });
        }
        return false;
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    const Piece& piece_;
    const std::uint64_t* lines_;
    EdgeIds inner_;
    bool are_all_rings_ = true;  // nothing joins two rings
};

int count(const std::uint64_t* set, std::size_t words) {
    int found = 0;
    for (std::size_t at = 0; at < words; ++at)
        found += std::popcount(set[at]);
    return found;
}

// Is there enough for a ring? Of most lists this is all that is asked.
bool has_enough(const std::uint64_t* corners, std::size_t words) {
    int found = 0;
    for (std::size_t at = 0; at < words; ++at)
        for (std::uint64_t rest = corners[at]; rest != 0; rest &= rest - 1)
            if (++found >= kSmallestRing) return true;
    return false;
}

// Could lines of the route lie in a ring? Lines without one touch one corner more than there are of them, for each
// group that hangs together; and there are at most as many groups as buildings at which they begin.
bool may_have_ring(const Rulebook& book, const State& state, PlayerId player, RouteId route) {
    const std::size_t words = book.place_sets().corner_words();
    if (!has_enough(shared_corners(book, state, player, route), words)) return false;
    const std::uint64_t* const touched = touched_corners(book, state, player, route);
    const std::uint64_t* const buildings = corners_of(book, state, player);
    int begins = 0;
    for (std::size_t at = 0; at < words; ++at)
        begins += std::popcount(touched[at] & buildings[at]);
    const int lines = count(lines_of(book, state, player, route), book.place_sets().edge_words());
    return count(touched, words) < lines + std::max(begins, 1);
}

// What holds a ring itself keeps all but those beside it, what holds it by a stem keeps none of the ring.
void add_loose(const RouteLines& lines, const Board& board, const HeldPart& part, EdgeIds& loose) {
    const bool by_stem = part.held.is_none() || !lines.is_in_ring(part.held);
    EdgeIds candidates = part.lines;
    candidates.keep(lines.inner());
    candidates.visit((board.edge_count() + 63) / 64, [&](EdgeId edge) {
        const auto& ends = board.ends(edge);
        loose.add_if(edge, (by_stem || ends[0] == part.held || ends[1] == part.held) &&
                               lines.is_in_ring(edge));
    });
}

[[gnu::noinline]] EdgeIds find_loose(const Rulebook& book,
                                     const State& state,
                                     PlayerId player,
                                     const Piece& piece) {
    const RouteLines lines(book, state, player, piece);
    EdgeIds loose;
    EdgeIds done;
    lines.inner().visit(book.place_sets().edge_words(), [&](EdgeId edge) {
        if (done.has(edge)) return;
        const HeldPart part = lines.part_of(edge);
        done.add(part.lines);
        if (part.by_one) add_loose(lines, book.board(), part, loose);
    });
    return loose;
}

}  // namespace

EdgeIds loose_in_rings(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       const Piece& piece) {
    if (piece.route.is_none() || !may_have_ring(book, state, player, piece.route)) return {};
    return find_loose(book, state, player, piece);
}

}  // namespace hexholm
