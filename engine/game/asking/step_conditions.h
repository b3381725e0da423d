// What steps ask before an effect goes on.
#pragma once

#include <optional>

#include "engine/game/core/play.h"

namespace hexholm {

// The place of this type that the effect under way on top is about.
std::optional<std::size_t> place_of(const Play& play, const Frame& frame, ArgType type);
// REQUIRES: the counter is neither of players nor of the game.
std::optional<std::size_t> owner_at_place(const Play& play, const Frame& frame, CounterId counter);
// Whose the counter is that a step of this frame names: the player's, the game's, or that of the place that the effect
// is about; nobody's where it is about no such place, or the map does not mark it.
inline std::optional<std::size_t> owner_in(const Play& play,
                                           const Frame& frame,
                                           CounterId counter) {
    const Owner per = play.book.content().counters[counter].per;
    if (per == Owner::player) return frame.player.index();
    if (per == Owner::game) return 0;
    return owner_at_place(play, frame, counter);
}

// REQUIRES: one of the steps `if_counter`, `if_cards`, `if_goods`, `if_picked`, `if_any`, `if_award`, `if_most`
bool is_so(const Play& play, const Frame& frame, const Step& step);
// Does the die show no more than the amount of the step `if_die`?
bool is_die_within(const Play& play, PlayerId player, const Step& step);

}  // namespace hexholm
