// Finds what bots have learned of a game beside the mods in play.
#pragma once

#include <memory>

#include "engine/content/judge_weights.h"
#include "engine/lua/mods/plan.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// The judge for this scenario and number of players that the last of the mods brings; null where none
// does.
std::shared_ptr<const JudgeWeights> judge_beside(const GamePlan& plan, Problems& problems);

}  // namespace hexholm
