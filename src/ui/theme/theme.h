// The looks of all panels: fonts, colours and how large everything is.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <imgui.h>

#include "src/text/shaper.h"
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
// what the panels' own fonts have of Latin is there from the start; of all else what was met: texts that
// will be needed are met beforehand, what else is drawn is met while it is drawn and shows in the next frame;
// until then its room is empty.
class Theme {
public:
    explicit Theme(const std::string& font_folder) : folder_(font_folder), shaper_(font_folder) {}

    // Loads the fonts for this scale into Dear ImGui's atlas, with a soft shadow beside them. Missing
    // fonts are replaced by Dear ImGui's own; the result says whether all were found.
    bool build(float scale);
    // Before each frame: letters that nobody draws any more may be forgotten.
    void begin_frame();

    // Sets the language whose forms are used, from the next build on, for letters that several
    // languages share.
    void speak(std::string_view language);
    // What Dear ImGui has to draw for this text: letters of their own for whatever it cannot put together itself.
    // Every text that is shown goes through here. Good until the next frame, or as long as `text` is.
    std::string_view row(Font font, std::string_view text) const {
        const std::string_view row = shaper_.shown(style(font), text);
        note(font, row);
        return row;
    }
    // This text may be drawn soon, in this font.
    void meet(Font font, std::string_view text) const { row(font, text); }
    // How wide its letters are, in font sizes; nullptr where each code point is a letter of its own.
    const std::vector<text::Step>* steps(Font font, std::string_view text) const {
        return shaper_.steps(style(font), text);
    }
    // A text for a box in which it is typed, one code point for each letter; and what was typed there.
    std::string typed(Font font, std::string_view text) const {
        std::string typed = shaper_.typed(style(font), text);
        note(font, typed);
        return typed;
    }
    std::string meant(std::string_view typed) const { return shaper_.meant(typed); }
    // Whether letters were met that the last build did not have.
    bool lacks_letters() const { return lacks_letters_; }

    float scale() const { return scale_; }
    ImFont* font(Font font) const { return fonts_[static_cast<std::size_t>(font)]; }
    float font_size(Font font) const;  // in pixels
    // Where the shadow (a soft square) lies in the fonts' texture.
    ImVec4 shadow_uv() const { return shadow_uv_; }
    ImTextureID texture() const { return ImGui::GetIO().Fonts->TexID; }

private:
    struct Placed {
        std::size_t font = 0;
        std::uint16_t letter = 0;
        const text::Picture* picture = nullptr;
        int rect = -1;  // in the atlas; -1: there is nothing to see
    };

    static text::Style style(Font font);
    ImFont* load(std::size_t font, bool& found);
    void note(Font font, std::string_view row) const {
        const auto at = static_cast<std::size_t>(font);
        lacks_letters_ |= met_[at].add(row, own_[at]);
    }
    void note_own_letters();
    void forget_letters();
    std::vector<Placed> add_met();
    void place_met(const std::vector<Placed>& placed, unsigned char* pixels, int width);
    void paint_shadow(int rect, unsigned char* pixels, int width);
    const std::string& file(const std::string& path);

    std::string folder_;
    float scale_ = 1;
    std::array<ImFont*, kFontCount> fonts_{};
    ImVec4 shadow_uv_;
    // Whoever draws learns which letters are missing; nothing else about the looks changes by it.
    mutable text::Shaper shaper_;
    mutable std::array<GlyphSet, kFontCount> met_;
    mutable bool lacks_letters_ = false;
    std::array<GlyphSet, kFontCount> own_;  // what the panels' own fonts have from the start
    bool knows_own_ = false;
    float area_ = 0;  // of the letters met, in pixels
    std::array<std::unordered_map<std::uint16_t, text::Picture>, kFontCount>
        pictures_;                              // of this scale
    std::map<std::string, std::string> files_;  // of the panels' own fonts, by path
};

// The scale that suits a window: 1 at 1280x720, never unreadably small. In one that is higher than wide
// panels stand one below the other and can be larger.
float scale_for(float width, float height, float wish);

}  // namespace hexholm::ui
