// Which cards pay a sum, where cards are money (X-F-12, X-F-24).
#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/game/core/play.h"

namespace hexholm {

struct Coin {
    CardId card;
    int value = 0;
    int copies = 0;
};
using Coins = FixedVector<Coin, kMaxCards>;

// The cards of the deck in the hand with the least excess over `value`, of these the most cards.
// REQUIRES: all together are worth so much; value > 0.
Coins coins_for(const Rulebook& book, const State& state, PlayerId player, DeckId deck, int value);

}  // namespace hexholm
