// The table as it was last seen. While it is unchanged, what depends on nothing else is not
// computed again.
#pragma once

#include <cstdint>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

class KnownTable {
public:
    // A number that is another one each time when something on the table has changed: land, pieces, neutral pieces,
    // figures, harbours, counters, awards, or how many pieces are left. Goods, cards, dice, offers and whose turn it is
    // do not lie there. REQUIRES: all states are of one game.
    std::uint32_t look_at(const Rulebook& book, const State& state);

private:
    State seen_;
    std::uint32_t changes_ = 0;
};

}  // namespace hexholm
