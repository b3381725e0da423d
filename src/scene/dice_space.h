// How a die must lie so that a given number is on top.
#pragma once

#include "src/scene/vec.h"

namespace hexholm::scene {

// The die's own axes: 1 is up (+y), 2 south (+z), 3 east (+x), 4 west, 5 north, 6 down. `spin_rad` turns
// the resting die about the upright axis. Values outside 1..6 give no turn.
Quat die_showing(int value, float spin_rad);
// The turn that lays the die's own up axis on that side: what is painted upright there.
Quat side_of_die(int value);

}  // namespace hexholm::scene
