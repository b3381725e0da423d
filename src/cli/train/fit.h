// Fits the networks of a judge to positions and who won them. Here alone numbers have a fraction: what
// comes of it is rounded once, and bots use whole numbers only.
#pragma once

#include <memory>

#include "engine/content/judge_weights.h"

#include "src/cli/train/samples.h"

namespace hexholm::cli {

struct FitSetup {
    std::size_t units = 32;
    int rounds = 8;  // through all positions
    std::uint64_t seed = 1;
    // Weights from which learning goes on and to which it is pulled back; null for none.
    std::shared_ptr<const JudgeWeights> known;
};

struct Fit {
    NetworkWeights own;
    NetworkWeights other;
    double surprise =
        0;            // mean -ln of the chance given to who won, over positions that were held out
    double even = 0;  // the same if all were given the same chance
};

// One position of every ten is held out, in runs, so that no game lies in both; the round that is
// least surprised by those is kept.
Fit fit(const Samples& samples, const FitSetup& setup);

}  // namespace hexholm::cli
