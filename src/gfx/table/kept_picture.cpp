#include "src/gfx/table/kept_picture.h"

#include <algorithm>

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

void KeptPicture::resize(int width, int height, int samples) {
    scratch_.resize(std::min(width, kTileWidth), std::min(height, kTileHeight), samples, true);
    if (samples > 1)
        flat_.resize(scratch_.width(), scratch_.height(), 1, true);
    else
        flat_.free();
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
    flat_.free();
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
    const Rect drawn{0, 0, part.width, part.height};
    // Browsers average samples only between places that are the same.
    const bool averages = scratch_.samples() > 1;
    if (averages) copy_rect(scratch_, drawn, flat_.framebuffer(), 0, 0, true);
    copy_rect(averages ? flat_ : scratch_, drawn, picture_.framebuffer(), part.x, part.y, true);
}

static Rect around(Rect a, Rect b) {
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.x + a.width, b.x + b.width) - x,
            std::max(a.y + a.height, b.y + b.height) - y};
}

// Each part costs as much as so many pixels, because whole tiles are drawn for it.
static bool belong_together(Rect a, Rect b) {
    constexpr int kWorthAPart = 12000;
    const auto pixels = [](Rect part) { return part.width * part.height; };
    return pixels(around(a, b)) <= pixels(a) + pixels(b) + kWorthAPart;
}

void KeptPicture::join_spoilt() {
    for (std::size_t one = 0; one < spoilt_.size(); ++one) {
        for (std::size_t other = one + 1; other < spoilt_.size();) {
            if (!belong_together(spoilt_[one], spoilt_[other])) {
                ++other;
                continue;
            }
            spoilt_[one] = around(spoilt_[one], spoilt_[other]);
            spoilt_.erase(spoilt_.begin() + static_cast<std::ptrdiff_t>(other));
            other = one + 1;
        }
    }
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
    join_spoilt();
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
