// What a call of a mod's function has learnt and done, step by step.
#pragma once

#include <cstdint>

#include "engine/base/fixed_vector.h"

namespace hexholm {

// One step, without what came of it.
struct CallStep {
    enum class Kind : std::uint8_t {
        arguments,  // further ones that it was given
        look,       // it looked up a Fact
        change,     // it changed the game
        item,       // a thing in the list that it gave back
        end         // it gave its answer
    };
    Kind kind = Kind::end;
    std::uint8_t what = 0;    // which Fact or Change
    bool loud = false;        // a change that may set off other functions
    std::int16_t thing = -1;  // of a change: a counter, effect, good or deck
    std::int32_t key = 0;     // of a look, see look_up(); of a change: whose; the item
    std::int16_t number = 0;
    std::int16_t place = -1;

    bool operator==(const CallStep&) const = default;
};

// Another call with the same arguments takes the same first step, and as long as the same comes of its
// steps, the same next one.
struct Trace {
    struct Entry {
        CallStep step;
        std::int64_t result = 0;
    };
    static constexpr std::size_t kMostSteps = 64;

    FixedVector<Entry, kMostSteps> steps;
    bool is_complete = true;  // nothing else was read or changed

    void note(const CallStep& step, std::int64_t result) {
        if (steps.size() == kMostSteps)
            is_complete = false;
        else
            steps.push_back({step, result});
    }
};

}  // namespace hexholm
