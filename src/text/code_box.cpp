#include "src/text/code_box.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexholm::text {

namespace {

// Digits of three by five dots, a row of them in three bits.
constexpr std::array<std::uint16_t, 16> kDigits = {
    0b111101101101111, 0b010110010010111, 0b111001111100111, 0b111001111001111,
    0b101101111001001, 0b111100111001111, 0b111100111101111, 0b111001010010010,
    0b111101111101111, 0b111101111001111, 0b111101111101101, 0b110101110101110,
    0b111100100100111, 0b110101101101110, 0b111100110100111, 0b111100110100100};
constexpr float kHigh = 0.9f;  // of an em, from a little below the line
constexpr float kBelow = 0.15f;
constexpr int kDotsHigh = 15;  // frame, gap, two rows of digits with a gap between, gap, frame

int columns_of(char32_t code_point) {
    return code_point > 0xFFFF ? 3 : 2;
}
int dots_across(char32_t code_point) {
    return 3 + 4 * columns_of(code_point);
}

// Dots of any size, drawn with soft edges.
class Dots {
public:
    Dots(Bitmap& bitmap, float side) : bitmap_(bitmap), side_(side) {}

    void fill(int x, int y, int width, int height) {
        const float left = static_cast<float>(x) * side_;
        const float top = static_cast<float>(y) * side_;
        const float right = static_cast<float>(x + width) * side_;
        const float bottom = static_cast<float>(y + height) * side_;
        for (int row = static_cast<int>(top);
             row < std::min(bitmap_.height, static_cast<int>(std::ceil(bottom))); ++row)
            for (int column = static_cast<int>(left);
                 column < std::min(bitmap_.width, static_cast<int>(std::ceil(right))); ++column) {
                const float part = overlap(column, left, right) * overlap(row, top, bottom);
                std::uint8_t& pixel = bitmap_.at(column, row);
                pixel = static_cast<std::uint8_t>(
                    std::min(255.0f, static_cast<float>(pixel) + part * 255));
            }
    }

private:
    static float overlap(int pixel, float from, float to) {
        const auto start = static_cast<float>(pixel);
        return std::max(0.0f, std::min(to, start + 1) - std::max(from, start));
    }

    Bitmap& bitmap_;
    float side_;
};

}  // namespace

float code_box_advance(char32_t code_point) {
    return kHigh / static_cast<float>(kDotsHigh) * static_cast<float>(dots_across(code_point) + 2);
}

Bitmap draw_code_box(char32_t code_point, float em) {
    const float side = em * kHigh / static_cast<float>(kDotsHigh);
    const int across = dots_across(code_point);
    Bitmap out;
    out.left = static_cast<int>(std::lround(side));
    out.width = static_cast<int>(std::ceil(side * static_cast<float>(across)));
    out.height = static_cast<int>(std::ceil(em * kHigh));
    out.top = static_cast<int>(std::lround(em * kBelow)) - out.height;
    out.cover.resize(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height));
    Dots dots(out, side);
    dots.fill(0, 0, across, 1);
    dots.fill(0, kDotsHigh - 1, across, 1);
    dots.fill(0, 1, 1, kDotsHigh - 2);
    dots.fill(across - 1, 1, 1, kDotsHigh - 2);
    const int columns = columns_of(code_point);
    for (int digit = 0; digit < 2 * columns; ++digit) {
        const std::uint16_t shape = kDigits[code_point >> (4 * (2 * columns - 1 - digit)) & 0xFU];
        for (int dot = 0; dot < 15; ++dot)
            if ((shape >> (14 - dot) & 1U) != 0)
                dots.fill(2 + digit % columns * 4 + dot % 3, 2 + digit / columns * 6 + dot / 3, 1,
                          1);
    }
    return out;
}

}  // namespace hexholm::text
