// What something costs.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Each good that is missing for the price makes it unpayable; the first is named.
Refusal check_price(const Rulebook& book, const State& state, PlayerId player, Bundle price);
void pay(const Play& play, PlayerId player, Bundle price);

}  // namespace hexholm
