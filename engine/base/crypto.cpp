#include "engine/base/crypto.h"

#include <sodium.h>

#include "engine/base/check.h"

namespace hexholm {
namespace {

using Bytes = std::array<std::uint8_t, kDigestBytes>;

static_assert(kDigestBytes == crypto_hash_sha256_BYTES);
static_assert(kDigestBytes == crypto_auth_hmacsha256_BYTES);

constexpr std::size_t kShortDigits = 16;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
std::string_view text_of(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Chooses the code for this processor and opens the source of random bytes; any thread may be the first.
void be_ready() {
    static const bool ready = sodium_init() >= 0;
    HEX_CHECK(ready);
}

std::string hex_of(const Bytes& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');  // with the zero that libsodium writes behind it
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

bool parse_hex(std::string_view digits, Bytes& bytes) {
    std::size_t read = 0;
    return digits.size() == 2 * bytes.size() &&
           sodium_hex2bin(bytes.data(), bytes.size(), digits.data(), digits.size(), nullptr, &read,
                          nullptr) == 0 &&
           read == bytes.size();
}

}  // namespace

Digest256 sha256(std::string_view text) {
    Digest256 digest;
    crypto_hash_sha256(digest.bytes.data(), bytes_of(text), text.size());
    return digest;
}

Digest256 hmac_sha256(std::string_view key, std::string_view text) {
    Digest256 digest;
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, bytes_of(key), key.size());
    crypto_auth_hmacsha256_update(&state, bytes_of(text), text.size());
    crypto_auth_hmacsha256_final(&state, digest.bytes.data());
    sodium_memzero(&state, sizeof state);
    return digest;
}

Digest256 hmac_sha256(const Key256& key, std::string_view text) {
    return hmac_sha256(text_of(key.bytes), text);
}

void fill_with_random(std::span<std::uint8_t> bytes) {
    be_ready();
    randombytes_buf(bytes.data(), bytes.size());
}

Key256 random_key() {
    Key256 key;
    fill_with_random(key.bytes);
    return key;
}

bool equal_in_constant_time(std::string_view one, std::string_view other) {
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

std::string hex_text(const Digest256& digest) {
    return hex_of(digest.bytes);
}

std::string hex_text(const Key256& key) {
    return hex_of(key.bytes);
}

std::optional<Digest256> parse_digest(std::string_view digits) {
    Digest256 digest;
    if (!parse_hex(digits, digest.bytes)) return std::nullopt;
    return digest;
}

std::optional<Key256> parse_key(std::string_view digits) {
    Key256 key;
    if (!parse_hex(digits, key.bytes)) return std::nullopt;
    return key;
}

std::string short_name(const Digest256& digest) {
    return hex_of(digest.bytes).substr(0, kShortDigits);
}

}  // namespace hexholm
