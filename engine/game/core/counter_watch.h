// What follows when a counter changes: functions that listen are called, and a full one begins its effect.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Calls functions, so the room of the hooks does it; counters are changed in rooms beneath that one.
void tell_counter_changed(const Play& play, CounterId counter, std::size_t owner, int before);
// Lays the effect on those under way, so the room that asks does it.
void begin_full_effect(const Play& play, PlayerId player, EffectId effect);

}  // namespace hexholm
