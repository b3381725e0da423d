// An allowed action by chance.
#pragma once

#include "engine/base/random.h"
#include "engine/game/game.h"

namespace hexholm {

// Evenly one of the actions. Three kinds are left aside, or games would go in circles: offers are
// made rarely, withdrawing an offer and showing cards only when nothing else is possible. Reads
// only what a view holds, so that the full state does as well. REQUIRES: legal is not empty.
Action choose_at_random(const Rulebook& book,
                        const State& state,
                        const ActionList& legal,
                        Random& chance);

}  // namespace hexholm
