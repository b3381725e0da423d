// Names of people from many countries, as they come out on the screen: compared with what FreeType makes of the fonts'
// own outlines.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <imgui.h>
#include <imgui_internal.h>

#include "src/text/clusters.h"
#include "src/text/utf8.h"
#include "src/ui/parts/shell.h"
#include "src/ui/parts/text_box.h"

namespace hexholm {
namespace {

constexpr int kWide = 700;
constexpr int kHigh = 140;
constexpr int kLeft = 20;
constexpr int kMiddle = 70;

// How much of each pixel is covered.
struct Cover {
    std::vector<float> pixels = std::vector<float>(std::size_t{kWide} * kHigh);

    void add(int x, int y, float cover) {
        if (x < 0 || y < 0 || x >= kWide || y >= kHigh) return;
        float& pixel = pixels[static_cast<std::size_t>(y * kWide + x)];
        pixel = std::min(1.0f, pixel + cover);
    }
    float sum() const { return std::accumulate(pixels.begin(), pixels.end(), 0.0f); }
};

// The part of the ink that lies elsewhere, in the worst strip about as wide as a letter; 0: the pictures are the same.
float difference(const Cover& found, const Cover& wanted) {
    constexpr int kStrip = 12;
    constexpr float kLeastInk = 10;  // pixels; the rim of a letter alone says nothing
    float worst = 0;
    for (int left = 0; left < kWide; left += kStrip / 2) {
        float apart = 0;
        float ink = 0;
        for (int y = 0; y < kHigh; ++y)
            for (int x = left; x < std::min(kWide, left + kStrip); ++x) {
                const auto at = static_cast<std::size_t>(y * kWide + x);
                apart += std::abs(found.pixels[at] - wanted.pixels[at]);
                ink += found.pixels[at] + wanted.pixels[at];
            }
        if (ink > kLeastInk) worst = std::max(worst, apart / ink);
    }
    return worst;
}

// Another letter, or a stroke too few, is more than this; what two ways of drawing soft edges make is less.
constexpr float kSame = 0.08f;

class NoIcons : public scene::IconSource {
public:
    std::uintptr_t icon(const scene::IconKey&) override { return 0; }
};

// A window in which one text stands; the fonts follow what is drawn, as in the program.
class TextWindow {
public:
    explicit TextWindow(std::string_view language = "en")
        : before_(ImGui::GetCurrentContext()), context_(ImGui::CreateContext()) {
        ImGui::SetCurrentContext(context_);
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().DisplaySize = {1280, 720};
        shell_.speak(language, {});
    }
    ~TextWindow() {
        ImGui::DestroyContext(context_);
        ImGui::SetCurrentContext(before_);
    }
    TextWindow(const TextWindow&) = delete;
    TextWindow& operator=(const TextWindow&) = delete;

    const ui::Shell& shell() const { return shell_; }

    // What the screen shows of the text.
    Cover shown(ui::Font font, const std::string& text) {
        Cover cover;
        const auto draw = [&](bool keep) {
            shell_.fit(1280, 720, 1);
            ImGui::GetIO().DeltaTime = 1.0f / 60;
            ui::Desk desk = shell_.begin(1280, 720, time_s_ += 1.0 / 60);
            {
                ui::Sheet sheet(desk, "sheet", {0, 0, 1280, 720});
                ui::Painter painter(desk, sheet.list());
                const int first = painter.first_vertex();
                painter.text(font, kLeft, kMiddle, 0xFFFFFFFF, text);
                line_ = std::round(kMiddle - desk.font_size(font) *
                                                 (font < ui::Font::number ? 0.5f : 0.54f)) +
                        std::round(desk.theme.font(font)->Ascent);
                if (keep) collect(*sheet.list(), first, cover);
                row_ = desk.theme.row(font, text);
                font_ = desk.theme.font(font);
            }
            shell_.end();
        };
        draw(false);
        draw(true);
        return cover;
    }
    float line() const { return line_; }  // on which the letters of the last text stand
    const std::string& row() const { return row_; }
    const ImFont& font() const { return *font_; }

private:
    // As a graphics card would paint the letters: between four texels of the atlas.
    static void collect(const ImDrawList& list, int first, Cover& cover) {
        for (int at = first; at + 3 < list.VtxBuffer.Size; at += 4) {
            const ImDrawVert& low = list.VtxBuffer[at];
            const ImDrawVert& high = list.VtxBuffer[at + 2];
            const auto begin = [](float edge) { return static_cast<int>(std::ceil(edge - 0.5f)); };
            for (int y = begin(low.pos.y); y < begin(high.pos.y); ++y)
                for (int x = begin(low.pos.x); x < begin(high.pos.x); ++x) {
                    const float across = (middle(x) - low.pos.x) / (high.pos.x - low.pos.x);
                    const float down = (middle(y) - low.pos.y) / (high.pos.y - low.pos.y);
                    cover.add(x, y,
                              sample(low.uv.x + across * (high.uv.x - low.uv.x),
                                     low.uv.y + down * (high.uv.y - low.uv.y)));
                }
        }
    }
    static float middle(int pixel) { return static_cast<float>(pixel) + 0.5f; }
    static float sample(float across, float down) {
        unsigned char* pixels = nullptr;
        int width = 0;
        int height = 0;
        ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
        const auto texel = [&](float x, float y) {
            const int column = std::clamp(static_cast<int>(x), 0, width - 1);
            const int row = std::clamp(static_cast<int>(y), 0, height - 1);
            return static_cast<float>(pixels[4 * (row * width + column) + 3]) / 255;
        };
        const float u = across * static_cast<float>(width) - 0.5f;
        const float v = down * static_cast<float>(height) - 0.5f;
        const float left = std::floor(u);
        const float top = std::floor(v);
        const float part = u - left;
        const float below = v - top;
        const auto row = [&](float y) {
            return texel(left, y) * (1 - part) + texel(left + 1, y) * part;
        };
        return row(top) * (1 - below) + row(top + 1) * below;
    }

