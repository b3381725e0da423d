#include "src/gfx/base/canvas.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

// The font reader lives in this file alone; its own warnings are not ours.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <stb/stb_truetype.h>
#pragma GCC diagnostic pop

#include "src/gfx/base/numbers.h"

namespace hexholm::gfx {

using scene::Vec2;

struct Typeface::Face {
    std::vector<char> file;
    stbtt_fontinfo info;
};

Typeface::Typeface() : face_(std::make_unique<Face>()) {}
Typeface::~Typeface() = default;

bool Typeface::load(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return false;
    face_->file.assign(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    if (face_->file.size() < 64) return false;
    const auto* bytes = reinterpret_cast<const unsigned char*>(face_->file.data());
    const int offset = stbtt_GetFontOffsetForIndex(bytes, 0);
    ready_ = offset >= 0 && stbtt_InitFont(&face_->info, bytes, offset) != 0;
    return ready_;
}

// The next letter of UTF-8 text; damaged bytes count as one letter each.
static int next_letter(const std::string& words, std::size_t& at) {
    const auto byte = [&](std::size_t i) {
        return i < words.size() ? static_cast<unsigned char>(words[i]) : 0u;
    };
    const unsigned first = byte(at++);
    int more = first >= 0xf0u ? 3 : first >= 0xe0u ? 2 : first >= 0xc0u ? 1 : 0;
    unsigned letter = more == 3   ? first & 7u
                      : more == 2 ? first & 15u
                      : more == 1 ? first & 31u
                                  : first;
    for (; more > 0 && (byte(at) & 0xc0u) == 0x80u; --more)
        letter = letter << 6 | (byte(at++) & 63u);
    return static_cast<int>(letter);
}

Canvas::Canvas(int width, int height)
    : width_(width), height_(height), pixels_(area(width, height) * 4) {}

void Canvas::blend(int x, int y, Color color, float alpha) {
    if (x < 0 || y < 0 || x >= width_ || y >= height_ || alpha <= 0) return;
    float* pixel = &pixels_[cell_index(x, y, width_) * 4];
    const float under = pixel[3] * (1 - alpha);
    const float sum = alpha + under;
    pixel[0] = (color.r * alpha + pixel[0] * under) / sum;
    pixel[1] = (color.g * alpha + pixel[1] * under) / sum;
    pixel[2] = (color.b * alpha + pixel[2] * under) / sum;
    pixel[3] = sum;
}

template <class Shade>
void Canvas::paint_round(Vec2 center, float radius, Shade shade) {
    const int reach = static_cast<int>(radius) + 2;
    const int cx = static_cast<int>(center.x);
    const int cy = static_cast<int>(center.y);
    for (int y = cy - reach; y <= cy + reach; ++y) {
        for (int x = cx - reach; x <= cx + reach; ++x) {
            const Vec2 at{static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f};
            shade(x, y, scene::length(at - center));
        }
    }
}

void Canvas::disc(Vec2 center, float radius, Color color, float alpha) {
    paint_round(center, radius, [&](int x, int y, float d) {
        blend(x, y, color, alpha * std::clamp(radius - d + 0.5f, 0.0f, 1.0f));
    });
}

void Canvas::shaded_disc(Vec2 center, float radius, Color middle, Color rim) {
    paint_round(center, radius, [&](int x, int y, float d) {
        const float t = std::clamp(d / radius * 2 - 1, 0.0f, 1.0f);
        const Color color{middle.r + (rim.r - middle.r) * t, middle.g + (rim.g - middle.g) * t,
                          middle.b + (rim.b - middle.b) * t};
        blend(x, y, color, std::clamp(radius - d + 0.5f, 0.0f, 1.0f));
    });
}

void Canvas::ring(Vec2 center, float radius, float half_width, Color color, float alpha) {
    paint_round(center, radius + half_width + 1, [&](int x, int y, float d) {
        const float from_line = std::abs(d - radius);
        blend(x, y, color, alpha * std::clamp(half_width - from_line + 0.5f, 0.0f, 1.0f));
    });
}

float Canvas::text_width(const Typeface& face, const std::string& words, float size) {
    if (!face.ready()) return 0;
    const stbtt_fontinfo* info = &face.face_->info;
    const float scale = stbtt_ScaleForPixelHeight(info, size);
    float width = 0;
    for (std::size_t at = 0; at < words.size();) {
        int advance = 0;
        int bearing = 0;
        stbtt_GetCodepointHMetrics(info, next_letter(words, at), &advance, &bearing);
        width += static_cast<float>(advance) * scale;
    }
    return width;
}

float Canvas::text(
    const Typeface& face, const std::string& words, Vec2 base, float size, Color color) {
    if (!face.ready()) return 0;
    const stbtt_fontinfo* info = &face.face_->info;
    const float scale = stbtt_ScaleForPixelHeight(info, size);
    const float width = text_width(face, words, size);
    float x = base.x - width / 2;
    for (std::size_t at = 0; at < words.size();) {
        const int letter = next_letter(words, at);
        int advance = 0;
        int bearing = 0;
        int w = 0;
        int h = 0;
        int dx = 0;
        int dy = 0;
        stbtt_GetCodepointHMetrics(info, letter, &advance, &bearing);
        unsigned char* glyph = stbtt_GetCodepointBitmapSubpixel(
            info, scale, scale, x - std::floor(x), 0, letter, &w, &h, &dx, &dy);
        const int left = static_cast<int>(std::floor(x)) + dx;
        const int top = static_cast<int>(base.y) + dy;
        for (int i = 0; i < w * h; ++i) {
            blend(left + i % w, top + i / w, color, static_cast<float>(glyph[i]) / 255.0f);
        }
        stbtt_FreeBitmap(glyph, nullptr);
        x += static_cast<float>(advance) * scale;
    }
    return width;
}

void Canvas::outline(float width, Color color, float alpha) {
    const std::vector<float> painted = pixels_;
    const int reach = static_cast<int>(std::ceil(width));
    const auto cover = [&](int x, int y) {
        float most = 0;
        for (int dy = -reach; dy <= reach; ++dy) {
            for (int dx = -reach; dx <= reach; ++dx) {
                const int px = x + dx;
                const int py = y + dy;
                if (px < 0 || py < 0 || px >= width_ || py >= height_) continue;
                const float d = std::sqrt(static_cast<float>(dx * dx + dy * dy));
                const float near = std::clamp(width - d + 1, 0.0f, 1.0f);
                most = std::max(most, near * painted[cell_index(px, py, width_) * 4 + 3]);
            }
        }
        return most;
    };
    std::fill(pixels_.begin(), pixels_.end(), 0.0f);
    for (int y = 0; y < height_; ++y) {
        for (int x = 0; x < width_; ++x) {
            const float* own = &painted[cell_index(x, y, width_) * 4];
            blend(x, y, color, alpha * cover(x, y));
            blend(x, y, {own[0], own[1], own[2]}, own[3]);
        }
    }
}

void Canvas::paste(const std::vector<std::uint8_t>& rgba, int width, int height, Vec2 corner) {
    const int left = static_cast<int>(corner.x);
    const int top = static_cast<int>(corner.y);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const std::uint8_t* p = &rgba[cell_index(x, y, width) * 4];
            const auto part = [&](int i) { return static_cast<float>(p[i]) / 255.0f; };
            blend(left + x, top + y, {part(0), part(1), part(2)}, part(3));
        }
    }
}

std::vector<std::uint8_t> Canvas::bytes() const {
    std::vector<std::uint8_t> bytes(pixels_.size());
    std::transform(pixels_.begin(), pixels_.end(), bytes.begin(), to_byte);
    return bytes;
}

}  // namespace hexholm::gfx
