// What stands on the corners and edges, and how to find it quickly.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/byte_row.h"
#include "engine/base/id.h"
#include "engine/base/id_set.h"
#include "engine/base/limits.h"

namespace hexholm {

// What stands on a corner or an edge. One byte, for most of a state are spots.
class Spot {
public:
    constexpr Spot() = default;
    constexpr Spot(PlayerId owner, PieceId piece)
        : bits_(
              static_cast<std::uint8_t>(std::uint32_t{owner.value} << 4 | (piece.value & kNone))) {}

    constexpr PlayerId owner() const { return widened<PlayerId>(owner_bits()); }
    constexpr PieceId piece() const { return widened<PieceId>(piece_bits()); }
    // The owner in the upper half, the piece in the lower; kNone when nothing stands there.
    constexpr unsigned bits() const { return bits_; }
    constexpr unsigned owner_bits() const { return bits_ >> 4; }
    constexpr unsigned piece_bits() const { return bits_ & kNone; }
    constexpr bool empty() const { return piece_bits() == kNone; }
    constexpr bool operator==(const Spot&) const = default;

    static constexpr unsigned kNone = 15;
    static_assert(kMaxPlayers <= kNone && kMaxPieces <= kNone);

private:
    template <class IdType>
    static constexpr IdType widened(unsigned half) {
        return half == kNone ? IdType::none() : IdType(half);
    }

    std::uint8_t bits_ = 0xFF;
};

inline bool is_own(const Spot& spot, PlayerId player) {
    return spot.owner() == player && !spot.empty();
}

// Does one of these pieces stand there? Bit per piece; no piece has the bit of an empty place, so that
// no branch depends on it.
inline bool is_among(std::uint32_t pieces, const Spot& spot) {
    return ((pieces >> spot.piece_bits()) & 1U) != 0;
}

// Of sixty-four spots in a row those where (bits & mask) == wanted: a bit for each.
inline std::uint64_t spots_like(const Spot* spots, unsigned mask, unsigned wanted) {
    static_assert(sizeof(Spot) == 1);
    std::uint64_t found = 0;
    for (unsigned at = 0; at < 64; at += kBytesInRow)
        found |= std::uint64_t{bytes_like(spots + at, mask, wanted)} << at;
    return found;
}

// The places of the player's pieces among the first `count`.
template <class IdType, std::size_t kCount>
IdSet<IdType, kCount> own_spots(const FixedTable<IdType, Spot, kCount>& spots,
                                std::size_t count,
                                PlayerId player) {
    static_assert(kCount % 64 == 0);
    IdSet<IdType, kCount> own;
    for (std::size_t word = 0; 64 * word < count; ++word)
        own.set_word(word,
                     spots_like(&spots.rows[64 * word], 0xF0, std::uint32_t{player.value} << 4));
    return own;
}
// The places of these pieces, whoever owns them; bit per piece.
template <class IdType, std::size_t kCount>
IdSet<IdType, kCount> spots_among(const FixedTable<IdType, Spot, kCount>& spots,
                                  std::size_t count,
                                  std::uint32_t pieces) {
    static_assert(kCount % 64 == 0);
    IdSet<IdType, kCount> taken;
    for (std::size_t word = 0; 64 * word < count; ++word) {
        std::uint64_t found = 0;
        for (std::uint32_t left = pieces; left != 0; left &= left - 1)
            found |= spots_like(&spots.rows[64 * word], 0x0F,
                                static_cast<unsigned>(std::countr_zero(left)));
        taken.set_word(word, found);
    }
    return taken;
}

// The places at which anything stands.
template <class IdType, std::size_t kCount>
IdSet<IdType, kCount> taken_spots(const FixedTable<IdType, Spot, kCount>& spots,
                                  std::size_t count) {
    IdSet<IdType, kCount> taken;
    for (std::size_t word = 0; 64 * word < count; ++word)
        taken.set_word(word, ~spots_like(&spots.rows[64 * word], 0x0F, Spot::kNone));
    return taken;
}

}  // namespace hexholm
