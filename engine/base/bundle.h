// A handful of goods, so many of each kind: a price, a trade, a discard, a yield.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/check.h"
#include "engine/base/id.h"
#include "engine/base/limits.h"

namespace hexholm {

using GoodMask = std::uint16_t;  // bit per good
constexpr GoodMask kAllGoods = 0xFFFF;

// Sixteen lanes of eight bits: at most 255 of each good, which is all that a bank can hold. Small enough
// to travel inside an action.
class Bundle {
public:
    using Words = std::array<std::uint64_t, 2>;
    static constexpr int kMaxOfOne = 255;
    static_assert(kMaxGoods == 8 * sizeof(Words) / 8);

    constexpr Bundle() = default;
    static constexpr Bundle of(GoodId good, int count) {
        Bundle bundle;
        bundle.set(good, count);
        return bundle;
    }
    static constexpr Bundle from_words(Words words) {
        Bundle bundle;
        bundle.words_ = words;
        return bundle;
    }

    constexpr int operator[](GoodId good) const {
        return static_cast<int>((words_[word(good)] >> shift(good)) & kLane);
    }
    // REQUIRES: 0 <= count <= kMaxOfOne.
    constexpr void set(GoodId good, int count) {
        HEX_CHECK(count >= 0 && count <= kMaxOfOne);
        words_[word(good)] &= ~(kLane << shift(good));
        words_[word(good)] |= static_cast<std::uint64_t>(count) << shift(good);
    }
    constexpr void add(GoodId good, int count) { set(good, (*this)[good] + count); }
    constexpr int total() const { return total_of(words_[0]) + total_of(words_[1]); }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    // Lane by lane from the first good on.
    constexpr const Words& words() const { return words_; }
    // Word by word: compilers would call memcmp() for a whole row.
    friend constexpr bool operator==(const Bundle& one, const Bundle& other) {
        return one.words_[0] == other.words_[0] && one.words_[1] == other.words_[1];
    }

    // Subtracts what is taken, good by good; no amount falls below 0.
    friend constexpr Bundle less(Bundle goods, const Bundle& taken) {
        for (std::size_t at = 0; at < taken.words_.size(); ++at)
            for (std::uint64_t left = taken.words_[at]; left != 0;) {
                const int lane = std::countr_zero(left) / 8;
                const GoodId good(8 * at + static_cast<std::size_t>(lane));
                goods.set(good, std::max(0, goods[good] - taken[good]));
                left &= ~(kLane << static_cast<unsigned>(8 * lane));
            }
        return goods;
    }

private:
    static constexpr std::uint64_t kLane = 0xFF;

    static constexpr std::size_t word(GoodId good) { return good.index() / 8; }
    static constexpr unsigned shift(GoodId good) { return 8U * (good.value % 8U); }
    // Neighbours are added in lanes of sixteen bits, then all of these by one multiplication.
    static constexpr int total_of(std::uint64_t lanes) {
        constexpr std::uint64_t kEven = 0x00FF00FF00FF00FFULL;
        constexpr std::uint64_t kOnes = 0x0001000100010001ULL;
        const std::uint64_t pairs = (lanes & kEven) + ((lanes >> 8U) & kEven);
        return static_cast<int>((pairs * kOnes) >> 48U);
    }

    Words words_{};
};

}  // namespace hexholm
