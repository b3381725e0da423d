// Makes of a text what can be drawn letter by letter from left to right.
//
// Dear ImGui draws a text as a row of code points of 16 bits, each with one picture. Most texts are such rows. In all
// others whatever is no single picture gets a private code point that stands for it: a letter with marks on it, a word
// of Arabic, an emoji, a sign of Han in the shape of another country. Whoever draws the row asks for their pictures.
#pragma once

#include <array>
#include <bitset>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "src/text/font_stack.h"

namespace hexholm::text {

inline constexpr char32_t kFirstPrivate = 0xE000;
inline constexpr char32_t kLastPrivate = 0xF8FF;

// How far the pen moves at the letter that begins there; in sizes of the font.
struct Step {
    std::size_t begin = 0;
    float advance = 0;
};

// A letter as it is drawn at the pen.
struct Picture {
    Bitmap bitmap;
    float advance = 0;  // pixels
};

class Shaper {
public:
    explicit Shaper(std::string font_folder) : fonts_(std::move(font_folder)) {}

    // Forgets all private code points: signs of Han look from now on as this language writes them.
    void speak(std::string_view language);

    // The row to draw. The view is good until forget_old() or speak(), or as long as `text` is.
    std::string_view shown(Style style, std::string_view text);
    // How wide each letter is, in the order of `text`; nullptr where each code point is a letter of its own.
    const std::vector<Step>* steps(Style style, std::string_view text);
    // For typing: one code point for each letter, in the order in which they are typed; and back.
    std::string typed(Style style, std::string_view text);
    std::string meant(std::string_view typed) const;

    // The picture of a code point in a row, in a font of this size in pixels. Small letters are
    // drawn up to `across` times as wide, so that they may stand anywhere between two pixels.
    Picture picture(Style style, char32_t code_point, float size, int across = 3);

    // Called once a frame. True when private code points had run out and mean something new from
    // now on.
    bool forget_old();
    bool fonts_missed() const { return fonts_.missed(); }

private:
    // What a code point stands for: glyphs of a font, or nothing, or a box with a number.
    struct Form {
        StackFace font;
        char32_t boxed = 0;
        std::vector<PlacedGlyph> glyphs;
        float advance = 0;  // in sizes of the style's own font
    };
    struct Shaped {
        std::string row;
        std::vector<Step> steps;
    };
    // A letter of a line: which of its code points, where in the text, and what draws it.
    struct Letter {
        std::size_t begin = 0;
        std::size_t count = 0;
        std::size_t byte = 0;
        std::size_t bytes = 0;
        bool plain = false;
        StackFace font{};
    };
    struct Line {
        std::u32string code_points;
        std::vector<Letter> letters;
    };
    struct Run {
        std::size_t first = 0;  // letters
        std::size_t count = 0;
        std::uint8_t level = 0;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };
    using Cache = std::unordered_map<std::string, Shaped, Hash, std::equal_to<>>;

    const Shaped* shaped(Style style, std::string_view text);
    bool needs_shaping(std::string_view text, Country& country);
    bool in_japan(char32_t code_point);
    Line read_line(Style style, Country country, std::string_view text, std::size_t from);
    bool is_drawn_alone(Style style, Country country, const Line& line, const Letter& letter);
    void shape_line(Style style, const Line& line, Shaped& out);
    static std::vector<Run> runs_of(const Line& line, const std::vector<std::uint8_t>& levels);
    void draw_plain(Style style, const Line& line, const Run& run, Shaped& out);
    void draw_glyphs(const Line& line, const Run& run, Shaped& out);
    const Form& form(Style style, char32_t code_point);
    static Form alone(const StackFace& font, char32_t code_point);
    char32_t private_code(Form form, std::string_view meaning = {});

    FontStack fonts_;
    Country country_ = Country::any;
    std::array<Cache, kStyleCount> cache_;
    std::array<std::unordered_map<char32_t, Form>, kStyleCount> plain_;
    std::vector<Form> private_;
    std::vector<std::string> meanings_;  // of private code points in texts that are being typed
    std::map<std::string, char32_t> codes_;
    std::bitset<0x10000> asked_japan_;
    std::bitset<0x10000> in_japan_;
};

// Dear ImGui takes what is typed and pasted in 16 bits. Code points beyond pass it in pieces that no text has; meant()
// puts them together.
std::string in_pieces(std::string_view text);

}  // namespace hexholm::text
