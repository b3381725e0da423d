// One font file: which letters it has, how they join, and what they look like.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace hexholm::text {

// A glyph where it is drawn, and the first code point that it stands for. Lengths are ems, upwards.
struct PlacedGlyph {
    std::uint32_t id = 0;
    float x = 0;
    float y = 0;
    float advance = 0;
    std::uint32_t cluster = 0;  // by place in the text that was shaped

    bool operator==(const PlacedGlyph&) const = default;
};

// How much of each pixel is covered, rows from the top; `left` and `top` count from the pen on its line,
// downwards. `across` pixels of it are one pixel of the screen from left to right.
struct Bitmap {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
    int across = 1;
    std::vector<std::uint8_t> cover;

    std::uint8_t& at(int x, int y) {
        return cover[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                     static_cast<std::size_t>(x)];
    }
};

class Face {
public:
    // nullptr where the bytes are no font.
    static std::unique_ptr<Face> open(std::string bytes);
    ~Face();
    Face(const Face&) = delete;
    Face& operator=(const Face&) = delete;

    std::uint32_t glyph(char32_t code_point) const;  // 0: the font has none
    bool has(char32_t code_point) const { return glyph(code_point) != 0; }
    float advance(std::uint32_t glyph) const;
    float line() const;  // how high a line of it is, in ems
    // Part of a text in one direction, from left to right as it is drawn.
    std::vector<PlacedGlyph> shape(std::u32string_view text,
                                   std::size_t begin,
                                   std::size_t count,
                                   bool from_right) const;
    // Draws the glyphs with an em of this many pixels; `bold` thickens letters that have no bold
    // ones of their own.
    Bitmap draw(std::span<const PlacedGlyph> glyphs, float em, int across, bool bold) const;

private:
    struct Inside;
    explicit Face(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace hexholm::text
