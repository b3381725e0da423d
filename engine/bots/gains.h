// What mods give for a piece that is placed, found out by trying it.
#pragma once

#include "engine/game/rulebook.h"
#include "engine/game/state.h"

namespace hexholm {

// In thousandths of a victory point, beside what the piece itself brings: points and counters that a
// mod hands out for it, tiles that are discovered. 0 where no mod listens.
int gain_by_placing(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, int place);

// What the player's counters are worth, as the mods say (Counter::worth).
int counters_worth(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
