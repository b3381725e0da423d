// What mods give for a piece that is placed or for an effect, found out by trying it.
// REQUIRES: nothing of the state is hidden (imagine()).
#pragma once

#include "engine/bots/worth/declared.h"
#include "engine/bots/worth/outlook.h"

namespace hexholm {

// Do mods give anything for pieces that are placed?
bool rewards_placing(const Rulebook& book);

// What mods give for placing the piece, in thousandths of a victory point, beside what the piece
// itself brings: points, counters and goods that a mod hands out for it, tiles that are discovered,
// its declared worth. 0 when no mod gives anything.
int gain_by_placing(
    const Rulebook& book, const State& state, const Outlook& outlook, PieceId piece, int place);

// The worth of what an effect brings at once, before it asks anything.
int gain_by_effect(const Rulebook& book,
                   const State& state,
                   const Outlook& outlook,
                   EffectId effect);

}  // namespace hexholm
