// Whether something throws away what the player has, and gives nothing for it.
#pragma once

#include "engine/bots/search/turn_search.h"
#include "engine/game/view/view.h"

namespace hexholm {

// Whether a row of actions that the viewer begins of his own will only sends a figure back to the
// supply and changes nothing else on the table.
bool is_waste(const Rulebook& book, const View& view, const TurnRow& row, Random chance);

}  // namespace hexholm
