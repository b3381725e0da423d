// Answers that are no choice: nobody is asked what has a single possible answer, such as which of his one city he loses.
#pragma once

#include <optional>

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/journal/timeline.h"

namespace hexholm {

// The answer to a question that is open now, where there is no other one and everybody at the table knows that: to
// answer at once must not tell what somebody holds. None: whoever is asked must say it. To look at something, or to
// leave out what could be done, is always up to the player.
std::optional<Action> forced_answer(const Rulebook& book, const State& state);

// Whether the action with this number was such an answer.
bool was_forced(const Timeline& timeline, const Rulebook& book, std::size_t at);

}  // namespace hexholm
