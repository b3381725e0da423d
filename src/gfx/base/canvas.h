// A sheet that discs, rings and words are painted on before the graphics card sees it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "src/scene/vec.h"
#include "src/text/shaper.h"

namespace hexholm::gfx {

// A typeface from a file; what letters it lacks come from the fonts beside it.
class Typeface {
public:
    // False when the file is missing or no typeface.
    bool load(const std::string& file);
    bool ready() const { return face_ != nullptr; }

private:
    friend class Canvas;
    text::Picture picture(char32_t letter, float size, float part) const;
    float advance(char32_t letter, float size) const;

    std::unique_ptr<text::Face> face_;
    std::unique_ptr<text::Shaper> further_;
};

// Coordinates are pixels from the upper left corner; everything has soft edges.
class Canvas {
public:
    using Color = scene::Color;

    Canvas(int width, int height);

    void disc(scene::Vec2 center, float radius, Color color, float alpha = 1);
    // A disc whose colour changes from the middle to the rim.
    void shaded_disc(scene::Vec2 center, float radius, Color middle, Color rim);
    void ring(scene::Vec2 center, float radius, float half_width, Color color, float alpha = 1);
    // Centred on `base.x`, standing on `base.y`. Returns the width. UTF-8.
    float text(
        const Typeface& face, const std::string& words, scene::Vec2 base, float size, Color color);
    static float text_width(const Typeface& face, const std::string& words, float size);
    // A dark seam of this width round everything painted so far.
    void outline(float width, Color color, float alpha);
    // Lays a picture (rows from top to bottom, 4 bytes per pixel) over the sheet.
    void paste(const std::vector<std::uint8_t>& rgba, int width, int height, scene::Vec2 corner);

    std::vector<std::uint8_t> bytes() const;

private:
    void blend(int x, int y, Color color, float alpha);
    template <class Shade>
    void paint_round(scene::Vec2 center, float radius, Shade shade);

    int width_, height_;
    std::vector<float> pixels_;  // colour not multiplied by alpha
};

}  // namespace hexholm::gfx
