#include "src/audio/throttle.h"

#include <algorithm>

namespace hexholm::audio {

static constexpr double kNewRow_s = 0.6;  // after such a rest variants begin anew

// Sounds in a row take one variant after the other: goods that arrive together climb a scale.
int Throttle::take(Sound sound, double now_s) {
    const SoundInfo& info = sound_info(sound);
    Last& last = last_[static_cast<std::size_t>(sound)];
    const double since_s = now_s - last.at_s;
    if (since_s >= 0 && since_s < info.gap_s) return -1;
    const bool climbs = sound == Sound::good && (since_s < 0 || since_s > kNewRow_s);
    last.variant = climbs ? 0 : (last.variant + 1) % std::max(info.variants, 1);
    last.at_s = now_s;
    return last.variant;
}

}  // namespace hexholm::audio
