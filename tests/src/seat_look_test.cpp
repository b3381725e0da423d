// Players' colours, as eyes without one sort of cones see them.
#include "src/ui/theme/seat_look.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <catch2/catch.hpp>

namespace hexholm::ui {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Machado, Oliveira and Fernandes (2009), severity 1; on linear red, green and blue.
constexpr Matrix kNormal = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kNoRed = {{{0.152286, 1.052583, -0.204868},
                            {0.114503, 0.786281, 0.099216},
                            {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kNoGreen = {{{0.367322, 0.860646, -0.227968},
                              {0.280085, 0.672501, 0.047413},
                              {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kNoBlue = {{{1.255528, -0.076749, -0.178779},
                             {-0.078411, 0.930809, 0.147602},
                             {0.004733, 0.691367, 0.303900}}};

const std::vector<std::uint32_t> kUsual = {0xDE2C3B, 0x2458D6, 0xFF8D1E,
                                           0xF6F3EE, 0x0B9C78, 0x682A34};
// Woods, meadow, corn, clay, rock, sand and sea, as they look on the table.
const std::vector<std::uint32_t> kLand = {0x4E7A3B, 0x92B455, 0xF6CF5E, 0xD2754D,
                                          0xA3A9B5, 0xF0DAA6, 0x2A7FAE};

double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

Triple lab(std::uint32_t color, const Matrix& eye) {
    const Triple rgb = {linear((color >> 16 & 255U) / 255.0), linear((color >> 8 & 255U) / 255.0),
                        linear((color & 255U) / 255.0)};
    Triple seen{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t at = 0; at < 3; ++at)
            seen[row] += eye[row][at] * rgb[at];
    for (double& part : seen)
        part = std::clamp(part, 0.0, 1.0);
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
    const double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    const double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double apart(std::uint32_t a, std::uint32_t b, const Matrix& eye) {
    const Triple one = lab(a, eye);
    const Triple other = lab(b, eye);
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

double least_apart(Palette palette, const Matrix& eye) {
    const std::vector<std::uint32_t> colors = shown_colors(kUsual, palette);
    double least = 1000;
    for (std::size_t at = 0; at < colors.size(); ++at)
        for (std::size_t other = 0; other < at; ++other)
            least = std::min(least, apart(colors[at], colors[other], eye));
    return least;
}

double least_from_land(Palette palette, const Matrix& eye) {
    double least = 1000;
    for (const std::uint32_t color : shown_colors(kUsual, palette))
        for (const std::uint32_t land : kLand)
            least = std::min(least, apart(color, land, eye));
    return least;
}

TEST_CASE("each palette keeps six players twice as far apart as two clear colours, for its eyes") {
    REQUIRE(least_apart(Palette::standard, kNormal) > 45);
    for (const Matrix& eye : {kNoRed, kNoGreen, kNoBlue})
        CHECK(least_apart(Palette::standard, eye) > 21);
    for (const Matrix& eye : {kNormal, kNoRed, kNoGreen}) {
        CHECK(least_apart(Palette::red_green, eye) > 37);
        CHECK(least_from_land(Palette::red_green, eye) > 18);
    }
    for (const Matrix& eye : {kNormal, kNoBlue}) {
        CHECK(least_apart(Palette::blue_yellow, eye) > 45);
        CHECK(least_from_land(Palette::blue_yellow, eye) > 18);
    }
}

TEST_CASE("no usual colour is so dark that it is lost on the wood of the panels") {
    constexpr std::uint32_t kWood = 0x2E2019;
    for (const Palette palette : {Palette::standard, Palette::blue_yellow})
        for (const std::uint32_t color : shown_colors(kUsual, palette))
            CHECK(apart(color, kWood, kNormal) > 20);
}

TEST_CASE("a palette is better for the eyes it is meant for than the usual colours") {
    for (const Matrix& eye : {kNoRed, kNoGreen})
        CHECK(least_apart(Palette::red_green, eye) > least_apart(Palette::standard, eye) + 5);
    CHECK(least_apart(Palette::blue_yellow, kNoBlue) > least_apart(Palette::standard, kNoBlue) + 5);
}

TEST_CASE("no two seats are shown in one colour, whatever colours a game gives them") {
    const std::vector<std::uint32_t> own = {0xFF0000, 0xFF1010, 0xDE2C3B, 0x00FF00, 0x000000};
    for (const Palette palette : kPalettes) {
        const std::vector<std::uint32_t> shown = shown_colors(own, palette);
        REQUIRE(shown.size() == own.size());
        REQUIRE(std::set<std::uint32_t>(shown.begin(), shown.end()).size() == own.size());
    }
    REQUIRE(shown_colors(own, Palette::standard) == own);
    // Who sits on a usual colour keeps its place.
    REQUIRE(shown_colors(own, Palette::red_green)[2] == shown_color(0xDE2C3B, Palette::red_green));
}

}  // namespace
}  // namespace hexholm::ui
