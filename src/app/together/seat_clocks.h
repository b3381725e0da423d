// The clocks of a server as they go on at this screen between two words of the server.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "src/net/protocol/table_message.h"
#include "src/net/protocol/terms.h"
#include "src/ui/table/table.h"

namespace hexholm::app {

class SeatClocks {
public:
    // `told`: as the server said last; `times`: how often it has said something. `is_away`: whose line is lost.
    void see(const std::vector<net::SeatClock>& told,
             std::uint64_t times,
             const net::ClockTerms& terms,
             std::int64_t now_ms,
             const std::function<bool(std::size_t seat)>& is_away);
    // The times by seat; empty without clocks.
    const std::vector<ui::SeatTime>& times() const { return times_; }

private:
    void show(const net::ClockTerms& terms);

    struct Clock {
        net::SeatClock told;
        bool stands = false;
    };
    std::vector<Clock> clocks_;
    std::vector<ui::SeatTime> times_;
    std::uint64_t seen_ = 0;
    std::int64_t at_ms_ = 0;
};

}  // namespace hexholm::app
