// How often somebody may come: so many connections a second for each address.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace hexholm::server {

class Openings {
public:
    // 0: as often as anybody likes.
    explicit Openings(int per_second) : per_second_(per_second) {}

    bool may_come(std::string_view address, std::int64_t now_ms);
    // Forgets whoever has not come for a second.
    void tidy(std::int64_t now_ms);
    std::size_t known() const { return coming_.size(); }

    // More addresses than these in one second are no friends.
    static constexpr std::size_t kMostAddresses = 10'000;

private:
    struct Coming {
        double left = 0;
        std::int64_t at_ms = 0;
    };

    int per_second_;
    std::map<std::string, Coming, std::less<>> coming_;
};

}  // namespace hexholm::server
