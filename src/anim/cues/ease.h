// How things start and stop moving: 0 to 1 in, 0 to 1 out.
#pragma once

#include <cmath>

namespace hexholm::anim {

inline float ease_out(float t) {
    return 1 - (1 - t) * (1 - t) * (1 - t);
}
inline float ease_in(float t) {
    return t * t;
}
inline float ease_both(float t) {
    return t < 0.5f ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
}
// Up and down again: 0, 1 in the middle, 0.
inline float hump(float t) {
    return 4 * t * (1 - t);
}
// A ball that is dropped and bounces twice; it touches the ground first at kFirstBounce.
constexpr float kFirstBounce = 0.3636f;
inline float bounce(float t) {
    constexpr float kSteep = 7.5625f;
    if (t < kFirstBounce) return kSteep * t * t;
    if (t < 0.7273f) return kSteep * (t - 0.5455f) * (t - 0.5455f) + 0.75f;
    if (t < 0.9091f) return kSteep * (t - 0.8182f) * (t - 0.8182f) + 0.9375f;
    return kSteep * (t - 0.9545f) * (t - 0.9545f) + 0.984375f;
}

}  // namespace hexholm::anim
