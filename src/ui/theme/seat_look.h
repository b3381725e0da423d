// How seats are told apart: colours for every kind of eye, and a shape for each seat.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <imgui.h>

#include "src/ui/theme/keepsakes.h"

namespace hexholm::ui {

// Which colours stand for those that the game itself gives its seats.
enum class Palette { standard, red_green, blue_yellow };
inline constexpr std::array<Palette, 3> kPalettes = {Palette::standard, Palette::red_green,
                                                     Palette::blue_yellow};
const char* palette_name(Palette palette);  // as settings name it: "red_green"

// The colours that the base game gives its seats.
inline constexpr std::array<std::uint32_t, 6> kUsualColors = {0xDE2C3B, 0x2458D6, 0xFF8D1E,
                                                              0xF6F3EE, 0x0B9C78, 0x682A34};

struct SeatLook {
    Palette palette = Palette::standard;
    bool shapes = false;      // beside its colour every seat has a shape
    std::string piece_set{};  // the name of a set of pieces, in games that have it; empty: none
    Keepsakes own{};
    bool operator==(const SeatLook&) const = default;
};

// The colours that are shown for these colours of a game, each at its place. No two become equal as
// long as there are enough colours.
std::vector<std::uint32_t> shown_colors(const std::vector<std::uint32_t>& colors, Palette palette);
// The colour that is shown for one of the game's colours.
std::uint32_t shown_color(std::uint32_t color, Palette palette);

// A filled disc, square, triangle, ... about this middle; `seat` counts from 0.
void draw_seat_shape(
    ImDrawList& list, std::size_t seat, float x, float y, float radius, ImU32 color);

}  // namespace hexholm::ui
