// Counts of all goods side by side, a byte for each, so that a few instructions compare all of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/base/bundle.h"

namespace hexholm {

class Lanes {
public:
    using Row = std::array<std::uint8_t, kMaxGoods>;

    constexpr Lanes() = default;
    static Lanes of(const Row& counts) {
        static_assert(std::endian::native == std::endian::little);
        static_assert(sizeof(Row) <= sizeof(Words));
        Lanes lanes;
        std::memcpy(lanes.words_.data(), counts.data(), sizeof counts);
        return lanes;
    }
    static Lanes of(Bundle goods) {
        Row counts{};
        for (const GoodId good : all_ids<GoodId>(kMaxGoods))
            counts[good.index()] = static_cast<std::uint8_t>(goods[good]);
        return of(counts);
    }

    // REQUIRES: no count gets beyond 255.
    Lanes& operator+=(const Lanes& other) {
        words_[0] += other.words_[0];
        words_[1] += other.words_[1];
        return *this;
    }
    Lanes& operator-=(const Lanes& other) {
        words_[0] -= other.words_[0];
        words_[1] -= other.words_[1];
        return *this;
    }
    Lanes operator*(unsigned times) const {
        Lanes product = *this;
        product.words_[0] *= times;
        product.words_[1] *= times;
        return product;
    }
    void write_to(Row& counts) const { std::memcpy(counts.data(), words_.data(), sizeof counts); }

    // Is a count 128 or more?
    bool has_large() const { return ((words_[0] | words_[1]) & kTops) != 0; }
    bool empty() const { return (words_[0] | words_[1]) == 0; }
    // Is there at least as much of each good? REQUIRES: the price is below 128 of each.
    bool covers(const Lanes& price) const { return (short_of(price, 0) | short_of(price, 1)) == 0; }
    // Calls visit(good) for each of which there is at least as much, and some. REQUIRES: as above.
    template <class Visit>
    void visit_covered(const Lanes& price, Visit visit) const {
        for (const std::size_t word : {0U, 1U})
            for (std::uint64_t left = filled(word) & ~short_of(price, word); left != 0;
                 left &= left - 1)
                visit(GoodId(8 * word + static_cast<std::size_t>(std::countr_zero(left)) / 8));
    }

private:
    using Words = std::array<std::uint64_t, 2>;
    static constexpr std::uint64_t kTops = 0x8080808080808080ULL;

    // The top bit of each lane in which there is less than that. No lane borrows from the next, for
    // its top bit is set before.
    std::uint64_t short_of(const Lanes& price, std::size_t word) const {
        const std::uint64_t held = words_[word];
        return ~(((held | kTops) - price.words_[word]) | held) & kTops;
    }
    // The top bit of each lane that is not empty.
    std::uint64_t filled(std::size_t word) const {
        const std::uint64_t held = words_[word];
        return (((held & ~kTops) + ~kTops) | held) & kTops;
    }

    Words words_{};
};

}  // namespace hexholm
