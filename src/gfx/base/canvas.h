// A sheet that discs, rings and words are painted on before the graphics card sees it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "src/scene/vec.h"

namespace hexholm::gfx {

// A typeface from a TrueType file.
class Typeface {
public:
    Typeface();
    ~Typeface();
    // False when the file is missing or no typeface.
    bool load(const std::string& file);
    bool ready() const { return ready_; }

private:
    friend class Canvas;
    struct Face;
    std::unique_ptr<Face> face_;
    bool ready_ = false;
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
