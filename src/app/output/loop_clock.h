// The clock of the program's loop: how much time has passed, and whether a picture is due.
#pragma once

#include <algorithm>

namespace hexholm::app {

class LoopClock {
public:
    static constexpr int kFramesAfterInput = 3;

    // The loop has come round: `seconds` have passed since it did last.
    void begin(double seconds) { time_s_ += seconds; }
    void end() { ++frame_; }
    double time_s() const { return time_s_; }
    int frame() const { return frame_; }  // how many ended before this one

    // Steps of kStep_s that are due now. What a standstill has cost is not made up for.
    int take_steps(double seconds);
    // How far this moment is from the last step to the next: 0 to 1.
    double between_steps() const;

    // Something has changed that the next frames show.
    void wake(int frames = kFramesAfterInput) { due_ = std::max(due_, frames); }
    bool is_awake() const { return due_ > 0 || pictures_ == 0; }
    bool has_frames_due() const { return due_ > 0; }
    void note_busy() { busy_s_ = time_s_; }
    double idle_s() const { return time_s_ - busy_s_; }

    // The panels of a frame were made, and perhaps a picture of it.
    void note_drawn(bool with_picture);
    int pictures() const { return pictures_; }
    double since_drawn_s() const { return time_s_ - drawn_s_; }
    // The time until the next picture of waves and the like, which need so many pictures a second.
    double until_next_s(double per_second) const { return 1 / per_second - since_drawn_s(); }

private:
    double owed_s_ = 0;  // time that has not been stepped yet
    double time_s_ = 0;
    double drawn_s_ = -1;
    double busy_s_ = -1e9;         // when something happened last
    int due_ = kFramesAfterInput;  // draw at least so many more
    int frame_ = 0;
    int pictures_ = 0;
};

}  // namespace hexholm::app
