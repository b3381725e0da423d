// Steps that start another effect, which is done before the one that they stand in goes on.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// The effect, about the same place. One whose first conditions do not hold is not begun.
void begin_started(const Play& play, const Frame& outer, EffectId effect);
// What the card on top of this place starts.
void begin_card(const Play& play, const Frame& outer, const CardSource& source);
// For everybody: the last in turn order goes on the stack first. Whose effect would end at once is passed over, until
// one begins that could change this for those who come after.
void begin_each(const Play& play, const Frame& frame, const Step& step);
// Goes one step further where the track goes on, or has gone there already; then that step's effect.
void begin_advance(const Play& play, const Frame& frame, const Step& step);

}  // namespace hexholm
