#include "src/platform/clock.h"

#include <chrono>
#include <thread>

namespace hexholm::platform {

// The first call, made early by the program's start, is second 0.
double now_s() {
    using Clock = std::chrono::steady_clock;
    static const Clock::time_point start = Clock::now();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void sleep_s(double seconds) {
    if (seconds > 0) std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
}

}  // namespace hexholm::platform
