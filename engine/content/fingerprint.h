// The rules of a mod or of a whole game in short: who has the same plays the same.
#pragma once

#include <cstdint>

#include "engine/base/crypto.h"

namespace hexholm {

struct Fingerprint {
    Digest256 digest;       // nobody can make other rules that have it, too
    std::uint64_t old = 0;  // 64 bits, by which journals before version 5 name the same rules

    bool operator==(const Fingerprint&) const = default;
};

}  // namespace hexholm
