// A small network of whole numbers: the same answer on every machine.
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/bots/judge/features.h"
#include "engine/content/judge_weights.h"

namespace hexholm {

// What the inputs add up to in each unit, and, last, on the straight way; kInputBits.
using Sums = FixedVector<std::int64_t, kMostUnits + 1>;

// Positions of one search differ in few inputs: sums are carried along, and give exactly what they would
// when added up anew.
class Network {
public:
    explicit Network(const NetworkWeights& weights) : weights_(weights) {}

    void add_up(const Inputs& inputs, Sums& sums) const;
    // `sums` belong to `before`, and after it to `now`.
    void carry(const Inputs& before, const Inputs& now, Sums& sums) const;
    // kScoreBits.
    std::int64_t score(const Sums& sums) const;

private:
    void add(std::size_t input, std::int32_t times, Sums& sums) const;

    const NetworkWeights& weights_;
};

// The chance of odds that are given as a logarithm; both kScoreBits.
std::int64_t chance_of(std::int64_t odds);

// ln(e^a + e^b + ...) of scores; kScoreBits. REQUIRES: there is one.
std::int64_t log_of_sum(const std::int64_t* scores, std::size_t count);

}  // namespace hexholm
