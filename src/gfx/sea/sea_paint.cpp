#include "src/gfx/sea/sea_paint.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/gfx/base/light.h"
#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

using scene::Vec2;

namespace {

std::vector<float> ripple_heights() {
    std::vector<float> heights(area(kRippleSize, kRippleSize));
    for (int y = 0; y < kRippleSize; ++y) {
        for (int x = 0; x < kRippleSize; ++x) {
            float sum = 0;
            float weight = 0.5f;
            int period = 6;
            for (int octave = 0; octave < 4; ++octave, period *= 2, weight *= 0.5f) {
                const float scale = static_cast<float>(period) / kRippleSize;
                sum += weight * smooth_chance(static_cast<float>(x) * scale,
                                              static_cast<float>(y) * scale, period, octave);
            }
            heights[cell_index(x, y, kRippleSize)] = sum;
        }
    }
    return heights;
}

// How much nearer the nearest of some scattered points is than the second nearest.
float cell_wall(Vec2 place, int cells) {
    const int home_x = static_cast<int>(place.x);
    const int home_y = static_cast<int>(place.y);
    float nearest = 9;
    float second = 9;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const int x = home_x + dx;
            const int y = home_y + dy;
            const int wx = (x + cells) % cells;
            const int wy = (y + cells) % cells;
            const Vec2 point{static_cast<float>(x) + 0.15f + 0.7f * chance_at(wx, wy, 77),
                             static_cast<float>(y) + 0.15f + 0.7f * chance_at(wx, wy, 78)};
            const float d = scene::length(point - place);
            if (d < nearest) {
                second = nearest;
                nearest = d;
            } else {
                second = std::min(second, d);
            }
        }
    }
    return second - nearest;
}

constexpr float kMargin = 4.0f;  // of sea that is mapped round the tiles
constexpr float kStep = 0.14f;   // of the beach's grid

// The height of the sand at a place this far from the water's line.
float sand_height(float distance, float edge_distance) {
    const float slope = kWaterHeight - distance * 0.42f;
    const float level = edge_distance < 0.01f ? -0.05f : 0.0f;
    return std::clamp(std::min(slope, -0.04f + level * 0.2f), -0.32f, -0.03f);
}

struct SandPoint {
    scene::Vec3 place;
    float distance = 0;
    float edge = 0;
};

SandPoint sand_point(const Coast& coast, Vec2 low, int i, int j) {
    const Vec2 jitter{chance_at(i, j, 31) - 0.5f, chance_at(i, j, 32) - 0.5f};
    const Vec2 at = low + Vec2{(static_cast<float>(i) + jitter.x * 0.5f) * kStep,
                               (static_cast<float>(j) + jitter.y * 0.5f) * kStep};
    SandPoint point;
    point.edge = coast.edge_distance(at);
    point.distance = coast.distance(at);
    point.place = {at.x, sand_height(point.distance, point.edge), at.y};
    return point;
}

// Dry and warm on land, darker where the waves reach.
scene::Color sand_color(const SandPoint& point, float chance) {
    const float wet = std::clamp((point.distance + 0.07f) * 12.0f, 0.0f, 1.0f);
    const float tone = (1.0f - 0.17f * wet) * (0.97f + 0.05f * chance);
    return {0.94f * tone, 0.855f * tone, (0.64f - 0.03f * wet) * tone};
}

void add_sand(
    MeshBuilder& build, const SandPoint& a, const SandPoint& b, const SandPoint& c, float chance) {
    build.triangle(a.place, sand_color(a, chance), b.place, sand_color(b, chance), c.place,
                   sand_color(c, chance));
}

}  // namespace

std::vector<std::uint8_t> paint_ripples() {
    constexpr int kWalls = 9;
    const std::vector<float> heights = ripple_heights();
    const auto height = [&](int x, int y) {
        const int wx = (x + kRippleSize) % kRippleSize;
        const int wy = (y + kRippleSize) % kRippleSize;
        return heights[cell_index(wx, wy, kRippleSize)];
    };
    std::vector<std::uint8_t> pixels;
    pixels.reserve(area(kRippleSize, kRippleSize) * 4);
    for (int y = 0; y < kRippleSize; ++y) {
        for (int x = 0; x < kRippleSize; ++x) {
            const Vec2 place{static_cast<float>(x), static_cast<float>(y)};
            pixels.push_back(to_byte(0.5f + (height(x + 1, y) - height(x - 1, y)) * 8));
            pixels.push_back(to_byte(0.5f + (height(x, y + 1) - height(x, y - 1)) * 8));
            pixels.push_back(
                to_byte(cell_wall(place * (kWalls / static_cast<float>(kRippleSize)), kWalls)));
            pixels.push_back(to_byte(height(x, y)));
        }
    }
    return pixels;
}

