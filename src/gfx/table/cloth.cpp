#include "src/gfx/table/cloth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

namespace {

constexpr std::array<float, 3> kCloth = {46, 92, 84};
constexpr float kLight = 1.16f;  // in the middle
constexpr float kRim = 0.50f;    // in the corners
constexpr float kWeave = 0.035f;

// The noise of a dot, -1..1; it is equal in every picture.
float speck(unsigned x, unsigned y) {
    unsigned mixed = x * 374761393U + y * 668265263U;
    mixed = (mixed ^ mixed >> 13) * 1274126177U;
    return static_cast<float>(mixed >> 16 & 0xFFU) / 127.5f - 1;
}

// Threads lie in pairs, over and under each other.
float weave(unsigned x, unsigned y) {
    const bool over = ((x / 2 + y / 2) & 1U) != 0;
    return (over ? 0.5f : -0.5f) + 0.8f * speck(x / (over ? 4 : 1), y / (over ? 1 : 4));
}

std::vector<std::uint8_t> woven(int width, int height) {
    std::vector<std::uint8_t> pixels(area(width, height) * 4, 255);
    const float middle_x = static_cast<float>(width) * 0.45f;
    const float middle_y = static_cast<float>(height) * 0.42f;
    const float reach = std::hypot(static_cast<float>(width), static_cast<float>(height)) * 0.62f;
    std::size_t at = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x, at += 4) {
            const float away = std::hypot(static_cast<float>(x) - middle_x,
                                          (static_cast<float>(y) - middle_y) * 1.25f) /
                               reach;
            const float light = kLight + (kRim - kLight) * std::min(1.0f, away * away);
            const float thread =
                1 + kWeave * weave(static_cast<unsigned>(x), static_cast<unsigned>(y));
            for (std::size_t part = 0; part < 3; ++part)
                pixels[at + part] = static_cast<std::uint8_t>(
                    std::clamp(kCloth[part] * light * thread, 0.0f, 255.0f));
        }
    return pixels;
}

}  // namespace

void Cloth::draw(int width, int height, ScreenPass& screen) {
    if (surface_.width() != width || surface_.height() != height) {
        surface_.resize(width, height, 1, false);
        const Texture cloth =
            make_texture(width, height, woven(width, height).data(), Wrap::clamp, false);
        surface_.bind();
        screen.lay(cloth.get(), {0, 0, 1, 1}, {0, 0, 1, 1}, 1);
    }
    show_turned(surface_, width, height);
}

}  // namespace hexholm::gfx
