// Judging what is not known by trying it: for actions and questions that mods declare.
#pragma once

#include <optional>

#include "engine/base/random.h"
#include "engine/bots/worth/prospects.h"
#include "engine/game/core/action.h"
#include "engine/game/view/view.h"

namespace hexholm {

// How a beginner likes a position, in hundredths of a victory point.
int like(const Rulebook& book, const State& state, PlayerId me, const Prospects& prospects);

// The state after an action when all its questions to the player are answered at random. REQUIRES:
// nothing of the state is hidden (imagine()).
State tried_to_the_end(const Rulebook& book, State state, const Action& action, Random& chance);

// The one that is liked most when it is tried. REQUIRES: legal is not empty.
Action best_by_trial(const Rulebook& book,
                     const View& view,
                     const ActionList& legal,
                     Random& chance);

// A purchase that something of a mod pays in part, and that makes the position better; or nothing.
std::optional<Action> worthwhile_payment(const Rulebook& book,
                                         const View& view,
                                         const ActionList& legal,
                                         Random& chance);

}  // namespace hexholm
