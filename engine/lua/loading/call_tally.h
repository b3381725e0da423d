// How often the functions of mods are called, and what they take; for whoever asks where the time goes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/check.h"

namespace hexholm {

// What Content::program is, too, where mods have functions.
class CallTally {
public:
    struct Cost {
        std::atomic<std::int64_t> calls = 0;
        std::atomic<std::int64_t> known = 0;  // of them, answered from an earlier call without Lua
        std::atomic<std::int64_t> fuel = 0;   // of all others
    };

    virtual ~CallTally() = default;

    // Starts counting calls, by hook. REQUIRES: no function is called meanwhile.
    void begin_tally(std::size_t hooks) const { costs_ = std::vector<Cost>(hooks); }
    const std::vector<Cost>& tally() const { return costs_; }

protected:
    void count(std::size_t hook, bool known, std::int64_t fuel) const {
        if (costs_.empty()) return;
        HEX_CHECK(hook < costs_.size());
        ++costs_[hook].calls;
        if (known)
            ++costs_[hook].known;
        else
            costs_[hook].fuel += fuel;
    }

private:
    mutable std::vector<Cost> costs_;  // empty: nobody asks
};

}  // namespace hexholm
