// Which goods to give up: every choice is judged by the hand that is left.
#pragma once

#include "engine/bots/judge/learned_judge.h"

namespace hexholm {

// So many of these goods of the player's hand. Works on a view; past `budget` choices the rest is not
// looked at. REQUIRES: the hand has so many of them.
Bundle judged_discard(const Rulebook& book,
                      LearnedJudge& judge,
                      const State& state,
                      PlayerId player,
                      int count,
                      GoodMask of,
                      int budget);

}  // namespace hexholm
