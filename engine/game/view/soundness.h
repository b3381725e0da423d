// Whether a view of a stranger can be used: the rules take many numbers of a state for granted.
#pragma once

#include <string>

#include "engine/game/view/view.h"

namespace hexholm {

// Looks at every value and at what belongs together, and derives anew what is derived. What is wrong, and where; empty:
// nothing that reads this view gets out of its bounds. Whether it could come up in a game is another matter.
std::string why_unsound(const Rulebook& book, View& view);

}  // namespace hexholm
