// Waits until something is so, and no longer than a test may take.
#pragma once

#include <chrono>
#include <thread>

namespace hexholm::test {

constexpr std::chrono::seconds kPatience{60};

template <class Condition>
bool comes_true(Condition condition, std::chrono::milliseconds patience = kPatience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

}  // namespace hexholm::test
