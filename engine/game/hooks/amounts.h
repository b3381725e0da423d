// Numbers and prices that follow the game, as they are now: by counters and by functions of mods.
#pragma once

#include <optional>

#include "engine/game/core/play.h"

namespace hexholm {

// The fixed number where a function failed or gave back none.
int amount_now(const Rulebook& book, const State& state, PlayerId player, const Amount& amount);
// Nothing where a function failed or gave back no goods: then nobody can pay it.
std::optional<Bundle> price_now(const Rulebook& book,
                                const State& state,
                                PlayerId player,
                                const Price& price);

}  // namespace hexholm
