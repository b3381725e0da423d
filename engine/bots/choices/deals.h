// Trading: with the bank towards a goal, with others when it helps oneself more than the leader.
#pragma once

#include <optional>

#include "engine/bots/choices/objection.h"
#include "engine/bots/choices/questions.h"

namespace hexholm {

// One exchange that brings the price nearer; nothing when there is none.
std::optional<Action> bank_trade_for(const Position& position, Bundle price);

// The active player's word on an acceptance or counter-offer; nothing when none is good.
std::optional<Action> confirmed_deal(const Position& position);

struct TradeWords {
    Bundle give;
    Bundle get;
    bool operator==(const TradeWords&) const = default;
};
using SaidLately = FixedVector<TradeWords, 16>;
// The best offer to the others that was not made lately; nothing when none helps much.
// `again`: others were asked in this turn already.
std::optional<Action> offer_to_others(const Position& position, const SaidLately& said, bool again);

// What speaks against the active player's offer.
Objection objection_to_offer(const Position& position);
// What to say to the active player's offer: accept, a changed offer when `may_counter`, or reject.
Action answer_to_offer(const Position& position, bool may_counter);

}  // namespace hexholm
