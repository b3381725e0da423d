#include "src/gfx/base/canvas.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "src/gfx/base/numbers.h"
#include "src/text/utf8.h"

namespace hexholm::gfx {

using scene::Vec2;

bool Typeface::load(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string bytes;
    if (stream) bytes.assign(std::istreambuf_iterator<char>(stream), {});
    face_ = text::Face::open(std::move(bytes));
    further_ = std::make_unique<text::Shaper>(file.substr(0, file.rfind('/')));
    return ready();
}

// The letter with the pen so far behind a pixel.
text::Picture Typeface::picture(char32_t letter, float size, float part) const {
    const std::uint32_t glyph = face_->glyph(letter);
    if (glyph == 0) return further_->picture(text::Style::serif_bold, letter, size, 1);
    const float em = size / face_->line();
    const text::PlacedGlyph placed = {
        .id = glyph, .x = part / em, .y = 0, .advance = 0, .cluster = 0};
    return {face_->draw({&placed, 1}, em, 1, false), face_->advance(glyph) * em};
}

float Typeface::advance(char32_t letter, float size) const {
    const std::uint32_t glyph = face_->glyph(letter);
    return glyph != 0 ? face_->advance(glyph) * size / face_->line()
                      : further_->picture(text::Style::serif_bold, letter, size, 1).advance;
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
    const std::string_view row = face.further_->shown(text::Style::serif_bold, words);
    float width = 0;
    for (std::size_t at = 0; at < row.size();)
        width += face.advance(text::next_code_point(row, at), size);
    return width;
}

float Canvas::text(
    const Typeface& face, const std::string& words, Vec2 base, float size, Color color) {
    if (!face.ready()) return 0;
    face.further_->forget_old();
    const float width = text_width(face, words, size);
    const std::string_view row = face.further_->shown(text::Style::serif_bold, words);
    float x = base.x - width / 2;
    for (std::size_t at = 0; at < row.size();) {
        const text::Picture letter =
            face.picture(text::next_code_point(row, at), size, x - std::floor(x));
        const text::Bitmap& bitmap = letter.bitmap;
        const int left = static_cast<int>(std::floor(x)) + bitmap.left;
        const int top = static_cast<int>(base.y) + bitmap.top;
        for (int i = 0; i < bitmap.width * bitmap.height; ++i) {
            const std::uint8_t cover = bitmap.cover[static_cast<std::size_t>(i)];
            blend(left + i % bitmap.width, top + i / bitmap.width, color,
                  static_cast<float>(cover) / 255.0f);
        }
        x += letter.advance;
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
