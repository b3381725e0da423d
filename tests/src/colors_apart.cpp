// At every time of day and with every palette players and lands are told apart: by CIEDE2000, as they are lit on the table.
#include <array>
#include <cmath>
#include <numbers>

#include <catch2/catch.hpp>

#include "src/gfx/base/light.h"
#include "src/ui/theme/seat_look.h"

namespace hexholm {
namespace {

using Triple = std::array<double, 3>;

constexpr std::array<scene::Mood, 4> kMoods = {scene::Mood::morning, scene::Mood::noon,
                                               scene::Mood::evening, scene::Mood::night};
const std::vector<std::uint32_t> kUsual = {0xDE2C3B, 0x2458D6, 0xFF8D1E,
                                           0xF6F3EE, 0x0B9C78, 0x682A34};
// Woods, meadow, corn, clay, rock and sand: the mean of what each is painted with most (docs/art.md).
const std::vector<std::uint32_t> kLands = {0x417A42, 0x84AA4C, 0xE1B24B,
                                           0xB46C41, 0x9096A3, 0xE8CA8B};
constexpr std::size_t kSand = 5;  // no disc lies there
constexpr std::uint32_t kIvory = 0xF2E5C6;

Triple parts_of(scene::Vec3 v) {
    return {v.x, v.y, v.z};
}

// See kToneText.
Triple toned(Triple color, double exposure) {
    constexpr double kStart = 0.70;
    for (double& part : color)
        part *= exposure;
    const double low = std::min({color[0], color[1], color[2]});
    for (double& part : color)
        part -= low < 0.08 ? low - 6.25 * low * low : 0.04;
    const double high = std::max({color[0], color[1], color[2]});
    const double rest = 1 - kStart;
    const double pressed = high > kStart ? 1 - rest * rest / (high + rest - kStart) : high;
    const double faded = high > kStart ? 1 - 1 / (0.15 * (high - pressed) + 1) : 0;
    for (double& part : color)
        part = std::sqrt(std::max(0.0, std::lerp(part * pressed / high, pressed, faded)));
    return color;
}

// A level face in the sun, see kMeshVertexText. `own`: as bright as owners' colours must be. `glow`: of numbers.
Triple lit(std::uint32_t color, const gfx::Light& light, double own, double glow) {
    constexpr Triple kGlow = {1.0, 0.72, 0.28};
    Triple seen{};
    for (std::size_t at = 0; at < 3; ++at) {
        const double part = static_cast<double>(color >> (16 - 8 * at) & 255U) / 255;
        const double albedo = part * part;
        const double ambient =
            std::max(albedo * parts_of(light.sky)[at], albedo * own * light.colors * 0.95);
        const double sun = albedo * parts_of(light.sun_color)[at] * light.sun.y;
        seen[at] = (ambient + sun) * (1 + 0.45 * glow) + kGlow[at] * 0.16 * glow;
    }
    return toned(seen, light.exposure);
}

Triple lab(const Triple& color) {
    Triple c{};
    for (std::size_t at = 0; at < 3; ++at)
        c[at] =
            color[at] <= 0.04045 ? color[at] / 12.92 : std::pow((color[at] + 0.055) / 1.055, 2.4);
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = root((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
    const double y = root(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    const double z = root((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double in_radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

double seventh_part(double chroma) {
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

// Sharma, Wu and Dalal (2005).
double ciede2000(const Triple& one, const Triple& other) {
    const double mean_chroma = (std::hypot(one[1], one[2]) + std::hypot(other[1], other[2])) / 2;
    const double stretch = 1 + 0.5 * (1 - seventh_part(mean_chroma));
    const double c1 = std::hypot(one[1] * stretch, one[2]);
    const double c2 = std::hypot(other[1] * stretch, other[2]);
    const auto hue = [&](const Triple& lab) {
        const double h = std::atan2(lab[2], lab[1] * stretch) * 180 / std::numbers::pi;
        return h < 0 ? h + 360 : h;
    };
    const double h1 = hue(one);
    const double h2 = hue(other);
    const double turn = std::remainder(h2 - h1, 360.0);
    const double mean_hue = h1 + turn / 2;
    const double light = (one[0] + other[0]) / 2;
    const double chroma = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos(in_radians(mean_hue - 30)) +
                     0.24 * std::cos(in_radians(2 * mean_hue)) +
                     0.32 * std::cos(in_radians(3 * mean_hue + 6)) -
                     0.20 * std::cos(in_radians(4 * mean_hue - 63));
    const double off = (light - 50) * (light - 50);
    const double l = (other[0] - one[0]) / (1 + 0.015 * off / std::sqrt(20 + off));
    const double c = (c2 - c1) / (1 + 0.045 * chroma);
    const double h =
        2 * std::sqrt(c1 * c2) * std::sin(in_radians(turn / 2)) / (1 + 0.015 * chroma * t);
    const double blue = std::remainder(mean_hue - 275, 360.0) / 25;
    const double turned =
        -2 * seventh_part(chroma) * std::sin(in_radians(60 * std::exp(-blue * blue)));
    return std::sqrt(l * l + c * c + h * h + turned * c * h);
}

double apart(const Triple& one, const Triple& other) {
    return ciede2000(lab(one), lab(other));
}

std::vector<Triple> lit_lands(const gfx::Light& light) {
    std::vector<Triple> lands;
    for (const std::uint32_t land : kLands)
        lands.push_back(lit(land, light, 0, 0));
    return lands;
}

double least_apart(const std::vector<Triple>& colors) {
    double least = 1000;
    for (std::size_t at = 0; at < colors.size(); ++at)
        for (std::size_t other = 0; other < at; ++other)
            least = std::min(least, apart(colors[at], colors[other]));
    return least;
}

}  // namespace

TEST_CASE("CIEDE2000 is what its authors' table says") {
    CHECK(ciede2000({50, 2.6772, -79.7751}, {50, 0, -82.7485}) == Approx(2.0425).margin(1e-4));
    CHECK(ciede2000({50, 2.5, 0}, {73, 25, -18}) == Approx(27.1492).margin(1e-4));
    CHECK(ciede2000({2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}) ==
          Approx(0.9082).margin(1e-4));
}

TEST_CASE("lands, and discs on them, are told apart at every time of day") {
    for (const scene::Mood mood : kMoods) {
        INFO(static_cast<int>(mood));
        const gfx::Light light = gfx::light_of(mood);
        const std::vector<Triple> lands = lit_lands(light);
        CHECK(least_apart(lands) > 7.5);
        const Triple disc = lit(kIvory, light, 0, light.coins);
        for (std::size_t land = 0; land < kSand; ++land)
            CHECK(apart(disc, lands[land]) > 14);
    }
}

TEST_CASE("players are told apart, and from the land, at every time of day and in every palette") {
    for (const scene::Mood mood : kMoods)
        for (const ui::Palette palette : ui::kPalettes) {
            INFO(static_cast<int>(mood) << ", " << ui::palette_name(palette));
            const gfx::Light light = gfx::light_of(mood);
            std::vector<Triple> players;
            for (const std::uint32_t color : ui::shown_colors(kUsual, palette))
                players.push_back(lit(color, light, 1, 0));
            CHECK(least_apart(players) > 20);
            for (const Triple& player : players)
                for (const Triple& land : lit_lands(light))
                    CHECK(apart(player, land) > 8.5);
        }
}

}  // namespace hexholm
