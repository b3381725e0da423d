// How long each player may think. Time is passed in, and stands still for whom the caller says.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/core/action.h"

#include "src/net/protocol/table_message.h"
#include "src/net/protocol/terms.h"

namespace hexholm::server {

class Clocks {
public:
    Clocks(const net::ClockTerms& terms, std::size_t seats);

    bool are_there() const { return terms_.kind != net::ClockKind::none; }
    // Time has passed for those whose clock ran. From now on it runs for `running`.
    void go_on(std::int64_t now_ms, PlayerMask running);
    // Notes who must act after an update. New time is given when a turn begins, and to everybody
    // who is newly asked.
    void note(std::uint32_t turn, PlayerId active, PlayerMask to_act);
    // Whose time is over.
    PlayerMask run_out() const;
    // The time until the next clock runs out, at least 0; a long time when no clock runs.
    std::int64_t until_run_out() const;

    // The clocks of all seats; empty without clocks.
    std::vector<net::SeatClock> told() const;
    std::int64_t left_ms(std::size_t seat) const { return left_ms_[seat]; }
    void set_left(std::size_t seat, std::int64_t left_ms) { left_ms_[seat] = left_ms; }

private:
    net::ClockTerms terms_;
    std::vector<std::int64_t> left_ms_;
    PlayerMask running_ = 0;
    PlayerMask acting_ = 0;
    std::uint32_t turn_ = 0;
    std::int64_t at_ms_ = 0;
};

}  // namespace hexholm::server
