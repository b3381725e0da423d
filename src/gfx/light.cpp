#include "src/gfx/light.h"

#include <cmath>

namespace hexholm::gfx {

std::uint32_t mix_text(std::string_view text) {
    std::uint32_t mixed = 2166136261u;
    for (const char letter : text) {
        mixed = (mixed ^ static_cast<unsigned char>(letter)) * 16777619u;
    }
    return mixed ^ mixed >> 15;
}

float chance_at(int x, int y, int salt) {
    std::uint32_t h = static_cast<std::uint32_t>(x) * 374761393u +
                      static_cast<std::uint32_t>(y) * 668265263u +
                      static_cast<std::uint32_t>(salt) * 2246822519u;
    h = (h ^ h >> 13) * 1274126177u;
    h ^= h >> 16;
    return static_cast<float>(h & 0xffffffu) / 16777215.0f;
}

float smooth_chance(float x, float y, int period, int salt) {
    const int x0 = static_cast<int>(std::floor(x));
    const int y0 = static_cast<int>(std::floor(y));
    float fx = x - static_cast<float>(x0);
    float fy = y - static_cast<float>(y0);
    fx = fx * fx * (3 - 2 * fx);
    fy = fy * fy * (3 - 2 * fy);
    const auto wrap = [&](int i) { return period > 0 ? (i % period + period) % period : i; };
    const float a = chance_at(wrap(x0), wrap(y0), salt);
    const float b = chance_at(wrap(x0 + 1), wrap(y0), salt);
    const float c = chance_at(wrap(x0), wrap(y0 + 1), salt);
    const float d = chance_at(wrap(x0 + 1), wrap(y0 + 1), salt);
    return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
}

}  // namespace hexholm::gfx
