// The whole numbers that mods keep in the state.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

inline int counter_of(const Rulebook& book,
                      const State& state,
                      CounterId counter,
                      std::size_t owner) {
    return counter_value(state, book.content().counters[counter], owner);
}

// Has the player more of the counter than anybody else?
bool has_most(const Rulebook& book, const State& state, PlayerId player, CounterId counter);

// The value is kept within what the counter was declared with. `player` is whom the change is told
// of; for a counter of players `owner` is his place.
void set_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int value);
// What counts pieces on the board must tell now of the player. REQUIRES: the counter has pieces.
int pieces_counted(const Rulebook& book,
                   const State& state,
                   const Counter& counter,
                   PlayerId player);
// What counts the pieces of the player on the board tells how many there are now.
void count_pieces(const Play& play, PlayerId player);
// Rates that follow counters, and those at harbours of pieces that were switched off or on.
void follow_counters(const Play& play);
void add_to_counter(
    const Play& play, PlayerId player, CounterId counter, std::size_t owner, int change);

}  // namespace hexholm
