#include "src/cli/train/fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "engine/base/random.h"

namespace hexholm::cli {
namespace {

constexpr std::size_t kBatch = 128;
constexpr std::size_t kRunOfRows = 512;  // held out together
constexpr std::size_t kHeldOutOf = 10;
constexpr float kFirstStep = 1e-3F;
constexpr float kLastStep = 5e-5F;
// Positions of one game are much alike, and are learned by heart where nothing pulls weights back: with
// 11,000 positions of 200 games the surprise was 0.628 without this, and 0.585 with it.
constexpr float kDecay = 4;
constexpr float kLeastSpread = 0.1F;

// Weights, their slopes, and what Adam (Kingma, Ba 2015; with the pull of Loshchilov, Hutter 2019) remembers.
struct Moving {
    std::vector<float> values;
    std::vector<float> slopes;
    std::vector<float> means;
    std::vector<float> squares;
    std::vector<float> rests;  // where they are pulled to

    explicit Moving(std::size_t count)
        : values(count), slopes(count), means(count), squares(count), rests(count) {}
    void step(float size, int time, bool is_pulled) {
        constexpr float kMeans = 0.9F;
        constexpr float kSquares = 0.999F;
        const float mean_scale = 1 / (1 - std::pow(kMeans, static_cast<float>(time)));
        const float square_scale = 1 / (1 - std::pow(kSquares, static_cast<float>(time)));
        for (std::size_t at = 0; at < values.size(); ++at) {
            const float slope = slopes[at];
            means[at] = kMeans * means[at] + (1 - kMeans) * slope;
            squares[at] = kSquares * squares[at] + (1 - kSquares) * slope * slope;
            const float pull = is_pulled ? kDecay * (values[at] - rests[at]) : 0;
            values[at] -=
                size *
                (means[at] * mean_scale / (std::sqrt(squares[at] * square_scale) + 1e-8F) + pull);
            slopes[at] = 0;
        }
    }
};

// A network with fractions. Inputs are shifted and scaled to a mean of 0 and a spread of 1.
class FloatNetwork {
public:
    FloatNetwork(std::size_t inputs, std::size_t units, Random& chance)
        : inputs_(inputs),
          units_(units),
          to_units_(inputs * units),
          bias_(units),
          straight_(inputs),
          from_units_(units),
          last_(1),
          shift_(inputs),
          scale_(inputs) {
        const float spread = std::sqrt(2.0F / static_cast<float>(inputs));
        const auto draw = [&] {
            float sum = 0;  // of twelve even draws: nearly normal
            for (int at = 0; at < 12; ++at)
                sum += static_cast<float>(chance.below(1'000'001)) / 1e6F;
            return sum - 6;
        };
        for (float& weight : to_units_.values)
            weight = draw() * spread;
        for (float& weight : from_units_.values)
            weight = draw() * 0.1F;
    }

    // `first` and `rows`: where the inputs begin in each sample, and how often they stand there.
    void measure(const Samples& samples, std::size_t first, std::size_t rows) {
        std::vector<double> sums(inputs_);
        std::vector<double> squares(inputs_);
        for (std::size_t at = 0; at < samples.size(); ++at)
            for (std::size_t row = 0; row < rows; ++row)
                for (std::size_t input = 0; input < inputs_; ++input) {
                    const double value = samples.row(at)[first + row * inputs_ + input];
                    sums[input] += value;
                    squares[input] += value * value;
                }
        const double count = static_cast<double>(samples.size() * rows);
        for (std::size_t input = 0; input < inputs_; ++input) {
            const double mean = sums[input] / count;
            const double spread = std::sqrt(std::max(0.0, squares[input] / count - mean * mean));
            shift_[input] = static_cast<float>(mean);
            // What never changes says nothing.
            scale_[input] =
                spread < 1e-6 ? 0 : 1 / std::max(kLeastSpread, static_cast<float>(spread));
        }
    }

