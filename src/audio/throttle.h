// Keeps sounds from piling up: many of the same at one time are heard as one.
#pragma once

#include <array>

#include "src/audio/sound.h"

namespace hexholm::audio {

class Throttle {
public:
    // The variant to be played now, or -1 when the sound belongs to the one before.
    int take(Sound sound, double now_s);

private:
    struct Last {
        double at_s = -1e9;
        int variant = -1;
    };
    std::array<Last, kSoundCount> last_{};
};

}  // namespace hexholm::audio
