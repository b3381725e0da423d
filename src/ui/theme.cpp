#include "src/ui/theme.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace hexholm::ui {

struct FontSpec {
    const char* file;
    const char* debian;  // where Debian's package puts it
    float size;
};

static constexpr const char* kCabin = "/usr/share/fonts/opentype/cabin/";
static constexpr const char* kAveria = "/usr/share/fonts/truetype/averia-gwf/";
static constexpr std::array<FontSpec, kFontCount> kFonts = {{
    {"Cabin-Regular.otf", kCabin, 13.5f},
    {"Cabin-Regular.otf", kCabin, 16},
    {"Cabin-Bold.otf", kCabin, 16},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 20},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 24},
    {"AveriaSerifGWF-Bold.ttf", kAveria, 64},
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

float scale_for(float width, float height, float wish) {
    return std::clamp(std::min(width / 1280.0f, height / 720.0f) * wish, 0.4f, 4.0f);
}

float Theme::font_size(Font font) const {
    return std::round(kFonts[static_cast<std::size_t>(font)].size * scale_);
}

// Latin with its accents, dashes, quotes, bullets, arrows, the multiplication sign.
static const ImWchar* glyphs() {
    static constexpr ImWchar ranges[] = {0x20,   0x17F,  0x2010, 0x2027, 0x2030, 0x203A,
                                         0x2190, 0x2193, 0x2212, 0x2212, 0};
    return ranges;
}

static ImFont* load(const std::string& folder, const FontSpec& spec, float pixels, bool& found) {
    for (const std::string& place : {folder + "/", std::string(spec.debian)}) {
        const std::string file = place + spec.file;
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(file, ignored)) continue;
        return ImGui::GetIO().Fonts->AddFontFromFileTTF(file.c_str(), pixels, nullptr, glyphs());
    }
    found = false;
    ImFontConfig config;
    config.SizePixels = pixels;
    return ImGui::GetIO().Fonts->AddFontDefault(&config);
}

bool Theme::build(const std::string& font_folder, float scale) {
    scale_ = scale;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    bool found = true;
    for (std::size_t at = 0; at < kFontCount; ++at)
        fonts_[at] = load(font_folder, kFonts[at],
                          std::max(6.0f, std::round(kFonts[at].size * scale)), found);
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
