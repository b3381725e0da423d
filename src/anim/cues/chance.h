// Chance for what is only looked at: the same numbers every time, so a picture can be drawn again.
#pragma once

namespace hexholm::anim {

// The n-th random number of a thing, 0 to 1.
inline float chance(int thing, int number) {
    auto mixed = static_cast<unsigned>(thing * 16 + number) * 2654435761U;
    mixed ^= mixed >> 15;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13;
    return static_cast<float>(mixed & 0xFFFFU) / 65535.0f;
}

}  // namespace hexholm::anim
