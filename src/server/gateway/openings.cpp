#include "src/server/gateway/openings.h"

#include <algorithm>

#include "src/server/gateway/address.h"

namespace hexholm::server {

bool Openings::may_come(std::string_view address, std::int64_t now_ms) {
    if (per_second_ == 0) return true;
    const std::string counted = counted_address(address);
    auto found = coming_.find(counted);
    if (found == coming_.end()) {
        if (coming_.size() >= kMostAddresses) tidy(now_ms);
        if (coming_.size() >= kMostAddresses) return false;
        found = coming_.emplace(counted, Coming{static_cast<double>(per_second_), now_ms}).first;
    }
    Coming& one = found->second;
    const double earned = static_cast<double>(now_ms - one.at_ms) * per_second_ / 1'000;
    one.left = std::min(one.left + earned, static_cast<double>(per_second_));
    one.at_ms = now_ms;
    if (one.left < 1) return false;
    one.left -= 1;
    return true;
}

void Openings::tidy(std::int64_t now_ms) {
    constexpr std::int64_t kSecondMs = 1'000;
    std::erase_if(coming_, [&](const auto& one) { return now_ms - one.second.at_ms >= kSecondMs; });
}

}  // namespace hexholm::server
