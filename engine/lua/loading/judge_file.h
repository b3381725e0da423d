// Finds what bots have learned beside the mods in play.
#pragma once

#include <memory>
#include <vector>

#include "engine/content/judge_weights.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// All judges that these mods bring, for whatever scenario: those of the last mod first, each mod's by name.
std::vector<std::shared_ptr<const JudgeWeights>> judges_beside(const std::vector<ModFolder>& mods,
                                                               Problems& problems);

}  // namespace hexholm