    // REQUIRES: measure(), and a network of the same size.
    void begin_with(const NetworkWeights& known) {
        const auto part_of = [](std::int32_t whole, int bits) {
            return std::ldexp(static_cast<float>(whole), -bits);
        };
        last_.values[0] = part_of(known.bias, kScoreBits);
        for (std::size_t unit = 0; unit < units_; ++unit) {
            bias_.values[unit] = part_of(known.unit_bias[unit], kInputBits);
            from_units_.values[unit] = part_of(known.from_units[unit], kOutputBits);
        }
        for (std::size_t input = 0; input < inputs_; ++input) {
            const float spread = scale_[input] > 0 ? 1 / scale_[input] : 0;
            const float straight = part_of(known.straight[input], kInputBits);
            straight_.values[input] = straight * spread;
            last_.values[0] += straight * shift_[input];
            for (std::size_t unit = 0; unit < units_; ++unit) {
                const std::size_t at = input * units_ + unit;
                const float weight = part_of(known.to_units[at], kInputBits);
                to_units_.values[at] = weight * spread;
                bias_.values[unit] += weight * shift_[input];
            }
        }
        for (Moving* part : {&to_units_, &straight_, &from_units_})
            part->rests = part->values;
    }

    struct Pass {
        std::vector<float> inputs;
        std::vector<float> units;
    };
    float score(const std::int16_t* numbers, Pass& pass) const {
        pass.inputs.resize(inputs_);
        pass.units = bias_.values;
        float score = last_.values[0];
        for (std::size_t input = 0; input < inputs_; ++input) {
            const float value =
                (static_cast<float>(numbers[input]) - shift_[input]) * scale_[input];
            pass.inputs[input] = value;
            score += value * straight_.values[input];
            const float* const weights = &to_units_.values[input * units_];
            float* const units = pass.units.data();
            for (std::size_t unit = 0; unit < units_; ++unit)
                units[unit] += weights[unit] * value;
        }
        for (std::size_t unit = 0; unit < units_; ++unit)
            score += std::max(0.0F, pass.units[unit]) * from_units_.values[unit];
        return score;
    }
    // `slope`: of the loss by the score of this pass.
    void learn(const Pass& pass, float slope) {
        back_.resize(units_);
        for (std::size_t unit = 0; unit < units_; ++unit) {
            const float given = std::max(0.0F, pass.units[unit]);
            from_units_.slopes[unit] += slope * given;
            back_[unit] = pass.units[unit] > 0 ? slope * from_units_.values[unit] : 0;
            bias_.slopes[unit] += back_[unit];
        }
        last_.slopes[0] += slope;
        for (std::size_t input = 0; input < inputs_; ++input) {
            const float value = pass.inputs[input];
            straight_.slopes[input] += slope * value;
            float* const slopes = &to_units_.slopes[input * units_];
            const float* const back = back_.data();
            for (std::size_t unit = 0; unit < units_; ++unit)
                slopes[unit] += back[unit] * value;
        }
    }
    void step(float size, int time) {
        for (Moving* part : {&to_units_, &straight_, &from_units_})
            part->step(size, time, true);
        for (Moving* part : {&bias_, &last_})
            part->step(size, time, false);
    }
    NetworkWeights rounded() const {
        NetworkWeights whole;
        whole.inputs = inputs_;
        whole.units = units_;
        std::vector<double> bias(bias_.values.begin(), bias_.values.end());
        double last = last_.values[0];
        for (std::size_t input = 0; input < inputs_; ++input) {
            for (std::size_t unit = 0; unit < units_; ++unit) {
                const double weight =
                    double{to_units_.values[input * units_ + unit]} * scale_[input];
                bias[unit] -= weight * shift_[input];
                whole.to_units.push_back(round_to(weight, kInputBits));
            }
            const double weight = double{straight_.values[input]} * scale_[input];
            last -= weight * shift_[input];
            whole.straight.push_back(round_to(weight, kInputBits));
            whole.usual.push_back(static_cast<std::int32_t>(std::lround(shift_[input] * 1000)));
        }
        for (std::size_t unit = 0; unit < units_; ++unit) {
            whole.unit_bias.push_back(round_to(bias[unit], kInputBits));
            whole.from_units.push_back(round_to(from_units_.values[unit], kOutputBits));
        }
        whole.bias = round_to(last, kScoreBits);
        return whole;
    }

private:
    static std::int32_t round_to(double value, int bits) {
        const double whole = std::round(std::ldexp(value, bits));
        return static_cast<std::int32_t>(
            std::clamp(whole, -double{kMostWeight}, double{kMostWeight}));
    }

