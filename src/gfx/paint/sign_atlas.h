// Paints the numbers on tokens, the signs of harbours and floating words, each once.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>

#include "src/gfx/base/canvas.h"
#include "src/gfx/base/gl_objects.h"
#include "src/scene/scene.h"

namespace hexholm::gfx {

class SignAtlas {
public:
    // Pixels of a model's picture (square, given side, 4 bytes each); empty when there is none.
    using Picture = std::function<std::vector<std::uint8_t>(scene::ModelId, int side)>;

    SignAtlas(const std::string& font_file,
              Picture picture,
              const std::function<void(const std::string&)>& message);

    // Cells by what they show; painted when first asked for. When all are taken the one that has not
    // been asked for the longest gives way, so a cell is good for the picture it was asked for.
    int token(int number, int pips, bool emphasised);
    int harbour(const scene::Harbour& harbour);
    enum class Rim : std::uint8_t { narrow, broad };
    int marker(const scene::Marker& marker, Rim rim = Rim::narrow);
    int rank(int value, scene::Color color);
    int die_side(const scene::Coin& side, scene::Color ground);
    int words(const std::string& text);

    // Left, top, width, height in the texture.
    struct Cell {
        float left, top, width, height;
    };
    static Cell cell(int index);

    // The texture with all signs that were painted so far.
    GLuint texture();

private:
    int take_oldest();
    template <class Paint>
    int find_or_paint(const std::string& key, Paint paint);

    Typeface face_;
    Picture picture_;
    struct Painted {
        int index = 0;
        std::uint64_t used = 0;  // how often signs had been drawn when it was last asked for
    };
    std::unordered_map<std::string, Painted> cells_;
    std::uint64_t drawn_ = 0;
    int next_ = 0;
    Texture texture_;
    bool changed_ = true;
};

}  // namespace hexholm::gfx
