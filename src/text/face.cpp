#include "src/text/face.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <string_view>

#include <hb-ot.h>
#include <hb.h>

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

namespace hexholm::text {

struct Face::Inside {
    std::string bytes;
    stbtt_fontinfo outlines{};
    hb_font_t* font = nullptr;
    float units = 1000;  // of an em

    ~Inside() { hb_font_destroy(font); }
};

Face::Face(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Face::~Face() = default;

std::unique_ptr<Face> Face::open(std::string bytes) {
    constexpr std::size_t kLeastBytes = 64;
    if (bytes.size() < kLeastBytes || bytes.size() > INT_MAX) return nullptr;
    auto inside = std::make_unique<Inside>();
    inside->bytes = std::move(bytes);
    const auto* data = reinterpret_cast<const unsigned char*>(inside->bytes.data());
    const int offset = stbtt_GetFontOffsetForIndex(data, 0);
    if (offset < 0 || stbtt_InitFont(&inside->outlines, data, offset) == 0) return nullptr;
    hb_blob_t* blob =
        hb_blob_create(inside->bytes.data(), static_cast<unsigned>(inside->bytes.size()),
                       HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    hb_face_t* face = hb_face_create(blob, 0);
    inside->font = hb_font_create(face);
    hb_ot_font_set_funcs(inside->font);
    inside->units = static_cast<float>(std::max(1U, hb_face_get_upem(face)));
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return std::unique_ptr<Face>(new Face(std::move(inside)));
}

std::uint32_t Face::glyph(char32_t code_point) const {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(inside_->font, code_point, &glyph) != 0 ? glyph : 0;
}

float Face::advance(std::uint32_t glyph) const {
    return static_cast<float>(hb_font_get_glyph_h_advance(inside_->font, glyph)) / inside_->units;
}

float Face::line() const {
    int ascent = 0;
    int descent = 0;
    int gap = 0;
    stbtt_GetFontVMetrics(&inside_->outlines, &ascent, &descent, &gap);
    return static_cast<float>(ascent - descent) / inside_->units;
}

std::vector<PlacedGlyph> Face::shape(std::u32string_view text,
                                     std::size_t begin,
                                     std::size_t count,
                                     bool from_right) const {
    hb_buffer_t* buffer = hb_buffer_create();
    hb_buffer_add_codepoints(buffer, reinterpret_cast<const hb_codepoint_t*>(text.data()),
                             static_cast<int>(text.size()), static_cast<unsigned>(begin),
                             static_cast<int>(count));
    hb_buffer_guess_segment_properties(buffer);
    hb_buffer_set_direction(buffer, from_right ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_shape(inside_->font, buffer, nullptr, 0);
    unsigned length = 0;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer, &length);
    const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(buffer, &length);
    std::vector<PlacedGlyph> glyphs;
    const auto ems = [&](hb_position_t units) {
        return static_cast<float>(units) / inside_->units;
    };
    for (unsigned at = 0; at < length; ++at)
        glyphs.push_back({infos[at].codepoint, ems(places[at].x_offset), ems(places[at].y_offset),
                          ems(places[at].x_advance), infos[at].cluster});
    hb_buffer_destroy(buffer);
    return glyphs;
}

namespace {

struct Box {
    int left = INT_MAX;
    int top = INT_MAX;
    int right = INT_MIN;
    int bottom = INT_MIN;

    bool empty() const { return left >= right || top >= bottom; }
};

// Where a glyph lies: whole pixels, and what is left of one.
struct Pen {
    float x;
    float y;

    int whole_x() const { return static_cast<int>(std::floor(x)); }
    int whole_y() const { return static_cast<int>(std::floor(y)); }
    float part_x() const { return x - std::floor(x); }
    float part_y() const { return y - std::floor(y); }
};

// Each row moved to the right over itself, as far as a bold stroke is thicker.
void thicken(Bitmap& bitmap, float by) {
    const int whole = static_cast<int>(by);
    const float part = by - static_cast<float>(whole);
    std::vector<std::uint8_t> row(static_cast<std::size_t>(bitmap.width));
    for (int y = 0; y < bitmap.height; ++y) {
        for (int x = 0; x < bitmap.width; ++x) {
            float most = 0;
            for (int back = 0; back <= whole + 1 && back <= x; ++back) {
                const float strength = back <= whole ? 1 : part;
                most = std::max(most, strength * static_cast<float>(bitmap.at(x - back, y)));
            }
            row[static_cast<std::size_t>(x)] = static_cast<std::uint8_t>(most);
        }
        std::copy(row.begin(), row.end(), &bitmap.at(0, y));
    }
}

}  // namespace

// Each pixel becomes the middle of as many as lie in one of the screen, so that any place of the pen looks alike.
static void soften(Bitmap& bitmap) {
    const int reach = bitmap.across / 2;
    std::vector<std::uint8_t> row(static_cast<std::size_t>(bitmap.width));
    for (int y = 0; y < bitmap.height; ++y) {
        for (int x = 0; x < bitmap.width; ++x) {
            int sum = 0;
            for (int beside = std::max(0, x - reach);
                 beside <= std::min(bitmap.width - 1, x + reach); ++beside)
                sum += bitmap.at(beside, y);
            row[static_cast<std::size_t>(x)] = static_cast<std::uint8_t>(sum / bitmap.across);
        }
        std::copy(row.begin(), row.end(), &bitmap.at(0, y));
    }
}

Bitmap Face::draw(std::span<const PlacedGlyph> glyphs, float em, int across, bool bold) const {
    const stbtt_fontinfo* info = &inside_->outlines;
    const float scale_y = em / inside_->units;
    const float scale_x = scale_y * static_cast<float>(across);
    std::vector<Pen> pens;
    std::vector<Box> boxes;
    Box all;
    float x = 0;
    for (const PlacedGlyph& glyph : glyphs) {
        const Pen pen = {(x + glyph.x) * em * static_cast<float>(across), -glyph.y * em};
        Box box;
        stbtt_GetGlyphBitmapBoxSubpixel(info, static_cast<int>(glyph.id), scale_x, scale_y,
                                        pen.part_x(), pen.part_y(), &box.left, &box.top, &box.right,
                                        &box.bottom);
        x += glyph.advance;
        pens.push_back(pen);
        boxes.push_back(box);
        if (box.empty()) continue;
        all = {std::min(all.left, pen.whole_x() + box.left),
               std::min(all.top, pen.whole_y() + box.top),
               std::max(all.right, pen.whole_x() + box.right),
               std::max(all.bottom, pen.whole_y() + box.bottom)};
    }
    Bitmap out;
    out.across = across;
    if (all.empty()) return out;
    constexpr float kThicker = 1.0f / 26;  // of an em
    const float thicker = bold ? em * static_cast<float>(across) * kThicker : 0;
    const int rim = across / 2;  // softening needs room
    out.left = all.left - rim;
    out.top = all.top;
    out.width = all.right - all.left + static_cast<int>(std::ceil(thicker)) + 2 * rim;
    out.height = all.bottom - all.top;
    out.cover.resize(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height));
    std::vector<std::uint8_t> one;
    for (std::size_t at = 0; at < glyphs.size(); ++at) {
        const Box& box = boxes[at];
        if (box.empty()) continue;
        const int width = box.right - box.left;
        const int height = box.bottom - box.top;
        one.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
        stbtt_MakeGlyphBitmapSubpixel(info, one.data(), width, height, width, scale_x, scale_y,
                                      pens[at].part_x(), pens[at].part_y(),
                                      static_cast<int>(glyphs[at].id));
        const int left = pens[at].whole_x() + box.left - out.left;
        const int top = pens[at].whole_y() + box.top - all.top;
        for (int row = 0; row < height; ++row)
            for (int column = 0; column < width; ++column) {
                std::uint8_t& pixel = out.at(left + column, top + row);
                const int sum = pixel + one[static_cast<std::size_t>(row * width + column)];
                pixel = static_cast<std::uint8_t>(std::min(sum, 255));
            }
    }
    if (bold) thicken(out, thicker);
    if (across > 1) soften(out);
    return out;
}

}  // namespace hexholm::text
