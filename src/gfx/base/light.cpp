#include "src/gfx/base/light.h"

#include <cmath>

namespace hexholm::gfx {

// Low over the sea in the east, and the air is still moist.
static Light morning() {
    Light light;
    light.sun = scene::normalize({0.80f, 0.78f, 0.34f});
    light.sun_color = {2.85f, 2.15f, 1.42f};
    light.sky = {0.52f, 0.56f, 0.78f};
    light.ground = {0.36f, 0.28f, 0.24f};
    light.exposure = 0.53f;
    light.haze = {0.92f, 0.76f, 0.66f};
    light.depths = {0.020f, 0.072f, 0.140f};
    light.lamps = 2.6f;
    light.halos = 0.15f;
    return light;
}

// The glow is in the haze, on the water and in the lamps: a sun as red as it is would make one orange of clay, corn and
// sand.
static Light evening() {
    Light light;
    light.sun = scene::normalize({-0.92f, 0.62f, 0.30f});
    light.sun_color = {2.85f, 1.95f, 1.30f};
    light.sky = {0.46f, 0.50f, 0.84f};
    light.ground = {0.36f, 0.24f, 0.24f};
    light.exposure = 0.56f;
    light.haze = {1.05f, 0.56f, 0.36f};
    light.depths = {0.022f, 0.036f, 0.092f};
    light.lamps = 3.4f;
    light.halos = 0.6f;
    light.colors = 0.6f;
    light.coins = 0.3f;
    return light;
}

// A full moon, so that the game can be read.
static Light night() {
    Light light;
    light.sun = scene::normalize({-0.50f, 0.95f, 0.22f});
    light.sun_color = {0.66f, 0.86f, 1.32f};
    light.sky = {0.21f, 0.28f, 0.50f};
    light.ground = {0.13f, 0.13f, 0.19f};
    light.exposure = 0.62f;
    light.haze = {0.10f, 0.15f, 0.30f};
    light.depths = {0.003f, 0.016f, 0.052f};
    light.lamps = 4.2f;
    light.halos = 1;
    light.colors = 1;
    light.coins = 1;
    return light;
}

Light light_of(scene::Mood mood) {
    switch (mood) {
        case scene::Mood::morning: return morning();
        case scene::Mood::noon: return {};
        case scene::Mood::evening: return evening();
        case scene::Mood::night: return night();
    }
    return {};
}

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
