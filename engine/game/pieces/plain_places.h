// Where plain pieces may stand, told by sets: most lists of places are of these. See Rulebook::is_plain().
#pragma once

#include "engine/game/core/play.h"
#include "engine/game/pieces/building.h"

namespace hexholm {

// The places, in the order of their ids; up to as many as a board has edges.
class PlainPlaces {
public:
    // REQUIRES: the piece is plain and has none of these flags but set-up, touching and income.
    PlainPlaces(const Rulebook& book,
                const State& state,
                PlayerId player,
                PieceId piece,
                const Placing& placing);

    // Calls visit(place) until it returns false.
    template <class Visit>
    void visit(Visit visit) const {
        for (std::size_t at = 0; at < words_; ++at)
            for (std::uint64_t rest = found_[at]; rest != 0; rest &= rest - 1)
                if (!visit(static_cast<std::int16_t>(
                        64 * at + static_cast<std::size_t>(std::countr_zero(rest)))))
                    return;
    }

private:
    static constexpr std::size_t kMostWords = (std::max(kMaxEdges, kMaxCorners) + 63) / 64;

    template <std::size_t kCorners, std::size_t kEdges>
    friend class PlainSets;

    std::size_t words_;
    std::array<std::uint64_t, kMostWords> found_;  // the first `words_`
};

inline bool has_plain_places(const Rulebook& book, PieceId piece, const Placing& placing) {
    return book.is_plain(piece) && (placing.flags & kPlaceUnbought) == 0;
}

}  // namespace hexholm
