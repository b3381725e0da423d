#include "src/gfx/models/plain_shapes.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "src/gfx/base/light.h"

namespace hexholm::gfx {

using scene::Color;
using scene::kPi;
using scene::rgb;

namespace {

constexpr float kCornerNorth = -kPi / 2;

Mesh coin(float radius, float face_radius, Color color) {
    MeshBuilder build;
    build.set_color(color);
    build.set_light(0.7f);
    build.ring(24, 0, radius, 0, radius, 0.04f);
    build.set_light(1);
    build.ring(24, 0, radius, 0.04f, face_radius, 0.05f);
    build.disc(24, 0, face_radius, 0.05f);
    return build.take();
}

// A stand in the owner's colour, with a foot for the coin.
Mesh plain_stand() {
    MeshBuilder build;
    build.set_color({1, 1, 1});
    build.set_material(Material::team);
    build.set_light(0.6f);
    build.ring(20, 0, 0.17f, 0, 0.17f, 0.05f);
    build.set_light(1);
    build.ring(20, 0, 0.17f, 0.05f, 0.14f, 0.075f);
    build.ring(20, 0, 0.14f, 0.075f, 0.05f, 0.09f);
    build.ring(12, 0, 0.05f, 0.09f, 0.04f, 0.16f);
    return build.take();
}

Mesh plain_base() {
    MeshBuilder build;
    build.set_color({1, 1, 1});
    build.set_material(Material::team);
    build.set_light(0.6f);
    build.ring(20, 0, 0.20f, 0, 0.20f, 0.03f);
    build.set_light(1);
    build.ring(20, 0, 0.20f, 0.03f, 0.17f, 0.045f);
    build.set_color(rgb(0xc4c4c4));  // so that what stands on it does not melt into it
    build.disc(20, 0, 0.17f, 0.045f);
    return build.take();
}

// A die in its colour.
Mesh die_without_pips() {
    MeshBuilder build;
    build.set_color({1, 1, 1});
    build.set_material(Material::team);
    build.box({-0.18f, -0.18f, -0.18f}, {0.18f, 0.18f, 0.18f});
    return build.take();
}

Mesh plain_pier() {
    MeshBuilder build;
    build.set_color(rgb(0x9a7048));
    for (int i = 0; i < 5; ++i) {
        const float x = 0.1f * static_cast<float>(i);
        build.box({x, -0.03f, -0.075f}, {x + 0.085f, 0, 0.075f});
    }
    build.set_light(0.6f);
    build.box({0.02f, -0.3f, -0.07f}, {0.06f, -0.03f, -0.04f});
    build.box({0.44f, -0.3f, 0.04f}, {0.48f, -0.03f, 0.07f});
    return build.take();
}

Mesh plain_tray() {
    MeshBuilder build;
    build.set_material(Material::team);
    build.set_color(Color{1, 1, 1});
    build.disc(32, 0, 0.95f, 0);
    build.set_material(Material::plain);
    build.set_color(rgb(0x8a5b36));
    build.ring(32, 0, 1.08f, -0.1f, 1.08f, 0.12f);
    build.ring(32, 0, 1.08f, 0.12f, 1.02f, 0.12f);
    build.ring(32, 0, 1.02f, 0.12f, 0.95f, 0);
    return build.take();
}

}  // namespace

// The colour that the name is.
static std::optional<Color> color_named(std::string_view name) {
    unsigned value = 0;
    if (name.size() != 7 || name.front() != '#') return std::nullopt;
    const auto read = std::from_chars(name.data() + 1, name.data() + name.size(), value, 16);
    if (read.ptr != name.data() + name.size()) return std::nullopt;
    return rgb(value);
}

Mesh plain_peg(std::string_view name) {
    const std::optional<Color> color = color_named(name);
    MeshBuilder build;
    build.set_color(color.value_or(Color{1, 1, 1}));
    build.set_material(color ? Material::plain : Material::team);
    build.set_light(0.6f);
    build.ring(10, 0, 0.12f, 0, 0.10f, 0.04f);
    build.set_light(1);
    build.ring(10, 0, 0.10f, 0.04f, 0.05f, 0.26f);
    build.ring(10, 0, 0.05f, 0.26f, 0.09f, 0.33f);
    build.ring(10, 0, 0.09f, 0.33f, 0.0f, 0.42f);
    return build.take();
}

Mesh plain_tile(std::string_view name) {
    const std::uint32_t mixed = mix_text(name);
    const auto part = [&](int shift) { return static_cast<float>(mixed >> shift & 255u) / 255.0f; };
    const float bright = 0.75f + 0.4f * part(0);
    MeshBuilder build;
    build.set_color(color_named(name).value_or(Color{
        bright * (0.35f + 0.4f * part(8)), bright * (0.45f + 0.2f * part(16)), bright * 0.35f}));
    build.disc(6, kCornerNorth, 0.95f, 0);
    build.ring(6, kCornerNorth, 0.965f, -0.02f, 0.95f, 0);
    build.set_light(0.6f);
    build.ring(6, kCornerNorth, 0.965f, -0.2f, 0.965f, -0.02f);
    return build.take();
}

Mesh plain_shape(std::string_view name) {
    if (name == "token") return coin(0.34f, 0.30f, rgb(0xf6ead0));
    if (name == "harbour_sign") return coin(0.30f, 0.26f, rgb(0xf0e0bd));
    if (name == "#stand") return plain_stand();
    if (name == "#base") return plain_base();
    if (name == "#die") return die_without_pips();
    if (name == "die") return die_without_pips();
    if (name == "pier") return plain_pier();
    if (name == "dice_tray") return plain_tray();
    MeshBuilder build;
    build.set_color(rgb(0xa0845c));
    build.box({-0.1f, 0, -0.1f}, {0.1f, 0.2f, 0.1f});
    return build.take();
}

namespace {

struct Puff {
    float out, angle, radius, height;
};

// White above and bluish below.
Color puff_color(float height) {
    const float tone = 0.70f + 0.30f * std::clamp(height * 2.2f, 0.0f, 1.0f);
    return {0.90f * tone, 0.95f * tone, 1.0f * std::min(1.0f, tone * 1.04f)};
}

// A ball that is flattened a little, smoothly shaded.
void add_puff(MeshBuilder& build, const Puff& puff) {
    constexpr int kAround = 12;
    constexpr int kStacks = 7;
    constexpr float kFlat = 0.62f;
    const scene::Vec3 middle{std::cos(puff.angle) * puff.out, puff.height,
                             std::sin(puff.angle) * puff.out};
    const auto normal = [](int stack, int step) {
        const float up = kPi * (static_cast<float>(stack) / kStacks - 0.5f);
        const float angle = 2 * kPi * static_cast<float>(step) / kAround;
        return scene::Vec3{std::cos(up) * std::cos(angle), std::sin(up),
                           std::cos(up) * std::sin(angle)};
    };
    const auto corner = [&](int stack, int step) {
        const scene::Vec3 out = normal(stack, step);
        const scene::Vec3 at = middle + scene::Vec3{out.x, out.y * kFlat, out.z} * puff.radius;
        return MeshBuilder::Corner{at, out, puff_color(at.y)};
    };
    for (int stack = 0; stack < kStacks; ++stack)
        for (int step = 0; step < kAround; ++step) {
            if (stack > 0)
                build.smooth(corner(stack, step), corner(stack + 1, step), corner(stack, step + 1));
            if (stack + 1 < kStacks)
                build.smooth(corner(stack, step + 1), corner(stack + 1, step),
                             corner(stack + 1, step + 1));
        }
}

}  // namespace

// A bank of fog. Its origin lies on the water; things afloat pass along the sides of the tile. Each
// look is another cloud: where it towers, where it thins out, and how its puffs are strewn.
Mesh fog_bank(int look) {
    constexpr int kRing = 7;
    MeshBuilder build;
    const auto chance = [look](int at, int number) { return chance_at(at, number, 17 + look); };
    add_puff(build, {0.06f, 2 * kPi * chance(0, 1), 0.50f + 0.08f * chance(0, 2), 0.08f});
    for (int at = 0; at < kRing; ++at) {
        const float angle = 2 * kPi * (static_cast<float>(at) + 0.6f * chance(at, 3)) / kRing;
        const float large = chance(at, 4);
        add_puff(build, {0.40f + 0.16f * chance(at, 5), angle, 0.22f + 0.14f * large,
                         0.02f + 0.08f * large});
        if (chance(at, 6) < 0.6f)
            add_puff(build, {0.60f, angle + 0.4f, 0.17f + 0.07f * chance(at, 7), 0.02f});
    }
    const float towers = 2 * kPi * chance(1, 8);
    add_puff(build, {0.22f, towers, 0.30f + 0.06f * chance(2, 9), 0.26f});
    add_puff(build, {0.28f, towers + 2.4f, 0.22f + 0.08f * chance(3, 9), 0.20f});
    return build.take();
}

Mesh ground_plate() {
    MeshBuilder build;
    build.set_color(rgb(0xe2cd98));
    build.disc(6, kCornerNorth, 1.01f, -0.045f);
    return build.take();
}

}  // namespace hexholm::gfx
