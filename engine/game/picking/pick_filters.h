// What a pick declares about the things that it may point at.
#pragma once

#include "engine/game/hooks/arguments.h"
#include "engine/game/view/points.h"

namespace hexholm {

// Without its functions. REQUIRES: the value names something of the pick's type. `is_found`: it was found where
// the piece for which an edge must be free can be built, or among the players or figures that the pick means.
bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const Pick& pick,
          int value,
          const Answers& before,
          bool is_found = false);
// The points with which those of others are compared, if they are.
inline int points_to_compare(const Rulebook& book,
                             const State& state,
                             PlayerId player,
                             const Pick& pick) {
    return pick.points == Lead::any ? 0 : public_points(book, state, player);
}
// Does the pick mean this player? `points`: points_to_compare().
bool fits_player(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 const Pick& pick,
                 PlayerId who,
                 int points);

}  // namespace hexholm
