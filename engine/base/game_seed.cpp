#include "engine/base/game_seed.h"

#include <array>
#include <string>

#include "engine/base/check.h"

namespace hexholm {

Digest256 ChanceKey::commitment() const {
    std::string both(key.bytes.begin(), key.bytes.end());
    both.append(salt.bytes.begin(), salt.bytes.end());
    return sha256(both);
}

std::uint64_t GameSeed::row(std::string_view name, std::size_t which) const {
    HEX_CHECK(key);
    const Digest256 digest = hmac_sha256(key->key, std::string(name) + " " + std::to_string(which));
    std::uint64_t bits = 0;
    for (std::size_t at = 0; at < sizeof bits; ++at)
        bits = bits << 8U | digest.bytes[at];
    return bits;
}

Random GameSeed::part_of_secret(DealPart part, std::size_t which) const {
    constexpr std::array<std::string_view, 6> kNames = {"land", "harbours", "tokens",
                                                        "deck", "zones",    "opening"};
    return {row(kNames[static_cast<std::size_t>(part)], which), 0};
}

}  // namespace hexholm
