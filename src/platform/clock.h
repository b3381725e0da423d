// The time of day for animations: seconds that only ever grow.
#pragma once

namespace hexholm::platform {

// Since the program started.
double now_s();

void sleep_s(double seconds);

}  // namespace hexholm::platform
