// What stands on the corners and edges, and how to find it quickly.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/byte_row.h"
#include "engine/base/id.h"
#include "engine/base/id_set.h"
#include "engine/base/limits.h"
#include "engine/base/row.h"

namespace hexholm {

// What stands on a corner or an edge. One byte, for most of a state are spots.
class Spot {
public:
    constexpr Spot() = default;
    constexpr Spot(PlayerId owner, PieceId piece)
        : bits_(static_cast<std::uint8_t>(std::uint32_t{owner.value} << kPieceBits |
                                          (piece.value & kNone))) {}

    // Whose it is; none where nothing stands.
    constexpr PlayerId owner() const { return empty() ? PlayerId::none() : PlayerId(owner_bits()); }
    constexpr PieceId piece() const { return empty() ? PieceId::none() : PieceId(piece_bits()); }
    // The owner in the upper three bits, the piece in the others; kNone when nothing stands there.
    constexpr unsigned bits() const { return bits_; }
    constexpr unsigned owner_bits() const { return bits_ >> kPieceBits; }
    constexpr unsigned piece_bits() const { return bits_ & kNone; }
    constexpr bool empty() const { return piece_bits() == kNone; }
    constexpr bool operator==(const Spot&) const = default;

    static constexpr unsigned kPieceBits = 5;
    static constexpr unsigned kNone = (1U << kPieceBits) - 1;
    static constexpr unsigned kOwnerMask = 0xFF & ~kNone;
    static_assert(kMaxOwners <= 1U << (8 - kPieceBits) && kMaxPieces <= kNone);

private:
    std::uint8_t bits_ = 0xFF;
};

inline bool is_own(const Spot& spot, PlayerId player) {
    return spot.owner() == player;
}

// Does one of these pieces stand there? Bit per piece; no piece has the bit of an empty place, so that
// no branch depends on it.
inline bool is_among(std::uint32_t pieces, const Spot& spot) {
    return ((pieces >> spot.piece_bits()) & 1U) != 0;
}

// Which of 64 spots in a row have (bits & mask) == wanted: a bit for each.
inline std::uint64_t spots_like(const Spot* spots, unsigned mask, unsigned wanted) {
    static_assert(sizeof(Spot) == 1);
    std::uint64_t found = 0;
    for (unsigned at = 0; at < 64; at += kBytesInRow)
        found |= std::uint64_t{bytes_like(spots + at, mask, wanted)} << at;
    return found;
}

// A set of places that is as wide as the largest board.
template <class IdType>
struct SpotSets;
template <>
struct SpotSets<CornerId> {
    using Set = IdSet<CornerId, kMaxCorners>;
};
template <>
struct SpotSets<EdgeId> {
    using Set = IdSet<EdgeId, kMaxEdges>;
};
template <class IdType>
using SpotSet = typename SpotSets<IdType>::Set;

// The places of the player's pieces. The memory of a row of spots ends at a multiple of 64.
template <class IdType>
SpotSet<IdType> own_spots(const Row<IdType, Spot>& spots, PlayerId player) {
    SpotSet<IdType> own;
    for (std::size_t word = 0; 64 * word < spots.size(); ++word)
        own.set_word(word, spots_like(spots.data() + 64 * word, Spot::kOwnerMask,
                                      std::uint32_t{player.value} << Spot::kPieceBits));
    return own;
}

// The places of one kind of piece of a player.
template <class IdType>
SpotSet<IdType> spots_of(const Row<IdType, Spot>& spots, Spot wanted) {
    SpotSet<IdType> found;
    for (std::size_t word = 0; 64 * word < spots.size(); ++word)
        found.set_word(word, spots_like(spots.data() + 64 * word, 0xFF, wanted.bits()));
    return found;
}

// The places of these pieces, whoever owns them; bit per piece.
template <class IdType>
SpotSet<IdType> spots_among(const Row<IdType, Spot>& spots, std::uint32_t pieces) {
    SpotSet<IdType> taken;
    for (std::size_t word = 0; 64 * word < spots.size(); ++word) {
        std::uint64_t found = 0;
        for (std::uint32_t left = pieces; left != 0; left &= left - 1)
            found |= spots_like(spots.data() + 64 * word, Spot::kNone,
                                static_cast<unsigned>(std::countr_zero(left)));
        taken.set_word(word, found);
    }
    return taken;
}

// The places at which anything stands.
template <class IdType>
SpotSet<IdType> taken_spots(const Row<IdType, Spot>& spots) {
    SpotSet<IdType> taken;
    for (std::size_t word = 0; 64 * word < spots.size(); ++word)
        taken.set_word(word, ~spots_like(spots.data() + 64 * word, Spot::kNone, Spot::kNone));
    return taken;
}

}  // namespace hexholm
