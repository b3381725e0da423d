// The looks of all panels: fonts, colours and how large everything is.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include <imgui.h>

namespace hexholm::ui {

enum class Font { small, text, bold, number, title, huge };
inline constexpr std::size_t kFontCount = 6;

// Colours by what they are for; 0xAABBGGRR as Dear ImGui packs them.
constexpr ImU32 rgba(std::uint32_t hex, float alpha = 1) {
    return (hex >> 16 & 255U) | (hex >> 8 & 255U) << 8 | (hex & 255U) << 16 |
           static_cast<std::uint32_t>(alpha * 255.0f + 0.5f) << 24;
}
ImU32 faded(ImU32 color, float alpha);
// Towards black (amount < 0) or white (amount > 0), keeping the hue.
std::uint32_t shaded(std::uint32_t hex, float amount);
// Whether dark ink reads better on this colour than light ink.
bool wants_dark_ink(std::uint32_t hex);

inline constexpr std::uint32_t kInk = 0x33241A;        // on paper
inline constexpr std::uint32_t kInkSoft = 0x7A644E;    // on paper, less important
inline constexpr std::uint32_t kCream = 0xFFF3DC;      // on wood
inline constexpr std::uint32_t kCreamSoft = 0xC9B390;  // on wood, less important
inline constexpr std::uint32_t kGold = 0xF5C451;
inline constexpr std::uint32_t kWarn = 0xE2573F;
inline constexpr std::uint32_t kGood = 0x5FA845;

// Fonts and the size of everything. One unit is a pixel in a window of 1280x720.
class Theme {
public:
    // Loads the fonts for this scale into Dear ImGui's atlas, with a soft shadow beside them. Missing
    // fonts are replaced by Dear ImGui's own; the result says whether all were found.
    bool build(const std::string& font_folder, float scale);

    float scale() const { return scale_; }
    ImFont* font(Font font) const { return fonts_[static_cast<std::size_t>(font)]; }
    float font_size(Font font) const;  // in pixels
    // Where the shadow (a soft square) lies in the fonts' texture.
    ImVec4 shadow_uv() const { return shadow_uv_; }
    ImTextureID texture() const { return ImGui::GetIO().Fonts->TexID; }

private:
    void paint_shadow(int rect);

    float scale_ = 1;
    std::array<ImFont*, kFontCount> fonts_{};
    ImVec4 shadow_uv_;
};

// The scale that suits a window: 1 at 1280x720, never unreadably small.
float scale_for(float width, float height, float wish);

}  // namespace hexholm::ui
