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
    bool is_bold;
    float further;  // size of the letters that it lacks, so that they look as large as its own
};

static constexpr const char* kCabin = "/usr/share/fonts/opentype/cabin/";
static constexpr const char* kAveria = "/usr/share/fonts/truetype/averia-gwf/";
static constexpr std::array<FontSpec, kFontCount> kFonts = {{
    {"Cabin-Regular.otf", kCabin, 13.5f, false, 1.25f},
    {"Cabin-Regular.otf", kCabin, 16, false, 1.25f},
    {"Cabin-Bold.otf", kCabin, 16, true, 1.25f},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 20, true, 1.25f},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 24, true, 1.25f},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 64, true, 1.25f},
}};
static constexpr int kShadowSize = 48;

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

// Latin with its accents, dashes, quotes, bullets, the minus sign: what of these a font has.
static const ImWchar* glyphs() {
    static constexpr ImWchar ranges[] = {0x20,   0x17F,  0x2010, 0x2027, 0x2030,
                                         0x203A, 0x2212, 0x2212, 0};
    return ranges;
}

// The fonts for what Latin fonts lack. The language in use comes first: Chinese, Japanese and Korean
// write many signs that have the same number a little differently.
struct FurtherFont {
    std::string_view language;
    const char* regular;
    const char* bold;
};
static constexpr std::array<FurtherFont, 3> kFurther = {{
    {"ja", "NotoSansJP-Regular.otf", "NotoSansJP-Bold.otf"},
    {"ko", "NotoSansKR-Regular.otf", "NotoSansKR-Bold.otf"},
    {"zh", "NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf"},
}};

const std::string& Theme::file(const std::string& path) {
    const auto [at, is_new] = files_.emplace(path, "");
    if (!is_new) return at->second;
    std::ifstream file(path, std::ios::binary);
    if (file) at->second.assign(std::istreambuf_iterator<char>(file), {});
    return at->second;
}

// REQUIRES: the bytes stay until the atlas is built anew.
static ImFont* add_font(const std::string& bytes,
                        float pixels,
                        const ImWchar* ranges,
                        const ImFontConfig& look) {
    ImFontConfig config = look;
    config.FontDataOwnedByAtlas = false;
    // The library takes the bytes as changeable and only reads them.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
        const_cast<char*>(bytes.data()), static_cast<int>(bytes.size()), pixels, &config, ranges);
}

// Puts the letters that were met into the font made last. False when a file is missing.
bool Theme::add_further(const std::string& folder, std::size_t font) {
    if (met_[font].empty()) return true;
    ranges_[font] = met_[font].ranges();
    std::vector<FurtherFont> order(kFurther.begin(), kFurther.end());
    std::stable_partition(order.begin(), order.end(), [&](const FurtherFont& further) {
        return further.language == language_;
    });
    ImFontConfig config;
    config.MergeMode = true;
    config.PixelSnapH = true;
    config.OversampleH = 1;  // thousands of letters: three times as wide is three times as slow
    const float pixels = std::round(kFonts[font].size * scale_ * kFonts[font].further);
    bool found = true;
    for (const FurtherFont& further : order) {
        const std::string& bytes =
            file(folder + "/" + (kFonts[font].is_bold ? further.bold : further.regular));
        if (bytes.empty())
            found = false;
        else
            add_font(bytes, pixels, ranges_[font].data(), config);
    }
    return found;
}

ImFont* Theme::load(const std::string& folder, std::size_t font, bool& found) {
    const FontSpec& spec = kFonts[font];
    const float pixels = std::max(6.0f, std::round(spec.size * scale_));
    ImFont* made = nullptr;
    for (const std::string& place : {folder + "/", std::string(spec.debian)}) {
        const std::string& bytes = file(place + spec.file);
        if (made == nullptr && !bytes.empty()) made = add_font(bytes, pixels, glyphs(), {});
    }
    if (made == nullptr) {
        found = false;
        ImFontConfig config;
        config.SizePixels = pixels;
        made = ImGui::GetIO().Fonts->AddFontDefault(&config);
    }
    found &= add_further(folder, font);
    return made;
}

void Theme::speak(std::string_view language) {
    language_ = language;
    for (GlyphSet& letters : met_)
        letters.clear();
    lacks_letters_ = true;
}

bool Theme::build(const std::string& font_folder, float scale) {
    scale_ = scale;
    lacks_letters_ = false;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    bool found = true;
    for (std::size_t font = 0; font < kFontCount; ++font)
        fonts_[font] = load(font_folder, font, found);
    const int rect = atlas.AddCustomRectRegular(kShadowSize, kShadowSize);
    atlas.Build();
    paint_shadow(rect);
    return found;
}

// A square whose rim fades out like a soft shadow: alpha is full inside and falls smoothly.
void Theme::paint_shadow(int rect_index) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
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