// Large lighter and darker patches of the open sea.
static float broad_light(Vec2 place) {
    return 0.6f * smooth_chance(place.x * 0.13f, place.y * 0.17f, 0, 51) +
           0.4f * smooth_chance(place.x * 0.31f, place.y * 0.37f, 0, 52);
}

namespace {

constexpr float kTexelsPerUnit = 34.0f;
constexpr float kLargest = 640.0f;

void paint_point(const Coast& coast, Vec2 place, const SeaPicture& picture, std::uint8_t* rgba) {
    const float d = coast.distance(place);
    const float charted = coast.charted(place);
    // Without tiles at sea lines only hint at the grid, near the land.
    const float near = std::clamp((2.3f - d) * 1.5f, 0.0f, 1.0f) * 0.4f;
    const bool has_lines = d > 0.1f;
    rgba[0] = to_byte(d * 0.5f);
    rgba[1] = to_byte(has_lines ? coast.grid_line(place) * (charted == 0.5f ? near : 1.0f) : 0.0f);
    const Vec2 from_rim{
        std::min(place.x - picture.low.x, picture.low.x + picture.size.x - place.x),
        std::min(place.y - picture.low.y, picture.low.y + picture.size.y - place.y)};
    // Beyond the rim the last pixel is repeated for ever: it must not show.
    const float inner = std::clamp(std::min(from_rim.x, from_rim.y) / 2.2f, 0.0f, 1.0f);
    rgba[2] = to_byte(0.45f + (broad_light(place) - 0.45f) * inner);
    rgba[3] = to_byte(charted);
}

}  // namespace

SeaPicture paint_sea(const Coast& coast) {
    SeaPicture picture;
    picture.low = coast.low() - Vec2{kMargin, kMargin};
    picture.size = coast.high() - coast.low() + Vec2{2 * kMargin, 2 * kMargin};
    const float longest = std::max(picture.size.x, picture.size.y);
    picture.scale = std::min(kTexelsPerUnit, kLargest / longest);
    picture.width = std::max(1, static_cast<int>(picture.size.x * picture.scale));
    picture.height = std::max(1, static_cast<int>(picture.size.y * picture.scale));
    picture.rgba.resize(area(picture.width, picture.height) * 4);
    repaint_sea(coast, picture.low, picture.low + picture.size, picture);
    return picture;
}

void repaint_sea(const Coast& coast, Vec2 low, Vec2 high, SeaPicture& picture) {
    const auto pixel = [&](float place, float from, int most) {
        return std::clamp(static_cast<int>((place - from) * picture.scale), 0, most);
    };
    const int first = pixel(low.x, picture.low.x, picture.width);
    const int last = pixel(high.x + 1 / picture.scale, picture.low.x, picture.width);
    const int top = pixel(low.y, picture.low.y, picture.height);
    const int bottom = pixel(high.y + 1 / picture.scale, picture.low.y, picture.height);
    for (int y = top; y < bottom; ++y)
        for (int x = first; x < last; ++x)
            paint_point(coast,
                        picture.low + Vec2{(static_cast<float>(x) + 0.5f) / picture.scale,
                                           (static_cast<float>(y) + 0.5f) / picture.scale},
                        picture, &picture.rgba[cell_index(x, y, picture.width) * 4]);
}

Mesh build_beach(const Coast& coast) {
    const Vec2 low = coast.low() - Vec2{0.6f, 0.6f};
    const Vec2 size = coast.high() - coast.low() + Vec2{1.2f, 1.2f};
    const int columns = static_cast<int>(size.x / kStep) + 1;
    const int rows = static_cast<int>(size.y / kStep) + 1;
    std::vector<SandPoint> points;
    for (int j = 0; j <= rows; ++j) {
        for (int i = 0; i <= columns; ++i)
            points.push_back(sand_point(coast, low, i, j));
    }
    const auto at = [&](int i, int j) -> const SandPoint& {
        return points[cell_index(i, j, columns + 1)];
    };
    MeshBuilder build;
    for (int j = 0; j < rows; ++j) {
        for (int i = 0; i < columns; ++i) {
            const std::array corners{at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)};
            const auto near = [](const SandPoint& p) { return p.edge > -0.25f; };
            const auto dry = [](const SandPoint& p) { return p.distance < 0.30f; };
            if (std::ranges::none_of(corners, near)) continue;
            if (std::ranges::none_of(corners, dry)) continue;
            add_sand(build, corners[0], corners[1], corners[2], chance_at(i, j, 41));
            add_sand(build, corners[0], corners[2], corners[3], chance_at(i, j, 42));
        }
    }
    return build.take();
}

}  // namespace hexholm::gfx
