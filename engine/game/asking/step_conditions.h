// What steps ask before an effect goes on.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Whose the counter is that a step of this player names: his own, or the game's.
inline std::size_t owner_in(const Rulebook& book, CounterId counter, PlayerId player) {
    return book.content().counters[counter].per == Owner::player ? player.index() : 0;
}

// REQUIRES: one of the steps `if_counter`, `if_cards`, `if_goods`, `if_picked`, `if_any`, `if_award`, `if_most`
bool is_so(const Play& play, const Frame& frame, const Step& step);
// Does the die show no more than the amount of the step `if_die`?
bool is_die_within(const Play& play, PlayerId player, const Step& step);

}  // namespace hexholm
