// The time of day for animations: seconds that only ever grow.
#pragma once

#include <string>

namespace hexholm::platform {

// Since the program started.
double now_s();

// Processor time that the program has used, of all its threads.
double processor_s();

// The date of today everywhere (UTC), as "2026-11-30".
std::string today();

}  // namespace hexholm::platform
