// How long the pictures of a run took, as `--bench-frames` tells it.
#pragma once

#include <string>
#include <vector>

namespace hexholm::app {

class FrameTimes {
public:
    // The program worked so long on this frame, from the input to the finished picture.
    void add(double seconds, int frame);

    // The time that `percent` of the frames did not exceed; 0 without frames.
    double percentile_ms(int percent) const;
    double longest_ms() const { return longest_s_ * 1000; }
    int longest_frame() const { return longest_frame_; }

    // One line of JSON. The first picture is no frame of these: it is told apart, with the memory.
    std::string json(double first_picture_s, long memory_mb) const;

private:
    std::vector<double> seconds_;
    double longest_s_ = 0;
    int longest_frame_ = 0;
};

}  // namespace hexholm::app
