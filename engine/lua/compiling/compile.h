// Turns what all mods declared into the native tables of one game.
#pragma once

#include <memory>
#include <vector>

#include "engine/content/content.h"
#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/mods/lineage.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// Compiles the declarations of a game. When there are problems it returns as much as could be read,
// to look at and not to play, or nullptr. Sorts by name first, so that load order matters only for
// changes.
std::shared_ptr<Content> compile(const std::vector<Declaration>& declarations,
                                 const Lineage& lineage,
                                 int players,
                                 Problems& problems);

}  // namespace hexholm
