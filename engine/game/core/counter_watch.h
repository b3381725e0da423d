// Who listens to a counter is told when it changes.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

// Calls functions, so the room of the hooks does it; counters are changed in rooms beneath that one.
void tell_counter_changed(const Play& play, CounterId counter, std::size_t owner, int before);

}  // namespace hexholm
