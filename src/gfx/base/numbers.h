// Small conversions between kinds of numbers that pictures are made with.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace hexholm::gfx {

// 0..1 to 0..255.
inline std::uint8_t to_byte(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0f, 1.0f) * 255.0f));
}

// -1..1 to -127..127.
inline std::int8_t to_signed_byte(float value) {
    return static_cast<std::int8_t>(std::lround(std::clamp(value, -1.0f, 1.0f) * 127.0f));
}

// The index of a cell of a table whose rows lie one after the other.
constexpr std::size_t cell_index(int column, int row, int columns) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
}

constexpr std::size_t area(int width, int height) {
    return cell_index(0, height, width);
}

}  // namespace hexholm::gfx
