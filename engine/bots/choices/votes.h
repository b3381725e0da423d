// What a bot says when somebody wishes that the game ends now, or that fewer points win.
#pragma once

#include "engine/game/core/rulebook.h"
#include "engine/game/turn/accord.h"
#include "engine/game/view/view.h"

namespace hexholm {

// Whether the bot is for it, judged by what its seat sees and nothing else. `still_rounds`: rounds in which nobody has gained
// or lost a point.
// - That points decide now (agreed) suits whoever leads by what is seen, and who has no hope.
// - That nobody wins (called off) suits who has no hope, and never who leads.
// - Fewer points to win suit who is as near to victory as anybody.
// When nothing goes on any more at the table, everything that brings it to an end does.
// REQUIRES: check_accord() allows it.
bool agrees(const Rulebook& book, const View& view, const Accord& accord, int still_rounds);

}  // namespace hexholm
