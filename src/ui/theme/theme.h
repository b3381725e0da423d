// The looks of all panels: fonts, colours and how large everything is.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "src/ui/theme/glyphs.h"

namespace hexholm::ui {

enum class Font { small, text, bold, number, title, huge };  // by size
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
inline constexpr std::uint32_t kBad = 0xB03322;  // on paper

// Fonts and the size of everything. One unit is a pixel in a window of 1280x720.
//
// Dear ImGui draws all letters into one picture beforehand, and Chinese alone has thousands. So only
// Latin letters are there from the start; of all others those that were met: texts that will be
// needed are met beforehand, what else is drawn is met while it is drawn and shows in the next frame.
class Theme {
public:
    // Loads the fonts for this scale into Dear ImGui's atlas, with a soft shadow beside them. Missing
    // fonts are replaced by Dear ImGui's own; the result says whether all were found.
    bool build(const std::string& font_folder, float scale);

    // From the next build on letters that several languages share look as they do in this one.
    void speak(std::string_view language);
    // This text may be drawn soon, in this font.
    void meet(Font font, std::string_view text) const {
        lacks_letters_ |= met_[static_cast<std::size_t>(font)].add(text);
    }
    // Whether letters were met that the last build did not have.
    bool lacks_letters() const { return lacks_letters_; }

    float scale() const { return scale_; }
    ImFont* font(Font font) const { return fonts_[static_cast<std::size_t>(font)]; }
    float font_size(Font font) const;  // in pixels
    // Where the shadow (a soft square) lies in the fonts' texture.
    ImVec4 shadow_uv() const { return shadow_uv_; }
    ImTextureID texture() const { return ImGui::GetIO().Fonts->TexID; }

private:
    void paint_shadow(int rect);
    ImFont* load(const std::string& folder, std::size_t font, bool& found);
    bool add_further(const std::string& folder, std::size_t font);
    const std::string& file(const std::string& path);

    float scale_ = 1;
    std::array<ImFont*, kFontCount> fonts_{};
    ImVec4 shadow_uv_;
    std::string language_ = "en";
    // Whoever draws learns which letters are missing; nothing else about the looks changes by it.
    mutable std::array<GlyphSet, kFontCount> met_;
    mutable bool lacks_letters_ = false;
    std::array<std::vector<ImWchar>, kFontCount> ranges_;  // of the letters met, as built
    std::map<std::string, std::string> files_;             // the fonts' files, by path
};

// The scale that suits a window: 1 at 1280x720, never unreadably small. In one that is higher than wide
// panels stand one below the other and can be larger.
float scale_for(float width, float height, float wish);

}  // namespace hexholm::ui