    ImGuiContext* before_;
    ImGuiContext* context_;
    NoIcons icons_;
    scene::ModelNames names_;
    ui::Shell shell_{"assets/fonts", icons_, names_};
    double time_s_ = 10;
    float line_ = 0;
    std::string row_;
    const ImFont* font_ = nullptr;
};

// Letters of one font file from left to right, or its glyphs by number.
struct Stretch {
    const char* file;
    std::u32string letters;
};

class FreeType {
public:
    FreeType() { REQUIRE(FT_Init_FreeType(&library_) == 0); }
    ~FreeType() { FT_Done_FreeType(library_); }
    FreeType(const FreeType&) = delete;
    FreeType& operator=(const FreeType&) = delete;

    FT_Face face(const std::string& file) {
        FT_Face& face = faces_[file];
        if (face == nullptr)
            REQUIRE(FT_New_Face(library_, ("assets/fonts/" + file).c_str(), 0, &face) == 0);
        return face;
    }
    // The height of a small letter, in ems.
    float x_height(const std::string& file) {
        FT_Face font = face(file);
        REQUIRE(FT_Load_Char(font, 'x', FT_LOAD_NO_SCALE) == 0);
        return static_cast<float>(font->glyph->metrics.horiBearingY) / font->units_per_EM;
    }
    float line(const std::string& file) {
        FT_Face font = face(file);
        return static_cast<float>(font->ascender - font->descender) / font->units_per_EM;
    }
    void draw(const std::string& file,
              const std::u32string& letters,
              float em,
              float& pen,
              float line,
              Cover& cover) {
        FT_Face font = face(file);
        REQUIRE(FT_Set_Char_Size(font, static_cast<FT_F26Dot6>(std::lround(em * 64)), 0, 72, 72) ==
                0);
        for (const char32_t letter : letters) {
            const FT_UInt glyph = FT_Get_Char_Index(font, letter);
            INFO(file << " " << static_cast<unsigned>(letter));
            REQUIRE(glyph != 0);
            REQUIRE(FT_Load_Glyph(font, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) == 0);
            const float whole = std::floor(pen);
            FT_Outline_Translate(&font->glyph->outline, std::lround((pen - whole) * 64), 0);
            const double advance = static_cast<double>(font->glyph->linearHoriAdvance) / 65536.0;
            REQUIRE(FT_Render_Glyph(font->glyph, FT_RENDER_MODE_NORMAL) == 0);
            const FT_Bitmap& bitmap = font->glyph->bitmap;
            for (unsigned y = 0; y < bitmap.rows; ++y)
                for (unsigned x = 0; x < bitmap.width; ++x)
                    cover.add(
                        static_cast<int>(whole) + font->glyph->bitmap_left + static_cast<int>(x),
                        static_cast<int>(line) - font->glyph->bitmap_top + static_cast<int>(y),
                        static_cast<float>(bitmap.buffer[static_cast<int>(y) * bitmap.pitch +
                                                         static_cast<int>(x)]) /
                            255);
            const bool square =
                std::string_view(file).substr(file.size() - 4) == ".otf" && file[0] == 'N';
            pen += static_cast<float>(square ? std::round(advance) : advance);
        }
    }

private:
    FT_Library library_ = nullptr;
    std::map<std::string, FT_Face> faces_;
};

constexpr const char* kCabin = "Cabin-Regular.otf";
constexpr const char* kMore = "CabinMore-Regular.ttf";
constexpr const char* kNoto = "NotoSans-Regular.ttf";
constexpr const char* kJapan = "NotoSansJP-Regular.otf";
constexpr const char* kKorea = "NotoSansKR-Regular.otf";
constexpr const char* kChina = "NotoSansSC-Regular.otf";
constexpr const char* kHan = "NotoSansHan-Regular.otf";
constexpr const char* kHebrew = "NotoSansHebrew-Regular.ttf";
constexpr const char* kArabic = "NotoSansArabic-Regular.ttf";
constexpr const char* kEmoji = "NotoEmoji-Regular.ttf";

struct Name {
    std::string typed;
    std::vector<Stretch> drawn;  // from left to right
    const char* language = "en";
};

const std::vector<Name>& names() {
    static const std::vector<Name> all = {
        {"Ada", {{kCabin, U"Ada"}}},
        {"Zoë Müller", {{kCabin, U"Zoë Müller"}}},
        {"Łukasz", {{kMore, U"Ł"}, {kCabin, U"ukasz"}}},
        {"Žižka", {{kCabin, U"Žižka"}}},
        {"Şükrü", {{kMore, U"Ş"}, {kCabin, U"ükrü"}}},
        {"Nguyễn Thị Hằng",
         {{kCabin, U"Nguy"},
          {kMore, U"ễ"},
          {kCabin, U"n Th"},
          {kMore, U"ị"},
          {kCabin, U" H"},
          {kMore, U"ằ"},
          {kCabin, U"ng"}}},
        {"Nguye\u0302\u0303n Thi\u0323 Ha\u0306\u0300ng",
         {{kCabin, U"Nguy"},
          {kMore, U"ễ"},
          {kCabin, U"n Th"},
          {kMore, U"ị"},
          {kCabin, U" H"},
          {kMore, U"ằ"},
          {kCabin, U"ng"}}},
        {"Ελένη", {{kNoto, U"Ελένη"}}},
        {"Фёдор", {{kNoto, U"Фёдор"}}},
        {"김철수 뷁", {{kKorea, U"김철수"}, {kCabin, U" "}, {kKorea, U"뷁"}}},
        {"\u1100\u1175\u11B7", {{kKorea, U"김"}}},
        {"髙橋", {{kJapan, U"髙橋"}}, "ja"},
        {"﨑", {{kJapan, U"﨑"}}, "ja"},
        {"渡邉邊", {{kJapan, U"渡邉邊"}}, "ja"},
        {"骨直今", {{kJapan, U"骨直今"}}, "ja"},
        {"骨直今", {{kChina, U"骨直今"}}, "zh"},
        {"王伟骨", {{kChina, U"王伟骨"}}, "en"},  // a sign that Japan does not have
        {"ホネ骨", {{kJapan, U"ホネ骨"}}, "zh"},  // kana
        {"𠮷", {{kHan, U"𠮷"}}, "zh"},
        {"𠮷野", {{kHan, U"𠮷"}, {kJapan, U"野"}}, "ja"},
        {"משה", {{kHebrew, U"השמ"}}},
        {"רחל", {{kHebrew, U"לחר"}}},
        {"נעמי", {{kHebrew, U"ימענ"}}},
        {"محمد", {{kArabic, U"\uFEAA\uFEE4\uFEA4\uFEE3"}}},
        {"لا", {{kArabic, U"\uFEFB"}}},
        {"Ada רחל 12", {{kCabin, U"Ada 12 "}, {kHebrew, U"לחר"}}},
        {"🎲", {{kEmoji, U"🎲"}}},
        {"a🎲b", {{kCabin, U"a"}, {kEmoji, U"🎲"}, {kCabin, U"b"}}},
    };
    return all;
}

float em_of(FreeType& fonts, const std::string& file) {
    constexpr float kSize = 16;  // of Font::text at 1280x720
    const float own = kSize / fonts.line(kCabin);
    if (file == kCabin || file == kMore) return own;
    for (const char* square : {kJapan, kKorea, kChina, kHan})
        if (file == square) return kSize * 1.25f / 1.448f;
    if (file == kEmoji) return kSize * 0.95f;
    // As high as the letters beside it, as Noto Sans measures them.
    return own * fonts.x_height(kCabin) / fonts.x_height(kNoto);
}

Cover wanted_of(FreeType& fonts, const Name& name, float line) {
    Cover wanted;
    float pen = kLeft;
    for (const Stretch& piece : name.drawn)
        fonts.draw(piece.file, piece.letters, em_of(fonts, piece.file), pen, line, wanted);
    return wanted;
}

}  // namespace

TEST_CASE("names are drawn as the outlines of their fonts are") {
    FreeType fonts;
    for (const Name& name : names()) {
        INFO(name.typed << " in " << name.language);
        TextWindow window(name.language);
        const Cover found = window.shown(ui::Font::text, name.typed);
        CHECK_FALSE(window.shell().lacks_letters());
        CHECK(window.row().find('?') == std::string::npos);
        const float apart = difference(found, wanted_of(fonts, name, window.line()));
        CHECK(apart < kSame);
    }
}

TEST_CASE("the comparison of names tells any two of them apart") {
    FreeType fonts;
    TextWindow window;
    const Cover found = window.shown(ui::Font::text, "Łukasz");
    for (const char* other : {"?ukasz", "Lukasz", "Łukasx"}) {
        Name name;
        for (std::size_t at = 0; at < std::string_view(other).size();) {
            const char32_t letter = text::next_code_point(other, at);
            name.drawn.push_back({letter == U'Ł' ? kMore : kCabin, std::u32string(1, letter)});
        }
        INFO(other);
        CHECK(difference(found, wanted_of(fonts, name, window.line())) > kSame);
    }
}

TEST_CASE(
    "every letter has a picture in every size and style, and none of them is a question mark") {
    TextWindow window;
    for (const Name& name : names())
        for (const ui::Font font : {ui::Font::small, ui::Font::text, ui::Font::bold,
                                    ui::Font::number, ui::Font::title, ui::Font::huge}) {
            INFO(name.typed);
            CHECK(window.shown(font, name.typed).sum() > 3);
            for (std::size_t at = 0; at < window.row().size();) {
                const char32_t letter = text::next_code_point(window.row(), at);
                INFO(static_cast<unsigned>(letter));
                CHECK(window.font().FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr);
                CHECK(letter != U'?');
            }
        }
}

TEST_CASE(
    "a letter that no font has is a box with its number, and broken bytes are a sign of their "
    "own") {
    TextWindow window;
    const Cover one = window.shown(ui::Font::text, "\u0B02\U00012000");  // a cuneiform sign
    CHECK(one.sum() > 20);
    const Cover other = window.shown(ui::Font::text, "\U00012001");
    const Cover another = window.shown(ui::Font::text, "\U00012002");
    CHECK(difference(other, another) > 0.01f);
    CHECK(window.shown(ui::Font::text, "\xFF").sum() > 3);
    CHECK(window.shown(ui::Font::text, "\uE000").sum() >
          10);  // private: means nothing to anybody else
    CHECK(window.shown(ui::Font::text, "\u200B\u202E\uFEFF").sum() == 0);
}

TEST_CASE("any code point can be shown, alone and among others") {
    TextWindow window;
    std::string all;
    for (char32_t code_point = 0x20; code_point < 0x110000;
         code_point += code_point < 0x3000 ? 7 : 1511) {
        if (code_point >= 0xD800 && code_point < 0xE000) continue;
        all += "a";
        text::append(all, code_point);
    }
    window.shown(ui::Font::text, all);
    CHECK_FALSE(window.shell().lacks_letters());
    for (std::size_t at = 0; at < window.row().size();) {
        const auto letter = static_cast<ImWchar>(text::next_code_point(window.row(), at));
        CHECK((letter == '\n' || letter == '\t' ||
               window.font().FindGlyphNoFallback(letter) != nullptr));
    }
}

TEST_CASE("families, flags and skins of emoji are one picture each") {
    TextWindow window;
    for (const std::string emoji : {"👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣",
                                    "🏴󠁧󠁢󠁥󠁮󠁧󠁿"}) {
        INFO(emoji);
        window.shown(ui::Font::text, emoji);
        CHECK(text::cluster_count(window.row()) == 1);
        CHECK(window.row() != emoji);
    }
}

}  // namespace hexholm
