#include "src/ui/theme/seat_look.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace hexholm::ui {

namespace {

constexpr std::size_t kColors = 6;
using Colors = std::array<std::uint32_t, kColors>;

// The usual colours, and what stands for each of them; docs/art.md says how far they lie apart for
// eyes without one sort of cones.
constexpr Colors kStandard = {0xDE2C3B, 0x2458D6, 0xFF8D1E, 0xF6F3EE, 0x0B9C78, 0x682A34};
constexpr Colors kRedGreen = {0xDC5A7E, 0x2A22B8, 0xFFE600, 0xF8F6F0, 0x52BDF8, 0x12241A};
constexpr Colors kBlueYellow = {0xC8102A, 0x0C3C9C, 0xF59AD0, 0xF8F8F4, 0x10E8B0, 0x682434};

const Colors& colors_of(Palette palette) {
    switch (palette) {
        case Palette::red_green: return kRedGreen;
        case Palette::blue_yellow: return kBlueYellow;
        case Palette::standard: break;
    }
    return kStandard;
}

int distance(std::uint32_t a, std::uint32_t b) {
    int sum = 0;
    for (const unsigned shift : {0U, 8U, 16U}) {
        const int part = static_cast<int>(a >> shift & 255U) - static_cast<int>(b >> shift & 255U);
        sum += part * part;
    }
    return sum;
}

// The usual colour that is nearest to this one, of those that are still free.
std::size_t nearest(std::uint32_t color, std::span<const bool> taken) {
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t at = 0; at < kColors; ++at) {
        const int away = distance(color, kStandard[at]);
        if (taken[at] || away >= least) continue;
        least = away;
        best = at;
    }
    return best;
}

// Corners on a circle; `inner` is how far every second one lies inside, 1 for none.
void fill_corners(
    ImDrawList& list, ImVec2 middle, float radius, int corners, float inner, ImU32 color) {
    constexpr float kUp = -1.5707963f;
    const float step = 6.2831853f / static_cast<float>(corners);
    const auto point = [&](int at) {
        const float reach = at % 2 == 0 ? radius : radius * inner;
        const float angle = kUp + step * static_cast<float>(at);
        return ImVec2(middle.x + reach * std::cos(angle), middle.y + reach * std::sin(angle));
    };
    for (int at = 0; at < corners; ++at)
        list.AddTriangleFilled(middle, point(at), point((at + 1) % corners), color);
}

void fill_triangle(ImDrawList& list, ImVec2 middle, float radius, float down, ImU32 color) {
    const float side = radius * 1.12f;
    list.AddTriangleFilled({middle.x, middle.y - down * radius * 1.15f},
                           {middle.x + side, middle.y + down * radius * 0.8f},
                           {middle.x - side, middle.y + down * radius * 0.8f}, color);
}

}  // namespace

const char* palette_name(Palette palette) {
    switch (palette) {
        case Palette::red_green: return "red_green";
        case Palette::blue_yellow: return "blue_yellow";
        case Palette::standard: break;
    }
    return "standard";
}

std::vector<std::uint32_t> shown_colors(const std::vector<std::uint32_t>& colors, Palette palette) {
    if (palette == Palette::standard) return colors;
    std::array<bool, kColors> taken{};
    std::vector<std::uint32_t> shown(colors.size(), 0);
    // Whoever has one of the usual colours keeps its place; others get what is left.
    for (const bool usual : {true, false})
        for (std::size_t at = 0; at < colors.size(); ++at) {
            const auto same = std::find(kStandard.begin(), kStandard.end(), colors[at]);
            if ((same != kStandard.end()) != usual) continue;
            if (std::ranges::all_of(taken, [](bool one) { return one; })) taken = {};
            const std::size_t place = nearest(colors[at], taken);
            taken[place] = true;
            shown[at] = colors_of(palette)[place];
        }
    return shown;
}

std::uint32_t shown_color(std::uint32_t color, Palette palette) {
    return shown_colors({color}, palette).front();
}

void draw_seat_shape(
    ImDrawList& list, std::size_t seat, float x, float y, float radius, ImU32 color) {
    const float side = radius * 0.88f;
    const float arm = radius * 0.42f;
    switch (seat % 6) {
        case 1: list.AddRectFilled({x - side, y - side}, {x + side, y + side}, color); break;
        case 2: fill_triangle(list, {x, y}, radius, 1, color); break;
        case 3: fill_corners(list, {x, y}, radius * 1.22f, 4, 1, color); break;
        case 4: fill_corners(list, {x, y}, radius * 1.25f, 10, 0.48f, color); break;
        case 5:
            list.AddRectFilled({x - radius, y - arm}, {x + radius, y + arm}, color);
            list.AddRectFilled({x - arm, y - radius}, {x + arm, y - arm}, color);
            list.AddRectFilled({x - arm, y + arm}, {x + arm, y + radius}, color);
            break;
        default: list.AddCircleFilled({x, y}, radius, color, 28); break;
    }
}

}  // namespace hexholm::ui
