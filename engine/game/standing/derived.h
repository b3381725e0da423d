// Counters that follow figures and other counters, so that no function has to keep them up to date.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// What a counter that follows others must tell now. REQUIRES: Counter::is_derived().
int derived_value(const Rulebook& book,
                  const State& state,
                  const Counter& counter,
                  std::size_t owner);

// The counter was `before` until now: what follows it is set.
void settle_others(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int before);
// The figure came into play or left it.
void settle_sums(const Play& play, PlayerId player, FigureId figure);
// Computes all derived counters before the first turn of a game.
void settle_all_derived(const Play& play);
// Starts the counters of the player's figures anew that do so with his turn.
void renew_counters(const Play& play, PlayerId player);

}  // namespace hexholm
