// What a judge of positions has learned from its own games: whole numbers that a mod ships as data.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace hexholm {

// Numbers are whole parts: so many bits of them lie behind the point.
inline constexpr int kInputBits = 20;   // of weights of inputs, and of the straight way
inline constexpr int kUnitBits = 12;    // of what a unit gives on
inline constexpr int kOutputBits = 16;  // of weights of units
inline constexpr int kScoreBits = 16;   // of a score

// One small network: inputs, units that give on what is above 0, and a way past them.
struct NetworkWeights {
    // What each input means, and what it usually was in the games that were learned from, in thousandths:
    // for use in other games. Files of the first version have neither.
    std::vector<std::string> keys;
    std::vector<std::int32_t> usual;

    std::size_t inputs = 0;
    std::size_t units = 0;
    std::vector<std::int32_t> to_units;   // input by input, unit by unit
    std::vector<std::int32_t> unit_bias;  // kInputBits
    std::vector<std::int32_t> straight;   // by input
    std::vector<std::int32_t> from_units;
    std::int32_t bias = 0;  // kScoreBits

    bool operator==(const NetworkWeights&) const = default;
};

// A player knows his own hand and only the sizes of others': two networks.
struct JudgeWeights {
    std::string scenario;
    int players = 0;
    int target = 0;  // points to win; 0 in files of the first version
    // Fingerprint of what it reads of a game: another game it does not know as well as this one.
    std::uint64_t reads = 0;
    NetworkWeights own;
    NetworkWeights other;

    bool operator==(const JudgeWeights&) const = default;
};

// Beyond these a file is refused: what comes of so small numbers fits into 64 bits.
inline constexpr std::size_t kMostInputs = 512;
inline constexpr std::size_t kMostUnits = 256;
inline constexpr std::int32_t kMostWeight = 1 << 28;
inline constexpr std::int32_t kMostUsual = 1 << 25;

inline bool has_keys(const JudgeWeights& weights) {
    return !weights.own.keys.empty();
}

// "judge/base-4.txt", below the folder of a mod; a scenario's colon is a dot there.
std::string judge_file_name(std::string_view scenario, int players);
std::string judge_text(const JudgeWeights& weights);
// `where` names the file in problems.
Result<JudgeWeights> read_judge(std::string_view text, const std::string& where);

}  // namespace hexholm
