// What the program tells of a run: how soon its first picture stood, how long pictures took, how much memory it had.
#pragma once

#include <string>

#include "src/app/output/frame_times.h"

namespace hexholm::app {

class RunFigures {
public:
    // A picture stands, so long after the one before; `moving`: something moved in it.
    void note_picture(double seconds, bool moving);
    // The program worked so long on a frame, from the input to the finished picture.
    void note_frame(double seconds, int frame) { times_.add(seconds, frame); }

    // For --stats, after so long, and for --bench-frames.
    std::string line(double run_s) const;
    std::string json() const;

private:
    FrameTimes times_;
    int pictures_ = 0;
    double first_picture_s_ = 0;
    double first_picture_cpu_s_ = 0;
    double moving_s_ = 0;  // spent with something moving
    int moving_pictures_ = 0;
};

}  // namespace hexholm::app
