// Chance that every machine repeats: the n-th number of a seed is always the same.
#pragma once

#include <cstdint>

#include "engine/base/check.h"

namespace hexholm {

// The mixing function of SplitMix64 (Steele, Lea, Flood 2014), applied to seed and counter.
constexpr std::uint64_t random_bits(std::uint64_t seed, std::uint64_t counter) {
    std::uint64_t z = seed + (counter + 1) * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

// A position in the row of numbers that a seed gives; two words, no hidden state.
struct Random {
    std::uint64_t seed = 0;
    std::uint64_t counter = 0;

    std::uint64_t bits() { return random_bits(seed, counter++); }
    // What bits() will give next.
    std::uint64_t next_bits() const { return random_bits(seed, counter); }
    // Evenly from 0 to count - 1; the bias of under count / 2^32 is accepted. REQUIRES: count > 0.
    std::uint32_t below(std::uint32_t count) { return below(count, bits()); }
    // Maps these random bits evenly to 0 to count - 1. REQUIRES: count > 0.
    static std::uint32_t below(std::uint32_t count, std::uint64_t bits) {
        HEX_CHECK(count > 0);
        return static_cast<std::uint32_t>(((bits >> 32) * count) >> 32);
    }
    bool operator==(const Random&) const = default;
};

}  // namespace hexholm
