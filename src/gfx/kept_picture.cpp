#include "src/gfx/kept_picture.h"

#include <algorithm>

#include "src/gfx/numbers.h"

namespace hexholm::gfx {

void KeptPicture::resize(int width, int height, int samples) {
    scratch_.resize(std::min(width, kTileWidth), std::min(height, kTileHeight), samples, true);
    if (width == width_ && height == height_) return;
    width_ = width;
    height_ = height;
    picture_.resize(width, height, 1, true);
    columns_ = (width + kTileWidth - 1) / kTileWidth;
    const int rows = (height + kTileHeight - 1) / kTileHeight;
    pending_.assign(area(columns_, rows), 0);
    spoil_all();
}

void KeptPicture::free() {
    scratch_.free();
    picture_.free();
    width_ = height_ = 0;
}

void KeptPicture::spoil_all() {
    std::fill(pending_.begin(), pending_.end(), char{1});
    pending_tiles_ = static_cast<int>(pending_.size());
    spoilt_.clear();
}

void KeptPicture::spoil(Rect part) {
    part = intersect(part, {0, 0, width_, height_});
    if (!part.empty()) spoilt_.push_back(part);
}

Rect KeptPicture::tile_rect(std::size_t index) const {
    const int column = static_cast<int>(index) % columns_;
    const int row = static_cast<int>(index) / columns_;
    return intersect({column * kTileWidth, row * kTileHeight, kTileWidth, kTileHeight},
                     {0, 0, width_, height_});
}

void KeptPicture::draw_part(Rect part, const Draw& draw) {
    glBindFramebuffer(GL_FRAMEBUFFER, scratch_.framebuffer());
    glViewport(-part.x, -part.y, width_, height_);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, part.width, part.height);
    draw(part);
    glDisable(GL_SCISSOR_TEST);
    copy_rect(scratch_, {0, 0, part.width, part.height}, picture_.framebuffer(), part.x, part.y,
              true);
}

int KeptPicture::work(int tiles, const Draw& draw) {
    int drawn = 0;
    for (std::size_t i = 0; i < pending_.size() && drawn < tiles; ++i) {
        if (pending_[i] == 0) continue;
        draw_part(tile_rect(i), draw);
        pending_[i] = 0;
        --pending_tiles_;
        ++drawn;
    }
    if (pending_tiles_ > 0) return drawn;
    for (const Rect& part : spoilt_) {
        for (int y = part.y; y < part.y + part.height; y += kTileHeight) {
            for (int x = part.x; x < part.x + part.width; x += kTileWidth) {
                draw_part(intersect({x, y, kTileWidth, kTileHeight}, part), draw);
                ++drawn;
            }
        }
    }
    spoilt_.clear();
    return drawn;
}

}  // namespace hexholm::gfx
