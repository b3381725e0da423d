// Which goods to give up: every choice is judged by the hand that is left.
#pragma once

#include "engine/bots/judge/learned_judge.h"

namespace hexholm {

// Chooses `count` goods of the kinds in `of` from the player's hand. Works on a view; stops after
// `budget` choices. REQUIRES: the hand holds that many.
Bundle judged_discard(const Rulebook& book,
                      LearnedJudge& judge,
                      const State& state,
                      PlayerId player,
                      int count,
                      GoodMask of,
                      int budget);

}  // namespace hexholm
