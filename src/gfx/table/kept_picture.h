// The picture of everything at rest, drawn finely once and kept until something changes.
//
// It is made in tiles through a small multisampled surface, which saves memory, lets a whole new picture be
// spread over several frames, and makes a change cost no more than the pixels it touches.
#pragma once

#include <functional>
#include <vector>

#include "src/gfx/base/gl_objects.h"

namespace hexholm::gfx {

class KeptPicture {
public:
    // Draws what is at rest. The viewport is set so that the part of the window given lands where it must.
    using Draw = std::function<void(Rect part)>;

    void resize(int width, int height, int samples);
    void free();

    void spoil_all();
    void spoil(Rect part);
    bool complete() const { return pending_tiles_ == 0; }

    // Draws up to so many tiles of a new picture (and, when that is complete, all spoilt parts).
    // Returns how many were drawn.
    int work(int tiles, const Draw& draw);

    const Target& picture() const { return picture_; }
    // Binds the picture for painting over it, such as the waves along the coast.
    void bind() const { picture_.bind(); }

private:
    static constexpr int kTileWidth = 640;
    static constexpr int kTileHeight = 360;

    void join_spoilt();
    void draw_part(Rect part, const Draw& draw);
    Rect tile_rect(std::size_t index) const;

    int width_ = 0, height_ = 0, columns_ = 0;
    Target scratch_, flat_, picture_;
    std::vector<char> pending_;
    int pending_tiles_ = 0;
    std::vector<Rect> spoilt_;
};

}  // namespace hexholm::gfx
