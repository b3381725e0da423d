// How much may come in a while: so much a second, and what was not used before for a moment of haste.
#pragma once

#include <algorithm>
#include <cstdint>

namespace hexholm::server {

class Bucket {
public:
    Bucket(double a_second, std::int64_t now_ms)
        : a_second_(a_second), left_(kSeconds * a_second), filled_ms_(now_ms) {}

    // False, and nothing is taken, when there is too little.
    bool take(double amount, std::int64_t now_ms) {
        const double more = a_second_ * static_cast<double>(now_ms - filled_ms_) / 1000;
        left_ = std::min(left_ + std::max(more, 0.0), kSeconds * a_second_);
        filled_ms_ = now_ms;
        if (left_ < amount) return false;
        left_ -= amount;
        return true;
    }

private:
    static constexpr double kSeconds = 3;  // of saved time at most

    double a_second_;
    double left_;
    std::int64_t filled_ms_;
};

}  // namespace hexholm::server
