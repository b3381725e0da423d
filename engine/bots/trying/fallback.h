// What is played when a bot gives an answer that is not allowed: a fault of the bot, not of a game.
#pragma once

#include "engine/base/random.h"
#include "engine/game/game.h"

namespace hexholm {

// Who has begun an action goes on with its further choices: to take it back and begin it again could go
// on for ever. Where nothing else is possible the list stays as it is.
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
