// What is played when a bot gives an answer that is not allowed: a fault of the bot, not of a game.
#pragma once

#include "engine/base/random.h"
#include "engine/game/game.h"

namespace hexholm {

// The list without actions that take back what was begun: taking it back and beginning again could
// go on for ever. The list is unchanged when nothing else is possible.
ActionList without_undoing(const Rulebook& book, const State& state, const ActionList& legal);

// Some allowed action of the list. REQUIRES: the list is not empty.
Action any_allowed(const Rulebook& book,
                   const State& state,
                   const ActionList& legal,
                   Random& chance);

// Says on standard error who chose what and why it is refused.
void report_refused(const Rulebook& book,
                    const Action& action,
                    Refusal refusal,
                    std::uint64_t seed,
                    std::uint32_t at);

}  // namespace hexholm
