// Weights as if they had been learned, for tests of what is done with them.
#pragma once

#include "engine/base/random.h"
#include "engine/bots/judge/features.h"

namespace hexholm::test {

inline NetworkWeights drawn_network(std::size_t inputs, std::size_t units, Random& chance) {
    const auto drawn = [&](std::size_t count, int most) {
        std::vector<std::int32_t> weights;
        for (std::size_t at = 0; at < count; ++at)
            weights.push_back(
                static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(2 * most + 1))) -
                most);
        return weights;
    };
    NetworkWeights network;
    network.inputs = inputs;
    network.units = units;
    network.to_units = drawn(inputs * units, 1 << 14);
    network.unit_bias = drawn(units, 1 << 20);
    network.straight = drawn(inputs, 1 << 14);
    network.from_units = drawn(units, 1 << 15);
    network.bias = drawn(1, 1 << 15).front();
    return network;
}

// Of the right size for the game.
inline JudgeWeights drawn_judge(const Rulebook& book, std::uint64_t seed = 1) {
    Random chance{seed, 0};
    const Features features(book);
    JudgeWeights weights;
    weights.scenario = book.content().scenario;
    weights.players = book.content().players;
    weights.reads = judged_things(book.content());
    weights.own = drawn_network(features.own_count(), 8, chance);
    weights.other = drawn_network(features.other_count(), 8, chance);
    return weights;
}

}  // namespace hexholm::test
