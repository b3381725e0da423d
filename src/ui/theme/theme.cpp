#include "src/ui/theme/theme.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

namespace hexholm::ui {

struct FontSpec {
    const char* file;
    const char* debian;  // where Debian's package puts it
    float size;
    text::Style style;
};

static constexpr const char* kCabin = "/usr/share/fonts/opentype/cabin/";
static constexpr const char* kAveria = "/usr/share/fonts/truetype/averia-gwf/";
static constexpr std::array<FontSpec, kFontCount> kFonts = {{
    {"Cabin-Regular.otf", kCabin, 13.5f, text::Style::sans},
    {"Cabin-Regular.otf", kCabin, 16, text::Style::sans},
    {"Cabin-Bold.otf", kCabin, 16, text::Style::sans_bold},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 20, text::Style::serif_bold},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 24, text::Style::serif_bold},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 64, text::Style::serif_bold},
}};
static constexpr int kShadowSize = 48;
static constexpr int kLetterGap =
    2;  // pixels between two letters in the atlas, so that none bleeds into the other

ImU32 faded(ImU32 color, float alpha) {
    const auto old = static_cast<float>(color >> IM_COL32_A_SHIFT);
    return (color & ~IM_COL32_A_MASK) | static_cast<ImU32>(old * std::clamp(alpha, 0.0f, 1.0f))
                                            << IM_COL32_A_SHIFT;
}

std::uint32_t shaded(std::uint32_t hex, float amount) {
    std::uint32_t out = 0;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const auto part = static_cast<float>(hex >> shift & 255U);
        const float goal = amount < 0 ? 0.0f : 255.0f;
        const float mixed = part + (goal - part) * std::abs(amount);
        out |= static_cast<std::uint32_t>(mixed + 0.5f) << shift;
    }
    return out;
}

bool wants_dark_ink(std::uint32_t hex) {
    const auto red = static_cast<float>(hex >> 16 & 255U);
    const auto green = static_cast<float>(hex >> 8 & 255U);
    const auto blue = static_cast<float>(hex & 255U);
    return 0.30f * red + 0.59f * green + 0.11f * blue > 150;
}

static float lying_scale(float width, float height) {
    return std::min(width / 1280.0f, height / 720.0f);
}

static float upright_scale(float width, float height) {
    return height <= width ? 0 : std::min(width / 820.0f, height / 1200.0f);
}

float scale_for(float width, float height, float wish) {
    const float suits = std::max(lying_scale(width, height), upright_scale(width, height));
    return std::clamp(suits * wish, 0.4f, 4.0f);
}

float Theme::font_size(Font font) const {
    return std::round(kFonts[static_cast<std::size_t>(font)].size * scale_);
}

text::Style Theme::style(Font font) {
    return kFonts[static_cast<std::size_t>(font)].style;
}

// Latin with its accents, dashes, quotes, bullets, the minus sign: what of these a font has.
static constexpr ImWchar kFromTheStart[] = {0x20,   0x17F,  0x2010, 0x2027, 0x2030,
                                            0x203A, 0x2212, 0x2212, 0};

static bool is_from_the_start(std::uint16_t letter) {
    for (const ImWchar* range = kFromTheStart; *range != 0; range += 2)
        if (letter >= range[0] && letter <= range[1]) return true;
    return false;
}

const std::string& Theme::file(const std::string& path) {
    const auto [at, is_new] = files_.emplace(path, "");
    if (!is_new) return at->second;
    std::ifstream file(path, std::ios::binary);
    if (file) at->second.assign(std::istreambuf_iterator<char>(file), {});
    return at->second;
}

// REQUIRES: the bytes stay until the atlas is built anew.
static ImFont* add_font(const std::string& bytes, float pixels) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    // The library takes the bytes as changeable and only reads them.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<char*>(bytes.data()),
                                                      static_cast<int>(bytes.size()), pixels,
                                                      &config, kFromTheStart);
}

ImFont* Theme::load(std::size_t font, bool& found) {
    const FontSpec& spec = kFonts[font];
    const float pixels = std::max(6.0f, std::round(spec.size * scale_));
    for (const std::string& place : {folder_ + "/", std::string(spec.debian)}) {
        const std::string& bytes = file(place + spec.file);
        if (!bytes.empty()) return add_font(bytes, pixels);
    }
    found = false;
    ImFontConfig config;
    config.SizePixels = pixels;
    return ImGui::GetIO().Fonts->AddFontDefault(&config);
}

void Theme::speak(std::string_view language) {
    shaper_.speak(language);
    forget_letters();
}

void Theme::forget_letters() {
    for (GlyphSet& letters : met_)
        letters.clear();
    for (auto& pictures : pictures_)
        pictures.clear();
    lacks_letters_ = true;
}

// More pixels of further letters than this are no picture for a graphics card; a whole language takes a tenth of them.
static constexpr float kMostArea = 4096.0f * 4096.0f;

void Theme::begin_frame() {
    if (shaper_.forget_old() || area_ > kMostArea) forget_letters();
}

// Once the fonts are there: what of the letters that most fonts have these do not have.
void Theme::note_own_letters() {
    knows_own_ = true;
    for (std::size_t font = 0; font < kFontCount; ++font) {
        for (const ImFontGlyph& glyph : fonts_[font]->Glyphs)
            own_[font].add(static_cast<std::uint16_t>(glyph.Codepoint));
        for (const std::uint16_t letter : met_[font].all())
            lacks_letters_ |= is_from_the_start(letter) && !own_[font].has(letter);
    }
}

