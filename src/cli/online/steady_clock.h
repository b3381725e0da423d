// Reads the clock for code that takes the time from its caller.
#pragma once

#include <chrono>
#include <cstdint>

namespace hexholm::cli {

inline std::int64_t steady_us() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}
inline std::int64_t steady_ms() {
    return steady_us() / 1000;
}

}  // namespace hexholm::cli
