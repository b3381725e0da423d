// The sun, the sky and the small sums of chance that make sand look like sand.
#pragma once

#include <cstdint>
#include <string_view>

#include "src/scene/hex_space.h"
#include "src/scene/scene.h"

namespace hexholm::gfx {

// The light of a scene, in the linear colours that shaders calculate with.
struct Light {
    scene::Vec3 sun = scene::normalize({-0.55f, 0.95f, 0.28f});
    scene::Vec3 sun_color{2.70f, 2.43f, 1.94f};
    scene::Vec3 sky{0.47f, 0.59f, 0.76f};
    scene::Vec3 ground{0.32f, 0.26f, 0.20f};
    float exposure = 0.52f;
    scene::Vec3 haze{0.42f, 0.62f, 0.80f};       // where sea and sky meet
    scene::Vec3 depths{0.006f, 0.050f, 0.125f};  // the sea far from the land
    float lamps = 2.4f;                          // how bright windows and embers are
    float halos = 0;                             // 0..1: how far their light is seen
    float colors = 0;  // 0..1: owners' colours are as bright as they need be
    float coins = 0;   // 0..1: numbers are lit as if a lamp hung over them
};

Light light_of(scene::Mood mood);

inline constexpr float kWaterHeight = scene::kWaterLevel;

// A hash of the text that is equal on every machine.
std::uint32_t mix_text(std::string_view text);

// A number in 0..1 for each whole-numbered place.
float chance_at(int x, int y, int salt);

// Smoothly varying chance; repeats after `period` (0 never).
float smooth_chance(float x, float y, int period, int salt);

}  // namespace hexholm::gfx
