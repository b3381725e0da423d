// The network of whole numbers says what one with fractions would say, and the same however it is asked.
#include <cmath>
#include <memory>

#include <catch2/catch.hpp>

#include "engine/bots/judge/learned_judge.h"
#include "engine/game/game.h"
#include "engine/game/view/view.h"

#include "tests/engine/judge_support.h"
#include "tests/support/base_game.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

double with_fractions(const NetworkWeights& weights, const Inputs& inputs) {
    const auto part = [](std::int32_t weight, int bits) { return std::ldexp(weight, -bits); };
    double score = part(weights.bias, kScoreBits);
    for (std::size_t unit = 0; unit < weights.units; ++unit) {
        double sum = part(weights.unit_bias[unit], kInputBits);
        for (std::size_t input = 0; input < weights.inputs; ++input)
            sum += inputs[input] * part(weights.to_units[input * weights.units + unit], kInputBits);
        score += std::max(0.0, sum) * part(weights.from_units[unit], kOutputBits);
    }
    for (std::size_t input = 0; input < weights.inputs; ++input)
        score += inputs[input] * part(weights.straight[input], kInputBits);
    return score;
}

Inputs drawn_inputs(std::size_t count, Random& chance) {
    Inputs inputs;
    for (std::size_t at = 0; at < count; ++at)
        inputs.push_back(static_cast<std::int32_t>(chance.below(200)) - 50);
    return inputs;
}

}  // namespace

TEST_CASE("judge: a network of whole numbers scores as one with fractions does") {
    Random chance{11, 0};
    for (int trial = 0; trial < 20; ++trial) {
        const NetworkWeights weights = drawn_network(70, 32, chance);
        const Inputs inputs = drawn_inputs(70, chance);
        const Network network(weights);
        Sums sums;
        network.add_up(inputs, sums);
        CHECK(std::ldexp(static_cast<double>(network.score(sums)), -kScoreBits) ==
              Approx(with_fractions(weights, inputs)).margin(0.01));
    }
}

TEST_CASE("judge: sums that are carried along are those that are added up anew") {
    Random chance{12, 0};
    const NetworkWeights weights = drawn_network(90, 32, chance);
    const Network network(weights);
    Inputs before = drawn_inputs(90, chance);
    Sums carried;
    network.add_up(before, carried);
    for (int step = 0; step < 50; ++step) {
        Inputs now = before;
        now[chance.below(90)] += 7;
        network.carry(before, now, carried);
        Sums anew;
        network.add_up(now, anew);
        REQUIRE(std::equal(anew.begin(), anew.end(), carried.begin(), carried.end()));
        before = now;
    }
}

TEST_CASE("judge: odds and chances belong together, and those of both sides are the whole") {
    constexpr std::int64_t kWhole = std::int64_t{1} << kScoreBits;
    CHECK(chance_of(0) == kWhole / 2);
    std::int64_t before = 0;
    for (std::int64_t odds = -40 * kWhole; odds <= 40 * kWhole; odds += kWhole / 5) {
        const std::int64_t chance = chance_of(odds);
        CHECK(chance >= before);
        CHECK(std::abs(chance + chance_of(-odds) - kWhole) <= 1);
        const double exactly =
            1 / (1 + std::exp(-std::ldexp(static_cast<double>(odds), -kScoreBits)));
        CHECK(std::ldexp(static_cast<double>(chance), -kScoreBits) ==
              Approx(exactly).margin(0.001));
        before = chance;
    }
}

TEST_CASE("judge: the largest weights and inputs do not overflow") {
    Random chance{13, 0};
    NetworkWeights weights = drawn_network(kMostInputs, kMostUnits, chance);
    weights.to_units.assign(weights.to_units.size(), kMostWeight);
    weights.from_units.assign(weights.from_units.size(), kMostWeight);
    weights.straight.assign(weights.straight.size(), kMostWeight);
    Inputs inputs;
    for (std::size_t at = 0; at < kMostInputs; ++at)
        inputs.push_back(20'000);
    const Network network(weights);
    Sums sums;
    network.add_up(inputs, sums);
    CHECK(network.score(sums) > 0);
}

TEST_CASE("judge: the sum of chances is found without fractions") {
    Random chance{14, 0};
    for (int trial = 0; trial < 200; ++trial) {
        std::array<std::int64_t, 5> scores{};
        double sum = 0;
        for (std::int64_t& score : scores) {
            score = static_cast<std::int64_t>(chance.below(20U << kScoreBits)) -
                    (std::int64_t{10} << kScoreBits);
            sum += std::exp(std::ldexp(static_cast<double>(score), -kScoreBits));
        }
        CHECK(std::ldexp(static_cast<double>(log_of_sum(scores.data(), scores.size())),
                         -kScoreBits) == Approx(std::log(sum)).margin(0.002));
    }
}

TEST_CASE("judge: it reads as many numbers as it says, and none that the viewer cannot know") {
    for (const int players : {3, 4, 6}) {
        const Rulebook& book = base_game("", players);
        const auto features = std::make_unique<Features>(book);
        const auto inputs = std::make_unique<InputsOfAll>();
        const auto of_other = std::make_unique<InputsOfAll>();
        RandomGame game(book, 21);
        Random dealer{22, 0};
        while (game.played.size() < 400 && game.step()) {
            if (game.state.stage != Stage::play) continue;
            for (const PlayerId viewer : all_ids<PlayerId>(book.players())) {
                const State dealt = imagine(book, view_for(book, game.state, viewer), dealer);
                features->survey(game.state);
                features->read(game.state, viewer, *inputs);
                features->survey(dealt);
                features->read(dealt, viewer, *of_other);
                for (std::size_t player = 0; player < book.players(); ++player) {
                    const Inputs& row = (*inputs)[player];
                    REQUIRE(row.size() == (player == viewer.index() ? features->own_count()
                                                                    : features->other_count()));
                    REQUIRE(std::equal(row.begin(), row.end(), (*of_other)[player].begin(),
                                       (*of_other)[player].end()));
                }
            }
        }
    }
}

TEST_CASE("judge: a position is judged alike whatever was looked at before it") {
    const Rulebook& book = base_game();
    const JudgeWeights weights = drawn_judge(book);
    const auto judge = std::make_unique<LearnedJudge>(book, weights);
    const auto fresh = std::make_unique<LearnedJudge>(book, weights);
    RandomGame game(book, 23);
    State before = game.state;
    while (game.played.size() < 500 && game.step()) {
        if (before.stage == Stage::play) {
            judge->look_from(before, PlayerId(1));
            fresh->look_from(game.state, PlayerId(1));
            REQUIRE(judge->odds(game.state) == fresh->odds(game.state));
        }
        before = game.state;
    }
}

}  // namespace hexholm::test
