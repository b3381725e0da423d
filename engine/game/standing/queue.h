// The order in which players came to a place, kept in a counter of it: their seats, from 1 on, as digits to
// the base 8, the first one lowest.
#pragma once

#include "engine/base/check.h"
#include "engine/base/id.h"
#include "engine/base/limits.h"

namespace hexholm {

constexpr int kSeatBits = 3;
static_assert(kMaxPlayers < 1U << kSeatBits);

// The greatest value of a counter that holds a queue of all players.
constexpr int full_queue(std::size_t players) {
    return (1 << (kSeatBits * static_cast<int>(players))) - 1;
}

// Calls visit(player) for each, in order.
template <class Visit>
void visit_queue(int queue, Visit visit) {
    for (; queue > 0; queue >>= kSeatBits)
        visit(PlayerId((queue & ((1 << kSeatBits) - 1)) - 1));
}

inline bool is_in_queue(int queue, PlayerId player) {
    bool found = false;
    visit_queue(queue, [&](PlayerId other) { found = found || other == player; });
    return found;
}

// The queue with the player behind all others. REQUIRES: he is not in it.
inline int queue_with(int queue, PlayerId player) {
    HEX_CHECK(!is_in_queue(queue, player));
    int digits = 0;
    visit_queue(queue, [&](PlayerId) { ++digits; });
    return queue | (player.number() + 1) << (kSeatBits * digits);
}

}  // namespace hexholm
