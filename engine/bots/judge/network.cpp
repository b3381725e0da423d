#include "engine/bots/judge/network.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "engine/base/check.h"

namespace hexholm {
namespace {

// More than any unit gives on in a sound network; so that nothing can overflow.
constexpr std::int64_t kMostOfUnit = std::int64_t{1} << 24;

constexpr std::int64_t kLog2OfE = 94'548;  // kScoreBits
constexpr std::int64_t kLnOf2 = 45'426;
constexpr std::size_t kRootBits = 6;
constexpr std::uint64_t kRootOfHalf = 4'248'701'965;  // 2^32 * 2^(-1/64)
constexpr std::int64_t kFarBelow = 30;                // whole numbers: e^-30 adds nothing

constexpr std::size_t kAtOnce = 8;  // so many inputs are mostly all as they were

// 2^32 * 2^(-n/64).
constexpr std::array<std::uint64_t, (1U << kRootBits) + 1> roots_of_half() {
    std::array<std::uint64_t, (1U << kRootBits) + 1> powers{};
    powers[0] = std::uint64_t{1} << 32;
    powers[1] = kRootOfHalf;
    for (std::size_t at = 2; at < powers.size(); ++at)
        powers[at] = (powers[at - 1] * kRootOfHalf) >> 32;
    return powers;
}
constexpr auto kRootsOfHalf = roots_of_half();

// e^-x, both kScoreBits. REQUIRES: x >= 0.
std::int64_t exp_of_minus(std::int64_t x) {
    HEX_CHECK(x >= 0);
    if (x >= kFarBelow << kScoreBits) return 0;
    const auto halves = static_cast<std::uint64_t>((x * kLog2OfE) >> kScoreBits);
    const std::uint64_t whole = halves >> kScoreBits;
    const std::uint64_t part = halves & ((1U << kScoreBits) - 1);
    const std::size_t at = part >> (kScoreBits - kRootBits);
    const std::uint64_t rest = part & ((1U << (kScoreBits - kRootBits)) - 1);
    const std::uint64_t step = kRootsOfHalf[at] - kRootsOfHalf[at + 1];
    const std::uint64_t power = kRootsOfHalf[at] - ((step * rest) >> (kScoreBits - kRootBits));
    return static_cast<std::int64_t>((power >> (32 - kScoreBits)) >> whole);
}

// ln x, both kScoreBits. REQUIRES: x >= 1.
std::int64_t log_of(std::int64_t x) {
    HEX_CHECK(x >= 1);
    const auto value = static_cast<std::uint64_t>(x);
    const int top = static_cast<int>(std::bit_width(value)) - 1;
    std::int64_t log = std::int64_t{top} - kScoreBits;
    std::uint64_t rest = value << (31 - top);  // 1 to 2, 31 bits
    for (int bit = 0; bit < kScoreBits; ++bit) {
        rest = (rest * rest) >> 31;
        const bool is_large = (rest >> 32) != 0;
        log = log * 2 + (is_large ? 1 : 0);
        rest >>= is_large ? 1 : 0;
    }
    return (log * kLnOf2) >> kScoreBits;
}

}  // namespace

// Two numbers of 32 bits make one of 64: for that browsers have an instruction that does two at once.
void Network::add(std::size_t input, std::int32_t times, Sums& sums) const {
    const std::int32_t* const weights = weights_.to_units.data() + input * weights_.units;
    std::int64_t* const units = sums.begin();
    for (std::size_t unit = 0; unit < weights_.units; ++unit)
        units[unit] += std::int64_t{weights[unit]} * times;
    units[weights_.units] += std::int64_t{weights_.straight[input]} * times;
}

void Network::add_up(const Inputs& inputs, Sums& sums) const {
    sums.clear();
    for (const std::int32_t bias : weights_.unit_bias)
        sums.push_back(bias);
    sums.push_back(0);
    for (std::size_t input = 0; input < weights_.inputs; ++input)
        if (inputs[input] != 0) add(input, inputs[input], sums);
}

void Network::carry(const Inputs& before, const Inputs& now, Sums& sums) const {
    HEX_CHECK(before.size() == weights_.inputs && now.size() == weights_.inputs);
    for (std::size_t from = 0; from < weights_.inputs; from += kAtOnce) {
        const std::size_t to = std::min(from + kAtOnce, weights_.inputs);
        if (to == from + kAtOnce &&
            std::memcmp(now.begin() + from, before.begin() + from, kAtOnce * sizeof now[0]) == 0)
            continue;
        for (std::size_t input = from; input < to; ++input)
            if (now[input] != before[input]) add(input, now[input] - before[input], sums);
    }
}

std::int64_t Network::score(const Sums& sums) const {
    HEX_CHECK(sums.size() == weights_.units + 1);
    std::int64_t all = 0;
    for (std::size_t unit = 0; unit < weights_.units; ++unit) {
        const std::int64_t given =
            std::clamp<std::int64_t>(sums[unit], 0, kMostOfUnit << (kInputBits - kUnitBits)) >>
            (kInputBits - kUnitBits);
        all += given * weights_.from_units[unit];
    }
    return (all >> (kUnitBits + kOutputBits - kScoreBits)) +
           (sums[weights_.units] >> (kInputBits - kScoreBits)) + weights_.bias;
}

std::int64_t chance_of(std::int64_t odds) {
    constexpr std::int64_t kOne = std::int64_t{1} << kScoreBits;
    const std::int64_t less_likely = exp_of_minus(odds < 0 ? -odds : odds);
    const std::int64_t of_both = kOne + less_likely;
    return ((odds < 0 ? less_likely : kOne) << kScoreBits) / of_both;
}

std::int64_t log_of_sum(const std::int64_t* scores, std::size_t count) {
    HEX_CHECK(count > 0);
    const std::int64_t most = *std::max_element(scores, scores + count);
    std::int64_t sum = 0;
    for (std::size_t at = 0; at < count; ++at)
        sum += exp_of_minus(most - scores[at]);
    return most + log_of(sum);
}

}  // namespace hexholm
