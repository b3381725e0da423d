// Numbers and prices that follow the game: fixed, by the value of a counter, or what a function says.
#pragma once

#include <vector>

#include "engine/base/bundle.h"
#include "engine/base/id.h"

namespace hexholm {

// A number or goods that may follow the game: a fixed value; or a row for each value of a counter
// of the player or of the game, from its least value on, where the last row stands for all greater
// values; or the result of the function (game, player).
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
