// Answers that are still secret: while an effect goes on, only the player who chose knows his
// secret choice; when several players answer at once, nobody sees an answer until all have
// answered.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The viewer's state without the answers that he may not know.
void hide_answers(const Rulebook& book, State& state, PlayerId viewer);

// Gives others answers in place of those, of what they hold now. REQUIRES: their hands are dealt.
void deal_unseen_answers(const Rulebook& book, State& state, PlayerId viewer, Random& chance);

}  // namespace hexholm
