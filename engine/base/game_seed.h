// Where all chance of a game comes from: a number that people can tell each other, or a secret key.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/base/crypto.h"
#include "engine/base/random.h"

namespace hexholm {

// The key that decides all chance of a game; it stays secret until the game is over.
struct ChanceKey {
    Key256 key;
    Key256 salt;  // counts in the commitment alone

    static ChanceKey fresh() { return {random_key(), random_key()}; }
    // SHA-256 of key and salt, told before the game begins: whoever hears both at its end can check that they were not
    // chosen afterwards.
    Digest256 commitment() const;
    bool operator==(const ChanceKey&) const = default;
};

// Whatever is dealt before the first action, each with numbers of its own.
enum class DealPart : std::uint8_t { land, harbours, tokens, deck, zones, opening };

struct GameSeed {
    // Implicit: a number is a seed, and so is a key.
    // NOLINTBEGIN(google-explicit-constructor)
    GameSeed(std::uint64_t seed = 0) : number(seed) {}
    GameSeed(const ChanceKey& secret) : key(secret) {}
    // NOLINTEND(google-explicit-constructor)

    // Numbers begin that do not depend on any before: HMAC-SHA-256 of the key and "land", "deck 2", "action 17" say
    // which. From a mere number they go on as they are, so that old games stay what they were.
    void begin_part(Random& random, DealPart part, std::size_t which = 0) const {
        if (key) [[unlikely]]
            random = part_of_secret(part, which);
    }
    void begin_action(Random& random, std::uint32_t actions_before) const {
        if (key) [[unlikely]]
            random = {row("action", actions_before), 0};
    }
    // The first 64 bits of HMAC-SHA-256(key, "NAME NUMBER"). REQUIRES: a key.
    std::uint64_t row(std::string_view name, std::size_t number) const;

    bool operator==(const GameSeed&) const = default;

    std::uint64_t number = 0;  // counts for nothing beside a key
    std::optional<ChanceKey> key;

private:
    Random part_of_secret(DealPart part, std::size_t which) const;
};

}  // namespace hexholm
