// Numbers and prices that follow the game: fixed, by the value of a counter, or what a function says.
#pragma once

#include <vector>

#include "engine/base/bundle.h"
#include "engine/base/id.h"

namespace hexholm {

// What is named by a number or by goods holds all the time unless there is more: a row for each value of a
// counter of the player or of the game, from its least on, the last row for all beyond; or what the
// function (game, player) gives back.
template <class Value>
struct Following {
    Value fixed{};
    CounterId by;
    std::vector<Value> rows;
    HookId call;

    bool follows() const { return by.is_some() || call.is_some(); }
    // Where the counter is at its least; of a function nothing is known without a game.
    const Value& first() const { return rows.empty() ? fixed : rows.front(); }
    bool operator==(const Following&) const = default;
};

using Amount = Following<int>;
using Price = Following<Bundle>;

inline bool has_amount(const Amount& amount) {
    return amount.follows() || amount.fixed != 0;
}
inline bool has_price(const Price& price) {
    return price.follows() || !price.fixed.empty();
}

}  // namespace hexholm
