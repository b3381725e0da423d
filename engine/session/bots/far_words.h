// The messages between tables and their desk (far_bots.h): the number of a kind, that of the table, and what belongs to it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/base/bytes.h"
#include "engine/base/game_seed.h"

namespace hexholm {

inline constexpr std::uint8_t kOpen = 1;
inline constexpr std::uint8_t kQuestion = 2;  // and its answer
inline constexpr std::uint8_t kClose = 3;
inline constexpr std::uint8_t kFailed = 4;    // to load, or to answer
inline constexpr std::uint8_t kAdvise = 5;    // and its answer
inline constexpr std::uint8_t kLookBack = 6;  // and how far that is, or its end
inline constexpr std::uint8_t kReadOn = 7;

inline constexpr std::uint64_t kLongestFarText = 65'536;
inline constexpr std::uint64_t kMostFarFailures = 100;
inline constexpr std::uint64_t kMostFarActions = 100'000;

inline void put_text(std::string_view text, ByteWriter& writer) {
    writer.number(text.size());
    writer.raw({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

inline std::string take_text(ByteReader& reader) {
    const ByteSpan bytes = reader.raw(reader.number(kLongestFarText));
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline Bytes message_of(std::uint8_t kind, std::uint64_t table) {
    Bytes bytes;
    ByteWriter writer(bytes);
    writer.byte(kind);
    writer.number(table);
    return bytes;
}

inline void put_seed(const GameSeed& seed, ByteWriter& writer) {
    writer.number(seed.number);
    writer.byte(seed.key ? 1 : 0);
    if (!seed.key) return;
    writer.raw(seed.key->key.bytes);
    writer.raw(seed.key->salt.bytes);
}

inline GameSeed take_seed(ByteReader& reader) {
    GameSeed seed(reader.number());
    if (reader.byte() == 0) return seed;
    ChanceKey& key = seed.key.emplace();
    std::ranges::copy(reader.raw(kDigestBytes), key.key.bytes.begin());
    std::ranges::copy(reader.raw(kDigestBytes), key.salt.bytes.begin());
    return seed;
}

}  // namespace hexholm
