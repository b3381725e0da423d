#include "src/app/output/loop_clock.h"

#include "src/app/game_room/game_room.h"

namespace hexholm::app {

static constexpr double kLongestFrame_s = 0.1;

int LoopClock::take_steps(double seconds) {
    owed_s_ += std::min(seconds, kLongestFrame_s);
    int steps = 0;
    for (; owed_s_ >= kStep_s * 0.999; owed_s_ -= kStep_s)
        ++steps;
    return steps;
}

double LoopClock::between_steps() const {
    return owed_s_ / kStep_s;
}

void LoopClock::note_drawn(bool with_picture) {
    if (with_picture) ++pictures_;
    drawn_s_ = time_s_;
    due_ = std::max(0, due_ - 1);
}

}  // namespace hexholm::app