    std::size_t inputs_;
    std::size_t units_;
    Moving to_units_;
    Moving bias_;
    Moving straight_;
    Moving from_units_;
    Moving last_;
    std::vector<float> shift_;
    std::vector<float> scale_;
    std::vector<float> back_;
};

// Both networks and how they see one sample.
class Fitting {
public:
    Fitting(const Samples& samples, const FitSetup& setup)
        : samples_(samples),
          setup_(setup),
          chance_{setup.seed, 0},
          own_(samples.own(), units_of(&JudgeWeights::own), chance_),
          other_(samples.other(), units_of(&JudgeWeights::other), chance_) {
        own_.measure(samples, 0, 1);
        other_.measure(samples, samples.own(), samples.players() - 1);
        if (setup.known != nullptr) {
            own_.begin_with(setup.known->own);
            other_.begin_with(setup.known->other);
        }
        for (std::size_t at = 0; at < samples.size(); ++at)
            (at / kRunOfRows % kHeldOutOf == 0 ? held_out_ : learned_).push_back(at);
    }

    Fit run() {
        Fit best;
        best.even = std::log(static_cast<double>(samples_.players()));
        best.surprise = 1e9;
        const std::size_t steps =
            (learned_.size() / kBatch + 1) * static_cast<std::size_t>(setup_.rounds);
        int time = 0;
        for (int round = 0; round < setup_.rounds; ++round) {
            shuffle();
            for (std::size_t at = 0; at < learned_.size(); at += kBatch) {
                const std::size_t end = std::min(at + kBatch, learned_.size());
                for (std::size_t row = at; row < end; ++row)
                    learn(learned_[row], 1.0F / static_cast<float>(end - at));
                ++time;
                const float done = static_cast<float>(time) / static_cast<float>(steps);
                const float size = kFirstStep * std::pow(kLastStep / kFirstStep, done);
                own_.step(size, time);
                other_.step(size, time);
            }
            const double surprise = held_out_surprise();
            if (surprise >= best.surprise) continue;
            best.surprise = surprise;
            best.own = own_.rounded();
            best.other = other_.rounded();
        }
        return best;
    }

private:
    std::size_t units_of(NetworkWeights JudgeWeights::*network) const {
        return setup_.known == nullptr ? setup_.units : ((*setup_.known).*network).units;
    }
    void shuffle() {
        for (std::size_t left = learned_.size(); left > 1; --left)
            std::swap(learned_[left - 1],
                      learned_[chance_.below(static_cast<std::uint32_t>(left))]);
    }
    // The chances of all, the viewer first.
    void look(std::size_t at) {
        const std::int16_t* const row = samples_.row(at);
        chances_[0] = own_.score(row, passes_[0]);
        for (std::size_t other = 1; other < samples_.players(); ++other)
            chances_[other] =
                other_.score(row + samples_.own() + (other - 1) * samples_.other(), passes_[other]);
        const auto end = chances_.begin() + static_cast<std::ptrdiff_t>(samples_.players());
        const float most = *std::max_element(chances_.begin(), end);
        float sum = 0;
        for (auto chance = chances_.begin(); chance != end; ++chance)
            sum += * chance = std::exp(*chance - most);
        for (auto chance = chances_.begin(); chance != end; ++chance)
            *chance /= sum;
    }
    void learn(std::size_t at, float weight) {
        look(at);
        for (std::size_t player = 0; player < samples_.players(); ++player) {
            const float wanted = samples_.winner(at) == player ? 1 : 0;
            (player == 0 ? own_ : other_)
                .learn(passes_[player], (chances_[player] - wanted) * weight);
        }
    }
    double held_out_surprise() {
        double sum = 0;
        for (const std::size_t at : held_out_) {
            look(at);
            sum -= std::log(std::max(1e-9F, chances_[samples_.winner(at)]));
        }
        return held_out_.empty() ? 0 : sum / static_cast<double>(held_out_.size());
    }

    const Samples& samples_;
    const FitSetup& setup_;
    Random chance_;
    FloatNetwork own_;
    FloatNetwork other_;
    std::vector<std::size_t> learned_;
    std::vector<std::size_t> held_out_;
    std::array<FloatNetwork::Pass, kMaxPlayers> passes_;
    std::array<float, kMaxPlayers> chances_{};
};

}  // namespace

Fit fit(const Samples& samples, const FitSetup& setup) {
    return Fitting(samples, setup).run();
}

}  // namespace hexholm::cli
