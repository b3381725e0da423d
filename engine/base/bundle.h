// A handful of goods, so many of each kind: a price, a trade, a discard, a yield.
#pragma once

#include <cstdint>

#include "engine/base/id.h"
#include "engine/base/limits.h"

namespace hexholm {

// Twelve lanes of five bits: at most 31 of each good. Small enough to travel inside an action.
class Bundle {
public:
    static constexpr int kMaxOfOne = 31;

    constexpr Bundle() = default;
    static constexpr Bundle of(GoodId good, int count) {
        Bundle bundle;
        bundle.set(good, count);
        return bundle;
    }
    static constexpr Bundle from_bits(std::uint64_t bits) {
        Bundle bundle;
        bundle.bits_ = bits & ((1ULL << 60) - 1);
        return bundle;
    }

    constexpr int operator[](GoodId good) const {
        return static_cast<int>((bits_ >> shift(good)) & kMaxOfOne);
    }
    // REQUIRES: 0 <= count <= kMaxOfOne.
    constexpr void set(GoodId good, int count) {
        bits_ &= ~(static_cast<std::uint64_t>(kMaxOfOne) << shift(good));
        bits_ |= static_cast<std::uint64_t>(count) << shift(good);
    }
    constexpr void add(GoodId good, int count) { set(good, (*this)[good] + count); }
    constexpr int total() const {
        int sum = 0;
        for (std::uint64_t rest = bits_; rest != 0; rest >>= 5)
            sum += static_cast<int>(rest & kMaxOfOne);
        return sum;
    }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint64_t bits() const { return bits_; }
    bool operator==(const Bundle&) const = default;

private:
    static constexpr unsigned shift(GoodId good) { return 5U * static_cast<unsigned>(good.value); }

    std::uint64_t bits_ = 0;
};

}  // namespace hexholm
