// What was answered to questions that are still open: while an effect goes on, what somebody chose in secret for it is
// known to him alone, and so is what several answer at once until all have.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The viewer's state without the answers that he may not know.
void hide_answers(const Rulebook& book, State& state, PlayerId viewer);

// Gives others answers in place of those, of what they hold now. REQUIRES: their hands are dealt.
void deal_unseen_answers(const Rulebook& book, State& state, PlayerId viewer, Random& chance);

}  // namespace hexholm
