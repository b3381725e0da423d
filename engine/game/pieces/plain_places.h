// Where plain pieces may stand (see Rulebook::is_plain()), computed with sets; most lists of places
// are of these. For pieces that are nearly plain it gives the places that all rules allow, except
// limits and the numbers of lanes.
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/pieces/building.h"

namespace hexholm {

// The places, in the order of their ids; up to as many as a board has edges.
class PlainPlaces {
public:
    // REQUIRES: the piece is plain, perhaps but for lanes or limits, and has none of these flags but set-up, touching
    // and income.
    PlainPlaces(const Rulebook& book,
                const State& state,
                PlayerId player,
                PieceId piece,
                const Placing& placing);

    static constexpr std::size_t kMostWords = (std::max(kMaxEdges, kMaxCorners) + 63) / 64;

    // A set.
    const std::uint64_t* data() const { return found_.data(); }
    std::size_t words() const { return words_; }
    bool empty() const {
        return std::all_of(found_.begin(), found_.begin() + words_,
                           [](std::uint64_t word) { return word == 0; });
    }

private:
    template <std::size_t kCorners, std::size_t kEdges>
    friend class PlainSets;

    std::size_t words_;
    std::array<std::uint64_t, kMostWords> found_;  // the first `words_`
};

// Which plain pieces of a kind may leave their edges, and where they may go.
struct PlainMoves {
    using Corners = std::array<std::uint64_t, (kMaxCorners + 63) / 64>;
    using Edges = std::array<std::uint64_t, (kMaxEdges + 63) / 64>;

    // REQUIRES: as for PlainPlaces. `in_ring` are further lines that may leave.
    PlainMoves(const Rulebook& book,
               const State& state,
               PlayerId player,
               PieceId piece,
               const EdgeIds& in_ring);

    // Sets; as many words as the board needs of each.
    // Lines of the class that may leave: nothing goes on from one end, nor holds it; and those of `in_ring`.
    Edges open;
    Edges targets{};  // as long as all pieces stand; empty when none is open
    Corners joining;  // from which the network goes on
    Corners staying;  // and would without one line there, too
    bool empty = true;
};

inline bool has_plain_places(const Rulebook& book, PieceId piece, const Placing& placing) {
    return book.is_plain(piece) && (placing.flags & kPlaceUnbought) == 0;
}
// All but lanes, or limits, is told.
inline bool has_nearly_plain_places(const Rulebook& book, PieceId piece, const Placing& placing) {
    return book.is_nearly_plain(piece) && (placing.flags & kPlaceUnbought) == 0;
}

}  // namespace hexholm