// How wide an atlas suits so many pixels of further letters. 0: as Dear ImGui finds suitable for its own.
static int texture_width(float area) {
    constexpr float kOwn = 512 * 1024;  // about what the letters from the start take
    const float side = std::sqrt(area + kOwn);
    for (const int width : {4096, 2048, 1024})
        if (area > 0 && side >= static_cast<float>(width) * 0.7f) return width;
    return 0;
}

// Room in the atlas for each letter that was met and that the panels' fonts do not have from the start.
std::vector<Theme::Placed> Theme::add_met() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    std::vector<Placed> placed;
    area_ = 0;
    for (std::size_t font = 0; font < kFontCount; ++font)
        for (const std::uint16_t letter : met_[font].all()) {
            const FontSpec& spec = kFonts[font];
            if (own_[font].has(letter) || (!knows_own_ && is_from_the_start(letter))) continue;
            const auto [known, is_new] = pictures_[font].try_emplace(letter);
            if (is_new) known->second = shaper_.picture(spec.style, letter, spec.size * scale_);
            const text::Bitmap& bitmap = known->second.bitmap;
            const bool is_seen = bitmap.width > 0 && bitmap.height > 0;
            placed.push_back({font, letter, &known->second, -1});
            if (!is_seen) continue;
            placed.back().rect =
                atlas.AddCustomRectRegular(bitmap.width + kLetterGap, bitmap.height + kLetterGap);
            area_ += static_cast<float>((bitmap.width + kLetterGap) * (bitmap.height + kLetterGap));
        }
    atlas.TexDesiredWidth = texture_width(area_);
    return placed;
}

// Paints the letters where the atlas has put them, and tells their fonts.
void Theme::place_met(const std::vector<Placed>& placed, unsigned char* pixels, int width) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    for (const Placed& one : placed) {
        ImFont& font = *fonts_[one.font];
        const text::Bitmap& bitmap = one.picture->bitmap;
        if (one.rect < 0) {
            font.AddGlyph(nullptr, one.letter, 0, 0, 0, 0, 0, 0, 0, 0, one.picture->advance);
            continue;
        }
        const ImFontAtlasCustomRect& rect = *atlas.GetCustomRectByIndex(one.rect);
        const int left = rect.X + kLetterGap / 2;
        const int top = rect.Y + kLetterGap / 2;
        for (int y = 0; y < bitmap.height; ++y)
            for (int x = 0; x < bitmap.width; ++x)
                pixels[4 * ((top + y) * width + left + x) + 3] =
                    bitmap.cover[static_cast<std::size_t>(y * bitmap.width + x)];
        const ImVec2 texel = atlas.TexUvScale;
        const auto across = static_cast<float>(bitmap.across);
        const float x = static_cast<float>(bitmap.left) / across;
        const float y = static_cast<float>(bitmap.top) + std::round(font.Ascent);
        font.AddGlyph(nullptr, one.letter, x, y, x + static_cast<float>(bitmap.width) / across,
                      y + static_cast<float>(bitmap.height), static_cast<float>(left) * texel.x,
                      static_cast<float>(top) * texel.y,
                      static_cast<float>(left + bitmap.width) * texel.x,
                      static_cast<float>(top + bitmap.height) * texel.y, one.picture->advance);
    }
}

bool Theme::build(float scale) {
    if (scale != scale_)
        for (auto& pictures : pictures_)
            pictures.clear();
    scale_ = scale;
    lacks_letters_ = false;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    bool found = true;
    for (std::size_t font = 0; font < kFontCount; ++font)
        fonts_[font] = load(font, found);
    const int shadow = atlas.AddCustomRectRegular(kShadowSize, kShadowSize);
    const std::vector<Placed> placed = add_met();
    atlas.Build();
    if (!knows_own_) note_own_letters();
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
    paint_shadow(shadow, pixels, width);
    place_met(placed, pixels, width);
    for (ImFont* font : fonts_) {
        font->FallbackChar = ' ';  // until the next frame for a letter that is met in this one
        font->BuildLookupTable();
    }
    return found && !shaper_.fonts_missed();
}

// A square whose rim fades out like a soft shadow: alpha is full inside and falls smoothly.
void Theme::paint_shadow(int rect_index, unsigned char* pixels, int width) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const ImFontAtlasCustomRect* rect = atlas.GetCustomRectByIndex(rect_index);
    const float middle = kShadowSize * 0.5f;
    for (int y = 0; y < kShadowSize; ++y)
        for (int x = 0; x < kShadowSize; ++x) {
            const float dx = (static_cast<float>(x) + 0.5f - middle) / middle;
            const float dy = (static_cast<float>(y) + 0.5f - middle) / middle;
            const float away = std::clamp(1.0f - std::sqrt(dx * dx + dy * dy), 0.0f, 1.0f);
            const float alpha = away * away * (3 - 2 * away);
            unsigned char* out = pixels + 4 * ((rect->Y + y) * width + rect->X + x);
            out[0] = out[1] = out[2] = 255;
            out[3] = static_cast<unsigned char>(alpha * 255.0f);
        }
    ImVec2 low;
    ImVec2 high;
    atlas.CalcCustomRectUV(rect, &low, &high);
    shadow_uv_ = {low.x, low.y, high.x, high.y};
}

}  // namespace hexholm::ui
