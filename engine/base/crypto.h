// Hashes that nobody can forge and bytes that nobody can guess: libsodium's, as plain values.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hexholm {

constexpr std::size_t kDigestBytes = 32;

// What SHA-256 or HMAC-SHA-256 makes of a text.
struct Digest256 {
    std::array<std::uint8_t, kDigestBytes> bytes{};

    bool operator==(const Digest256&) const = default;
};

// 256 random bits: a key, or what is mixed in so that a hash tells nothing of what it is made of.
struct Key256 {
    std::array<std::uint8_t, kDigestBytes> bytes{};

    bool operator==(const Key256&) const = default;
};

Digest256 sha256(std::string_view text);
// HMAC-SHA-256 with a key of any length.
Digest256 hmac_sha256(std::string_view key, std::string_view text);
Digest256 hmac_sha256(const Key256& key, std::string_view text);

// Random bytes from the operating system.
void fill_with_random(std::span<std::uint8_t> bytes);
Key256 random_key();

// Takes as long for texts that differ in the first byte as for equal ones, so that nobody can find out a secret
// byte by byte. Texts of unequal length differ.
bool equal_in_constant_time(std::string_view one, std::string_view other);

// 64 lower-case hexadecimal digits, and the reverse.
std::string hex_text(const Digest256& digest);
std::string hex_text(const Key256& key);
std::optional<Digest256> parse_digest(std::string_view digits);
std::optional<Key256> parse_key(std::string_view digits);
// The first sixteen digits: for people who compare two on a screen, never for programs.
std::string short_name(const Digest256& digest);

}  // namespace hexholm
