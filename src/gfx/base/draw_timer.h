// How long pictures take to draw.
#pragma once

#include <chrono>
#include <optional>

#include "src/gfx/base/api.h"

namespace hexholm::gfx {

// Where the driver does not tell when it is done, pictures that follow each other at once tell it: the next one cannot
// begin before the last one was shown.
class DrawTimer {
public:
    void begin() {
        const Clock::time_point now = Clock::now();
        since_last_s_ = began_ ? seconds(*began_, now) : kPause_s;
        began_ = now;
    }
    // REQUIRES: begin() before. Nothing where it cannot be told.
    std::optional<double> end() const {
        if (kFinishWaits) {
            glFinish();
            return seconds(*began_, Clock::now());
        }
        if (since_last_s_ >= kPause_s) return std::nullopt;
        return since_last_s_;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr double kPause_s = 0.5;  // longer than any picture is worth

    static double seconds(Clock::time_point from, Clock::time_point to) {
        return std::chrono::duration<double>(to - from).count();
    }

    std::optional<Clock::time_point> began_;
    double since_last_s_ = kPause_s;
};

}  // namespace hexholm::gfx
