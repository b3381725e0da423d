// The time of day for animations: seconds that only ever grow.
#pragma once

namespace hexholm::platform {

// Since the program started.
double now_s();

// Processor time that the program has used, of all its threads.
double processor_s();

}  // namespace hexholm::platform
