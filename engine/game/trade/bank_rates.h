// What the bank gives for what, to whom: the usual rates, harbours, and the trades that mods declare.
#pragma once

#include <array>
#include <optional>

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
// Answers bank questions about many pairs of goods at one point of the game; what does not depend
// on the pair is computed at most once.
class BankRates {
public:
    BankRates(const Rulebook& book, const State& state, PlayerId player);
    // The goods that can be had for `count` of the good, at the cheapest rate for each.
    GoodMask to_be_had_for(GoodId give, int count);

private:
    // The goods of these trades that can be had for `count` of the good; `usual`: its usual rate.
    GoodMask among(const LandFacts::SameTrades& same, GoodId give, int count, int usual);
    bool is_enough(const LandFacts::SameTrades& same, GoodId give, int count, int usual);
    int cost(BankTradeId id);
    // Goods of which the bank gives one.
    GoodMask at_bank();
    int least_cost(BankTradeId id, GoodId give) const;
    static constexpr std::size_t kRemembered = 32;  // of the trades that mods declare

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    static constexpr int kNotAsked = -1;
    std::array<int, kRemembered> costs_;  // 0: used up
    std::optional<GoodMask> at_bank_;
};

// How many of the good buy one other at the usual rate; 0 when the bank does not trade it as usual.
int usual_rate(const Rulebook& book, const State& state, PlayerId player, GoodId good);

}  // namespace hexholm
