#include "src/net/protocol/signature.h"

#include <array>

#include <sodium.h>

namespace hexholm::net {
namespace {

static_assert(kDigestBytes == crypto_sign_SEEDBYTES);
static_assert(kDigestBytes == crypto_sign_PUBLICKEYBYTES);

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

// Both halves, as libsodium has them.
struct Pair {
    std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secret{};
    Key256 open;

    explicit Pair(const Key256& seed) {
        crypto_sign_seed_keypair(open.bytes.data(), secret.data(), seed.bytes.data());
    }
    ~Pair() { sodium_memzero(secret.data(), secret.size()); }
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
};

}  // namespace

Key256 public_half(const Key256& secret) {
    return Pair(secret).open;
}

std::string signature_of(std::string_view text, const Key256& secret) {
    std::array<unsigned char, crypto_sign_BYTES> signature{};
    crypto_sign_detached(signature.data(), nullptr, bytes_of(text), text.size(),
                         Pair(secret).secret.data());
    std::array<char, 2 * crypto_sign_BYTES + 1> digits{};
    return sodium_bin2hex(digits.data(), digits.size(), signature.data(), signature.size());
}

bool is_signed_by(const Key256& public_half, std::string_view text, std::string_view signature) {
    std::array<unsigned char, crypto_sign_BYTES> bytes{};
    std::size_t read = 0;
    return signature.size() == 2 * bytes.size() &&
           sodium_hex2bin(bytes.data(), bytes.size(), signature.data(), signature.size(), nullptr,
                          &read, nullptr) == 0 &&
           read == bytes.size() &&
           crypto_sign_verify_detached(bytes.data(), bytes_of(text), text.size(),
                                       public_half.bytes.data()) == 0;
}

}  // namespace hexholm::net
