// A short fingerprint of a longer thing: equal fingerprints mean equal games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hexholm {

// 64-bit hash of whole words in four lanes; the same on every little-endian machine.
std::uint64_t hash_words(const std::uint64_t* words, std::size_t count);

// 64-bit hash of text (FNV-1a).
std::uint64_t hash_text(std::string_view text, std::uint64_t start = 0xCBF29CE484222325ULL);

// Sixteen lower-case hexadecimal digits.
std::string hash_name(std::uint64_t hash);

}  // namespace hexholm
