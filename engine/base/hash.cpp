#include "engine/base/hash.h"

#include <array>
#include <bit>

namespace hexholm {
namespace {

constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15ULL;

std::uint64_t mix(std::uint64_t lane, std::uint64_t word) {
    return std::rotl((lane ^ word) * kFactor, 29);
}

}  // namespace

std::uint64_t hash_words(const std::uint64_t* words, std::size_t count) {
    std::array<std::uint64_t, 4> lanes = {1, 2, 3, 4};
    std::size_t at = 0;
    for (; at + 4 <= count; at += 4)
        for (std::size_t lane = 0; lane < 4; ++lane)
            lanes[lane] = mix(lanes[lane], words[at + lane]);
    for (; at < count; ++at)
        lanes[at % 4] = mix(lanes[at % 4], words[at]);
    std::uint64_t hash = count;
    for (std::uint64_t lane : lanes)
        hash = mix(hash, lane);
    return hash ^ (hash >> 32);
}

std::uint64_t hash_text(std::string_view text, std::uint64_t start) {
    std::uint64_t hash = start;
    for (char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    return hash;
}

std::string hash_name(std::uint64_t hash) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string name(16, '0');
    for (std::size_t at = 0; at < 16; ++at)
        name[15 - at] = kDigits[(hash >> (4 * at)) & 15];
    return name;
}

}  // namespace hexholm
