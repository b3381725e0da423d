#include "src/text/font_stack.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "src/platform/page.h"
#include "src/text/code_points.h"

namespace hexholm::text {

namespace {

struct Block {
    char32_t first;
    char32_t last;
};

enum class Kind { own, letters, square, emoji };

// Files for sans, sans bold and serif bold; where two are the same, letters are made bold. Sizes of an em are in
// sizes of the panels' fonts: Latin letters get the same height of x, signs of Han the height that suits.
struct FontSpec {
    std::array<const char*, kStyleCount> files;
    std::array<float, 2> em;  // among sans and serif letters
    Kind kind;
    Country country;
    std::array<Block, 8> blocks;  // unused ones begin and end at 0
};

constexpr std::array<float, 2> kOwnEm = {0.823f, 0.8908f};
constexpr std::array<float, 2> kCabinEm = {0.823f, 0.8602f};
constexpr std::array<float, 2> kNotoEm = {0.7524f, 0.7864f};
constexpr std::array<float, 2> kSquareEm = {0.8633f, 0.8633f};

constexpr FontSpec plain_spec(std::array<const char*, kStyleCount> files,
                              std::array<Block, 8> blocks) {
    return {files, kNotoEm, Kind::letters, Country::any, blocks};
}
constexpr FontSpec script(const char* file, std::array<Block, 8> blocks) {
    return plain_spec({file, file, file}, blocks);
}
constexpr FontSpec east(const char* regular, const char* bold, Country country) {
    return {{regular, bold, bold},
            kSquareEm,
            Kind::square,
            country,
            {{{0x1100, 0x11FF},
              {0x2000, 0x9FFF},
              {0xAC00, 0xD7FF},
              {0xF900, 0xFAFF},
              {0xFE30, 0xFE4F},
              {0xFF00, 0xFFEF},
              {0x20000, 0x3FFFF}}}};
}

constexpr FontSpec kSpecs[] = {
    {{"Cabin-Regular.otf", "Cabin-Bold.otf", "AveriaSerifGWF-Bold.ttf"},
     kOwnEm,
     Kind::own,
     Country::any,
     {{{0x20, 0x2FFF}, {0xFB00, 0xFB06}}}},
    {{"CabinMore-Regular.ttf", "CabinMore-Bold.ttf", nullptr},
     kCabinEm,
     Kind::letters,
     Country::any,
     {{{0x20, 0x36F}, {0x1E00, 0x1EFF}, {0x20A0, 0x20BF}}}},
    plain_spec({"NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSerif-Bold.ttf"},
               {{{0x20, 0x52F},
                 {0x1AB0, 0x1FFF},
                 {0x2000, 0x218F},
                 {0x2C60, 0x2C7F},
                 {0x2DE0, 0x2E5F},
                 {0xA640, 0xA7FF},
                 {0xAB30, 0xAB6F},
                 {0xFE20, 0xFFFD}}}),
    east("NotoSansJP-Regular.otf", "NotoSansJP-Bold.otf", Country::japan),
    east("NotoSansKR-Regular.otf", "NotoSansKR-Bold.otf", Country::korea),
    east("NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf", Country::china),
    east("NotoSansHan-Regular.otf", "NotoSansHan-Regular.otf", Country::china),
    plain_spec({"NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf", "NotoSansHebrew-Bold.ttf"},
               {{{0x590, 0x5FF}, {0x20AA, 0x20AA}, {0xFB1D, 0xFB4F}}}),
    plain_spec({"NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf", "NotoSansArabic-Bold.ttf"},
               {{{0x600, 0x77F}, {0x8A0, 0x8FF}, {0xFB50, 0xFDFF}, {0xFE70, 0xFEFE}}}),
    script("NotoSansArmenian-Regular.ttf", {{{0x530, 0x58F}, {0xFB13, 0xFB17}}}),
    script("NotoSansThaana-Regular.ttf", {{{0x780, 0x7BF}}}),
    script("NotoSansDevanagari-Regular.ttf",
           {{{0x900, 0x97F}, {0x1CD0, 0x1CFF}, {0xA8E0, 0xA8FF}}}),
    script("NotoSansBengali-Regular.ttf", {{{0x980, 0x9FF}}}),
    script("NotoSansGurmukhi-Regular.ttf", {{{0xA00, 0xA7F}}}),
    script("NotoSansGujarati-Regular.ttf", {{{0xA80, 0xAFF}}}),
    script("NotoSansOriya-Regular.ttf", {{{0xB00, 0xB7F}}}),
    script("NotoSansTamil-Regular.ttf", {{{0xB80, 0xBFF}}}),
    script("NotoSansTelugu-Regular.ttf", {{{0xC00, 0xC7F}}}),
    script("NotoSansKannada-Regular.ttf", {{{0xC80, 0xCFF}}}),
    script("NotoSansMalayalam-Regular.ttf", {{{0xD00, 0xD7F}}}),
    script("NotoSansSinhala-Regular.ttf", {{{0xD80, 0xDFF}}}),
    script("NotoSansThai-Regular.ttf", {{{0xE00, 0xE7F}}}),
    script("NotoSansLao-Regular.ttf", {{{0xE80, 0xEFF}}}),
    script("NotoSansMyanmar-Regular.ttf", {{{0x1000, 0x109F}, {0xA9E0, 0xA9FF}, {0xAA60, 0xAA7F}}}),
    script("NotoSansGeorgian-Regular.ttf",
           {{{0x10A0, 0x10FF}, {0x1C90, 0x1CBF}, {0x2D00, 0x2D2F}}}),
    script("NotoSansEthiopic-Regular.ttf",
           {{{0x1200, 0x139F}, {0x2D80, 0x2DDF}, {0xAB00, 0xAB2F}}}),
    script("NotoSansKhmer-Regular.ttf", {{{0x1780, 0x17FF}, {0x19E0, 0x19FF}}}),
    {{"NotoEmoji-Regular.ttf", "NotoEmoji-Regular.ttf", "NotoEmoji-Regular.ttf"},
     {0.95f, 0.95f},
     Kind::emoji,
     Country::any,
     {{{0x23, 0x39},
       {0xA9, 0xAE},
       {0x200D, 0x200D},
       {0x203C, 0x3299},
       {0xFE0F, 0xFE0F},
       {0x1F000, 0x1FAFF},
       {0xE0020, 0xE007F}}}},
    script("NotoSansSymbols-Regular.ttf", {{{0x2100, 0x2BFF}, {0x1F100, 0x1F8FF}}}),
    script("NotoSansSymbols2-Regular.ttf", {{{0x2100, 0x2BFF}, {0x1F100, 0x1F8FF}}}),
    script("NotoSansMath-Regular.ttf", {{{0x2100, 0x2BFF}}}),
};
constexpr std::size_t kSpecCount = std::size(kSpecs);

bool may_have(const FontSpec& spec, char32_t code_point) {
    return std::ranges::any_of(spec.blocks, [&](const Block& block) {
        return code_point >= block.first && code_point <= block.last && block.last != 0;
    });
}

// First the fonts of the wanted country, or of emoji, in their places; the others as they come.
std::array<std::size_t, kSpecCount> order_for(Country country, bool wants_emoji) {
    std::array<std::size_t, kSpecCount> order{};
    for (std::size_t at = 0; at < kSpecCount; ++at)
        order[at] = at;
    const auto first =
        std::ranges::find_if(order, [](std::size_t at) { return kSpecs[at].kind == Kind::square; });
    std::stable_partition(first, order.end(), [&](std::size_t at) {
        return country != Country::any && kSpecs[at].country == country;
    });
    if (wants_emoji)
        std::stable_partition(order.begin(), order.end(),
                              [](std::size_t at) { return kSpecs[at].kind == Kind::emoji; });
    return order;
}

bool wants_emoji(std::u32string_view code_points) {
    constexpr char32_t kAsEmoji = 0xFE0F;
    constexpr char32_t kKeycap = 0x20E3;
    return is_emoji(code_points[0]) || code_points.find(kAsEmoji) != std::u32string_view::npos ||
           code_points.find(kKeycap) != std::u32string_view::npos;
}

}  // namespace

Country country_of_language(std::string_view language) {
    if (language == "ja") return Country::japan;
    if (language == "ko") return Country::korea;
    return language == "zh" ? Country::china : Country::any;
}

// Where fonts are fetched when they are wanted, most people want one of these at most.
static std::string part_with(std::string_view file) {
    constexpr std::array<std::pair<std::string_view, const char*>, 6> kParts = {{
        {"Averia", "core"},
        {"Cabin", "core"},
        {"NotoSansJP", "letters-ja"},
        {"NotoSansKR", "letters-ko"},
        {"NotoSansSC", "letters-zh"},
        {"", "letters"},
    }};
    return std::ranges::find_if(kParts,
                                [&](const auto& part) { return file.starts_with(part.first); })
        ->second;
}

const Face* FontStack::open(const std::string& file) {
    const auto known = std::ranges::find(files_, file, &File::name);
    if (known != files_.end()) return known->face.get();
    if (!platform::is_there(part_with(file))) return nullptr;
    std::ifstream stream(folder_ + "/" + file, std::ios::binary);
    std::string bytes;
    if (stream) bytes.assign(std::istreambuf_iterator<char>(stream), {});
    files_.push_back({file, Face::open(std::move(bytes))});
    missed_ |= files_.back().face == nullptr;
    return files_.back().face.get();
}

StackFace FontStack::at(std::size_t spec, Style style) {
    const FontSpec& font = kSpecs[spec];
    const char* file = font.files[static_cast<std::size_t>(style)];
    if (file == nullptr) return {};
    const bool is_bold = style != Style::sans;
    return {.face = open(file),
            .em = font.em[style == Style::serif_bold ? 1 : 0],
            .square = font.kind == Kind::square,
            .thicken = is_bold && std::string_view(file) == font.files[0]};
}

StackFace FontStack::search(Style style, Country country, char32_t first, std::u32string_view all) {
    for (const std::size_t spec : order_for(country, wants_emoji(all))) {
        if (!may_have(kSpecs[spec], first)) continue;
        const StackFace found = at(spec, style);
        if (found.face == nullptr || !found.face->has(first)) continue;
        if (std::ranges::all_of(all, [&](char32_t code_point) {
                return is_invisible(code_point) || found.face->has(code_point);
            }))
            return found;
    }
    return {};
}

StackFace FontStack::find(Style style, Country country, std::u32string_view code_points) {
    const auto first = std::ranges::find_if_not(code_points, is_invisible);
    if (first == code_points.end()) return {};
    const StackFace whole = search(style, country, *first, code_points);
    if (whole.face != nullptr) return whole;
    return search(style, country, *first, std::u32string_view(&*first, 1));
}

bool FontStack::is_of(Country country, char32_t code_point) {
    for (std::size_t spec = 0; spec < kSpecCount; ++spec) {
        if (kSpecs[spec].country != country || !may_have(kSpecs[spec], code_point)) continue;
        const StackFace found = at(spec, Style::sans);
        return found.face != nullptr && found.face->has(code_point);
    }
    return false;
}

}  // namespace hexholm::text
