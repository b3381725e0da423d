// Weights as if they had been learned, for tests of what is done with them.
#pragma once

#include <bit>
#include <memory>

#include "engine/base/random.h"
#include "engine/bots/judge/features.h"
#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"

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
    const auto features = std::make_unique<Features>(book);
    JudgeWeights weights;
    weights.scenario = book.content().scenario;
    weights.players = book.content().players;
    weights.reads = judged_things(book.content());
    weights.target = book.content().rules.target_points;
    weights.own = drawn_network(features->own_count(), 8, chance);
    weights.other = drawn_network(features->other_count(), 8, chance);
    KeysOfRows keys = features->keys();
    weights.own.keys = std::move(keys.own);
    weights.other.keys = std::move(keys.other);
    for (NetworkWeights* network : {&weights.own, &weights.other})
        for (std::size_t input = 0; input < network->inputs; ++input)
            network->usual.push_back(static_cast<std::int32_t>(chance.below(20'000)));
    return weights;
}

inline std::shared_ptr<const JudgeWeights> weights_for(const Rulebook& book) {
    return std::make_shared<const JudgeWeights>(drawn_judge(book, 5));
}

// Calls look(state, player, legal) at every decision of a game that chance goes on with.
template <class Look>
void look_at_game(const Rulebook& book, std::uint64_t seed, int most, Look look) {
    State state = start_game(book, seed);
    const auto legal = std::make_unique<ActionList>();
    Random chance{seed, 3};
    for (int at = 0; at < most && state.stage != Stage::over; ++at) {
        const PlayerId player(std::countr_zero(to_act(book, state)));
        legal_actions(book, state, player, *legal);
        look(state, player, *legal);
        apply(book, state, any_allowed(book, state, *legal, chance));
    }
}

}  // namespace hexholm::test
