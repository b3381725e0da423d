// Counts of all goods side by side, a byte for each, so that a few instructions compare all of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/base/bundle.h"

namespace hexholm {

// Counts of the first 8 * kWords goods; PackedGoods has room for all.
template <std::size_t kWords>
class PackedGoodsOf {
public:
    static constexpr std::size_t kWide = kWords;
    using Row = std::array<std::uint8_t, kMaxGoods>;

    constexpr PackedGoodsOf() = default;
    // Read as whole numbers: copied as bytes they would be written in parts and read as one, and the
    // processor waits for that.
    static PackedGoodsOf of(const Row& counts) {
        static_assert(std::endian::native == std::endian::little);
        PackedGoodsOf lanes;
        std::memcpy(&lanes.words_[0], counts.data(), sizeof(Word));
        if constexpr (kWords > 1)
            std::memcpy(&lanes.words_[1], &counts[sizeof(Word)], sizeof(Word));
        return lanes;
    }
    static PackedGoodsOf of(Bundle goods) {
        PackedGoodsOf lanes;
        std::copy_n(goods.words().begin(), kWords, lanes.words_.begin());
        return lanes;
    }
    // Converts between packed goods and the words in which a state stores them.
    static PackedGoodsOf of_words(const std::uint64_t* words) {
        PackedGoodsOf lanes;
        std::copy_n(words, kWords, lanes.words_.begin());
        return lanes;
    }
    std::uint64_t word(std::size_t at) const { return words_[at]; }
    std::uint64_t word() const {
        static_assert(kWords == 1);
        return words_[0];
    }
    // Leaves out the goods beyond its own.
    template <std::size_t kMore>
    explicit PackedGoodsOf(const PackedGoodsOf<kMore>& more) {
        static_assert(kMore >= kWords);
        std::copy_n(more.words_.begin(), kWords, words_.begin());
    }

    // REQUIRES: no count gets beyond 255.
    PackedGoodsOf& operator+=(const PackedGoodsOf& other) {
        for (std::size_t at = 0; at < kWords; ++at)
            words_[at] += other.words_[at];
        return *this;
    }
    PackedGoodsOf& operator-=(const PackedGoodsOf& other) {
        for (std::size_t at = 0; at < kWords; ++at)
            words_[at] -= other.words_[at];
        return *this;
    }
    PackedGoodsOf& operator|=(const PackedGoodsOf& other) {
        for (std::size_t at = 0; at < kWords; ++at)
            words_[at] |= other.words_[at];
        return *this;
    }
    PackedGoodsOf operator*(unsigned times) const {
        PackedGoodsOf product = *this;
        for (Word& word : product.words_)
            word *= times;
        return product;
    }
    void write_to(Row& counts) const {
        std::memcpy(counts.data(), &words_[0], sizeof(Word));
        if constexpr (kWords > 1) std::memcpy(&counts[sizeof(Word)], &words_[1], sizeof(Word));
    }

    // Is a count 128 or more?
    bool has_large() const {
        return any([&](std::size_t at) { return words_[at] & kTops; });
    }
    int total() const {
        constexpr Word kEvens = 0x00FF00FF00FF00FFULL;
        Word sum = 0;
        for (const Word word : words_)
            sum += (word & kEvens) + ((word >> 8) & kEvens);
        return static_cast<int>((sum * 0x0001000100010001ULL) >> 48);
    }
    bool empty() const {
        return !any([&](std::size_t at) { return words_[at]; });
    }
    // Is there at least as much of each good? REQUIRES: the price is below 128 of each.
    bool covers(const PackedGoodsOf& price) const {
        return !any([&](std::size_t at) { return short_of(price, at); });
    }
    // Whether there is at least as much of some good, and some of it at all. REQUIRES: as covers().
    bool covers_some(const PackedGoodsOf& price) const {
        return any([&](std::size_t at) { return filled(at) & ~short_of(price, at); });
    }
    // Calls visit(good) for each of which there is at least as much, and some. REQUIRES: as above.
    template <class Visit>
    void visit_covered(const PackedGoodsOf& price, Visit visit) const {
        for (std::size_t at = 0; at < kWords; ++at)
            for (Word left = filled(at) & ~short_of(price, at); left != 0; left &= left - 1)
                visit(GoodId(8 * at + static_cast<std::size_t>(std::countr_zero(left)) / 8));
    }
    // Calls visit(good, count) for each of which there is some.
    template <class Visit>
    void visit_filled(Visit visit) const {
        for (std::size_t at = 0; at < kWords; ++at)
            for (Word left = filled(at); left != 0; left &= left - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(left)) / 8;
                visit(GoodId(8 * at + lane), static_cast<int>(words_[at] >> (8 * lane) & 0xFFU));
            }
    }

private:
    template <std::size_t>
    friend class PackedGoodsOf;
    using Word = std::uint64_t;
    static_assert(kWords == 1 || (kWords == 2 && sizeof(Row) == 2 * sizeof(Word)));
    static constexpr Word kTops = 0x8080808080808080ULL;

    // Is of(word) anything but 0 for one of them? Without a branch.
    template <class Of>
    static bool any(Of of) {
        Word all = 0;
        for (std::size_t at = 0; at < kWords; ++at)
            all |= of(at);
        return all != 0;
    }
    // The top bit of each lane in which there is less than that. No lane borrows from the next, for
    // its top bit is set before.
    Word short_of(const PackedGoodsOf& price, std::size_t at) const {
        const Word held = words_[at];
        return ~(((held | kTops) - price.words_[at]) | held) & kTops;
    }
    // The top bit of each lane that is not empty.
    Word filled(std::size_t at) const {
        const Word held = words_[at];
        return (((held & ~kTops) + ~kTops) | held) & kTops;
    }

    std::array<Word, kWords> words_{};
};

using PackedGoods = PackedGoodsOf<2>;

}  // namespace hexholm
