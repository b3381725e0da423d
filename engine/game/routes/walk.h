// Searches the lines of one player for ways from corner to corner.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/game/occupancy/occupancy.h"
#include "engine/game/routes/holdings.h"

namespace hexholm {

inline bool has_interrupting_piece(const Rulebook& book,
                                   const State& state,
                                   PlayerId player,
                                   CornerId corner) {
    const Spot& spot = state.corners[corner];
    return (spot.owner() != player) & is_among(book.interrupting(), spot);
}

inline bool is_interrupted(const Rulebook& book,
                           const State& state,
                           PlayerId player,
                           CornerId corner) {
    return has_interrupting_piece(book, state, player, corner) ||
           (book.interrupting_figures() != 0 && interrupts_at(book, state, player, corner));
}

// Where a player's lines meet, as far as pieces tell. At all other corners those of one class do.
struct Joints {
    Joints(const Rulebook& book, const State& state, PlayerId player) {
        const std::size_t words = book.place_sets().corner_words();
        const std::uint64_t* const own = corners_of(book, state, player);
        const std::uint64_t* const interrupting = interrupting_corners(book, state);
        for (std::size_t at = 0; at < words; ++at) {
            cut.set_word(at, interrupting[at] & ~own[at]);
            meeting.set_word(at, own[at]);
        }
        if (book.off_counters().empty()) return;
        CornerSet::of(own, words).visit(words, [&](CornerId corner) {
            if (is_off(book, state, corner)) meeting.remove(corner);
        });
    }

    CornerSet cut;      // others' pieces interrupt there
    CornerSet meeting;  // of all classes: at own buildings that are not switched off (X-B-90)
};

// The lines where a way has not been yet. `kSeveral`: there are several classes of routes.
template <bool kSeveral>
class LineSteps {
public:
    // `lines`: the player's that count.
    LineSteps(const Rulebook& book, const State& state, PlayerId player, const EdgeIds& lines)
        : book_(book),
          state_(state),
          board_(book.board()),
          left_(lines),
          player_(player),
          joints_(book, state, player),
          of_class_(lines_of(book, state, player, RouteId(0))) {}

    const EdgeIds& left() const { return left_; }

protected:
    // All classes meet at an own building, else only lines of one class do.
    bool is_for_all(CornerId corner) const { return kSeveral && joints_.meeting.has(corner); }
    // The edges at the corner by which a line of the class goes on; bit per edge, in the order of
    // the board.
    unsigned ways_on(CornerId corner, RouteId route) const {
        if (joints_.cut.has(corner)) return 0;
        if (book_.interrupting_figures() != 0 && interrupts_at(book_, state_, player_, corner))
            return 0;
        const std::uint64_t* const also =
            !kSeveral || is_for_all(corner)
                ? left_.data()
                : of_class_ + route.index() * book_.place_sets().edge_words();
        const auto& edges = board_.edges(corner);
        unsigned ways = 0;
        for (std::size_t at = 0; at < edges.size(); ++at) {
            const std::size_t word = edges[at].index() / 64;
            const std::uint64_t both = left_.word(word) & also[word];
            ways |= static_cast<unsigned>((both >> (edges[at].index() % 64)) & 1U) << at;
        }
        return ways;
    }
    // The class of a line by which one of this class goes on from the corner.
    RouteId class_of(EdgeId edge, CornerId corner, RouteId route) const {
        return is_for_all(corner) ? book_.route_of(state_.edges[edge]) : route;
    }

    const Rulebook& book_;
    const State& state_;
    const Board& board_;
    EdgeIds left_;

private:
    PlayerId player_;
    Joints joints_;
    const std::uint64_t* of_class_;  // the player's lines of each class, a set after the other
};

// Tries every trail from a corner on. Where lines form rings upon rings there are too many.
template <bool kSeveral>
class Trails : public LineSteps<kSeveral> {
public:
    using LineSteps<kSeveral>::LineSteps;

    // The longest with the edge, of the class, on which a line stands or stood: when all begin with it, and
    // they are few. None: else. One that is longer than `most` is not looked for.
    std::optional<int> longest_with(EdgeId edge, RouteId route, int most) {
        left_.remove(edge);
        const auto& ends = board_.ends(edge);
        const bool first = this->ways_on(ends[0], route) != 0;
        if (first && this->ways_on(ends[1], route) != 0) return std::nullopt;
        most_ = most;
        follow(ends[first ? 0 : 1], route, 1);
        if (steps_left_ < 0 && longest_ < most) return std::nullopt;
        return longest_;
    }
    // The longest way on from the corner to which one came by a line of the class, or a long one where there are many; 0:
    // there is none.
    int longest_on(CornerId corner, RouteId route, int most) {
        most_ = most;
        follow(corner, route, 0);
        return longest_;
    }
    // Which lines it leaves out. REQUIRES: it was found.
    EdgeIds left_by_longest() const { return EdgeIds::of(left_by_longest_.data(), words_); }

private:
    using LineSteps<kSeveral>::board_;
    using LineSteps<kSeveral>::left_;
    static constexpr int kMostSteps = 250;
    using Words = std::array<std::uint64_t, (kMaxEdges + 63) / 64>;

    // Follows all trails from the corner. It leaves left_ in an undefined state.
    void follow(CornerId corner, RouteId route, int length) {
        for (; --steps_left_ >= 0; ++length) {
            unsigned ways = this->ways_on(corner, route);
            if (ways == 0) return note(length);
            for (; (ways & (ways - 1)) != 0; ways &= ways - 1) {
                Words before;
                keep(before);
                CornerId far = corner;
                const RouteId next = go(far, route, ways);
                follow(far, next, length + 1);
                if (longest_ >= most_) return;
                for (std::size_t at = 0; at < words_; ++at)
                    left_.set_word(at, before[at]);
            }
            route = go(corner, route, ways);
        }
    }
    // Goes from the corner by the first of these ways; the class of its line.
    RouteId go(CornerId& corner, RouteId route, unsigned ways) {
        const auto at = static_cast<std::size_t>(std::countr_zero(ways));
        const EdgeId edge = board_.edges(corner)[at];
        left_.remove(edge);
        const RouteId next = this->class_of(edge, corner, route);
        corner = board_.beyond(corner)[at];
        return next;
    }
    void note(int length) {
        if (length <= longest_) return;
        longest_ = length;
        keep(left_by_longest_);
    }
    // Word by word, as they were written: a processor waits for what is read wider than it was written before.
    void keep(Words& words) const {
        for (std::size_t at = 0; at < words_; ++at)
            words[at] = left_.word(at);
    }

    Words left_by_longest_;
    std::size_t words_ = this->book_.place_sets().edge_words();
    int longest_ = 0;
    int most_ = 0;
    int steps_left_ = kMostSteps;
};

}  // namespace hexholm
