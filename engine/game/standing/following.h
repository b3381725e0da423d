// Finds the row of a number or price that applies now, when counters decide it.
#pragma once

#include <algorithm>

#include "engine/game/core/play.h"

namespace hexholm {

// REQUIRES: no function is asked for it.
template <class Value>
const Value& row_now(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     const Following<Value>& following) {
    if (following.by.is_none()) return following.fixed;
    const Counter& counter = book.content().counters[following.by];
    const std::size_t owner = counter.per == Owner::player ? player.index() : 0;
    const auto row = static_cast<std::size_t>(counter_value(state, counter, owner) - counter.least);
    return following.rows[std::min(row, following.rows.size() - 1)];
}

}  // namespace hexholm
