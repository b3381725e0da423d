#include "src/audio/limiter.h"

#include <algorithm>
#include <cmath>

namespace hexholm::audio {

static constexpr float kFull = 32767;
static constexpr float kComesBack = 1.0f / (0.18f * 44100);  // of the way, with each frame

void Limiter::apply(std::int16_t* samples, std::size_t frames, std::size_t channels) {
    for (std::size_t frame = 0; frame < frames; ++frame, samples += channels) {
        float peak = 0;
        for (std::size_t channel = 0; channel < channels; ++channel)
            peak = std::max(peak, std::abs(static_cast<float>(samples[channel])) * kGain / kFull);
        held_ += (1 - held_) * kComesBack;
        if (peak * held_ > kCeiling) held_ = kCeiling / peak;
        for (std::size_t channel = 0; channel < channels; ++channel)
            samples[channel] = static_cast<std::int16_t>(
                std::lround(static_cast<float>(samples[channel]) * kGain * held_));
    }
}

}  // namespace hexholm::audio
