// The clock of the viewer's turn when turns are limited: the time that is left, and what is done
// when it is over.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "src/app/play/table_control.h"

namespace hexholm::app {

class TurnClock {
public:
    TurnClock(TableShow& show, TableControl& control) : show_(show), control_(control) {}

    // Adds the time that has gone by, at most kLongestGap_s at once.
    void pass(double seconds) { passed_s_ += std::min(seconds, kLongestGap_s); }
    // True when what it shows has changed. A limit of 0: none.
    bool step(int limit_s, const RoomMode& mode);
    std::optional<int> left_s() const { return left_s_; }

private:
    // More at once the computer has slept.
    static constexpr double kLongestGap_s = 20;

    bool is_limited(int limit_s, const RoomMode& mode) const;
    void end_turn();

    TableShow& show_;
    TableControl& control_;
    std::optional<std::pair<int, PlayerId>> turn_;  // the turn that is limited, and whose it is
    double passed_s_ = 0;
    double since_s_ = 0;
    std::optional<int> left_s_;
};

}  // namespace hexholm::app
