// Makes what is heard as loud as other programs are, without letting any peak through.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hexholm::audio {

class Limiter {
public:
    // Parts of the full scale: 15 dB up, peaks 3 dB below the top.
    static constexpr float kGain = 5.6f;
    static constexpr float kCeiling = 0.70f;

    // Samples of all channels side by side, changed in place.
    void apply(std::int16_t* samples, std::size_t frames, std::size_t channels);

private:
    float held_ = 1;  // by so much loud ones are lowered; it comes back within a moment
};

}  // namespace hexholm::audio
