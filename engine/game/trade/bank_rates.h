// What the bank gives for what, to whom: the usual rates, harbours, and the trades that mods declare.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

struct BankDeal {
    int give = 0;    // so many of the one good ...
    int get = 0;     // ... for so many of the other; 0: the bank does not do it
    BankTradeId by;  // none: the usual rate

    bool possible() const { return get > 0; }
};

// The cheapest that the bank takes of `give` for `get`; among equals the usual one.
BankDeal bank_deal(
    const Rulebook& book, const State& state, PlayerId player, GoodId give, GoodId get);
// So many of the good for one other at the usual rate; 0: the bank does not trade it as usual.
int usual_rate(const Rulebook& book, const State& state, PlayerId player, GoodId good);

}  // namespace hexholm
