// Numbers that follow the game: fixed, by a counter, or said by a function.
#pragma once

#include <vector>

#include "engine/base/id.h"

namespace hexholm {

struct Amount {
    int number = 0;  // without a table and a function
    CounterId by;    // of the player, or of the game
    std::vector<int>
        entries;      // the first while the counter is at its least; the last from there on
    HookId function;  // (game, player): a whole number

    bool operator==(const Amount&) const = default;
    bool is_fixed() const { return by.is_none() && function.is_none(); }
};

}  // namespace hexholm
