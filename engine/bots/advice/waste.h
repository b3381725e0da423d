// Whether something throws away what the player has, and gives nothing for it.
#pragma once

#include "engine/bots/search/turn_search.h"
#include "engine/game/view/view.h"

namespace hexholm {

// Of a row that the viewer begins of his own will: a figure goes back to the supply while nothing else on the table changes.
bool is_waste(const Rulebook& book, const View& view, const TurnRow& row, Random chance);

}  // namespace hexholm
