#include "src/gfx/paint/sign_atlas.h"

#include <algorithm>
#include <array>

namespace hexholm::gfx {

using scene::Color;
using scene::rgb;
using scene::Vec2;

namespace {

constexpr int kCellSide = 192;  // pixels of a cell
constexpr int kColumns = 10;
constexpr int kCells = kColumns * kColumns;
constexpr int kAtlasSide = kCellSide * kColumns;
constexpr float kMiddle = kCellSide / 2.0f;
constexpr std::uint64_t kDrawsPerPicture = 8;  // at most: table, tray, words
constexpr Color kSignInk = rgb(0x33261d);
constexpr Color kRed = rgb(0xc4241a);

// Fonts that are on most machines, for the day our own is missing.
constexpr std::array kOtherFonts{"/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf",
                                 "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
                                 "/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf"};

// The largest size up to `size` at which the words are no wider than `width`.
float fitting_size(const Typeface& face, const std::string& words, float size, float width) {
    const float wide = Canvas::text_width(face, words, size);
    return wide > width ? size * width / wide : size;
}

}  // namespace

SignAtlas::SignAtlas(const std::string& font_file,
                     Picture picture,
                     const std::function<void(const std::string&)>& message)
    : picture_(std::move(picture)) {
    if (!font_file.empty() && !face_.load(font_file)) {
        message(font_file + ": the font for numbers is missing or damaged; another one is used");
    }
    for (const char* other : kOtherFonts) {
        if (face_.ready() || face_.load(other)) break;
    }
    if (!face_.ready()) message("no font was found: tokens show their pips but no numbers");
}

// A table with more signs in one picture than there are cells repeats the last one.
int SignAtlas::take_oldest() {
    const auto oldest =
        std::ranges::min_element(cells_, {}, [](const auto& cell) { return cell.second.used; });
    const int index =
        oldest->second.used + kDrawsPerPicture < drawn_ ? oldest->second.index : kCells - 1;
    std::erase_if(cells_, [index](const auto& cell) { return cell.second.index == index; });
    return index;
}

template <class Paint>
int SignAtlas::find_or_paint(const std::string& key, Paint paint) {
    const auto found = cells_.find(key);
    if (found != cells_.end()) {
        found->second.used = drawn_;
        return found->second.index;
    }
    const int index = next_ < kCells ? next_++ : take_oldest();
    cells_[key] = {index, drawn_};
    Canvas canvas(kCellSide, kCellSide);
    paint(canvas);
    const std::vector<std::uint8_t> bytes = canvas.bytes();
    if (!texture_) {
        const std::vector<std::uint8_t> blank(std::size_t{kAtlasSide} * kAtlasSide * 4);
        texture_ = make_texture(kAtlasSide, kAtlasSide, blank.data(), Wrap::clamp, true);
    }
    bind_texture(0, texture_.get());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, index % kColumns * kCellSide, index / kColumns * kCellSide,
                    kCellSide, kCellSide, GL_RGBA, GL_UNSIGNED_BYTE, bytes.data());
    changed_ = true;
    return index;
}

static void paint_coin(Canvas& canvas, Color ring) {
    const Vec2 middle{kMiddle, kMiddle};
    canvas.shaded_disc(middle, kMiddle - 2, rgb(0xfdf5e0), rgb(0xefdfb9));
    canvas.ring(middle, kMiddle - 8, 1.6f, ring, 0.75f);
}

int SignAtlas::token(int number, int pips, bool emphasised) {
    const std::string key =
        "t" + std::to_string(number) + "/" + std::to_string(pips) + (emphasised ? "!" : "");
    return find_or_paint(key, [&](Canvas& canvas) {
        const Color ink = emphasised ? kRed : kSignInk;
        paint_coin(canvas, emphasised ? kRed : rgb(0x8a6b45));
        const std::string words = std::to_string(number);
        const float size = fitting_size(face_, words, 146, kCellSide * 0.72f);
        const float lift = pips > 0 ? 26.0f : 44.0f;
        canvas.text(face_, words, {kMiddle, kMiddle + lift}, size, ink);
        const float gap = std::min(19.0f, 96.0f / static_cast<float>(std::max(pips, 1)));
        for (int i = 0; i < pips; ++i) {
            const float x = (static_cast<float>(i) - static_cast<float>(pips - 1) / 2) * gap;
            canvas.disc({kMiddle + x, kMiddle + 53}, std::min(7.0f, gap * 0.4f), ink);
        }
    });
}

int SignAtlas::harbour(const scene::Harbour& harbour) {
    const Color c = harbour.color;
    std::string key = "h";
    key += harbour.label;
    key += '/';
    key += std::to_string(static_cast<int>(harbour.icon));
    for (const float part : {c.r, c.g, c.b})
        key += "," + std::to_string(part);
    return find_or_paint(key, [&](Canvas& canvas) {
        const bool plain = harbour.icon == scene::kNoModel;
        paint_coin(canvas, plain ? rgb(0x6b5138) : c);
        const float size = fitting_size(face_, harbour.label, plain ? 96 : 80, kCellSide * 0.68f);
        canvas.text(face_, harbour.label, {kMiddle, kMiddle + (plain ? 28.0f : -12.0f)}, size,
                    kSignInk);
        if (plain) return;
        constexpr int kIcon = 104;
        const Vec2 at{kMiddle, kMiddle + 36};
        const std::vector<std::uint8_t> picture = picture_(harbour.icon, kIcon);
        if (picture.empty()) {
            canvas.disc(at, 36, c);
        } else {
            canvas.paste(picture, kIcon, kIcon, at - Vec2{kIcon / 2.0f, kIcon / 2.0f});
        }
    });
}

// The sign of a marker: its icon, with the value on a dark badge in the corner. A marker with a
// broad rim is known by its colour.
int SignAtlas::marker(const scene::Marker& marker, Rim rim) {
    const Color c = marker.color;
    std::string key =
        "m" + std::to_string(marker.value) + "/" + std::to_string(static_cast<int>(marker.icon));
    key += marker.letters;
    if (rim == Rim::broad) key += '!';
    for (const float part : {c.r, c.g, c.b})
        key += "," + std::to_string(part);
    return find_or_paint(key, [&](Canvas& canvas) {
        const bool counts = marker.value != 0;
        const int icon = counts ? 128 : 150;
        const Vec2 badge{130, 130};
        const Vec2 middle{kMiddle, kMiddle};
        canvas.shaded_disc(middle, kMiddle - 2, rgb(0xfffaea), rgb(0xf0e2bf));
        const float width = rim == Rim::broad ? 24.0f : 7.0f;
        canvas.ring(middle, kMiddle - 4 - width / 2, width, c, 1.0f);
        const Vec2 at = counts ? middle - Vec2{22, 24} : middle;
        const std::vector<std::uint8_t> picture = picture_(marker.icon, icon);
        if (picture.empty() && !marker.letters.empty()) {
            const float size = fitting_size(face_, marker.letters, 118, kCellSide * 0.6f);
            canvas.text(face_, marker.letters, at + Vec2{0, size * 0.32f}, size, kSignInk);
        } else if (picture.empty()) {
            canvas.disc(middle, kMiddle - 30, c);
        } else {
            const float half = static_cast<float>(icon) / 2;
            canvas.paste(picture, icon, icon, at - Vec2{half, half});
        }
        if (!counts) return;
        const std::string value = std::to_string(marker.value);
        canvas.disc(badge, 62, rgb(0xfffaea));
        canvas.disc(badge, 56, kSignInk);
        const float size = fitting_size(face_, value, 112, 92);
        canvas.text(face_, value, badge + Vec2{0, size * 0.32f}, size, rgb(0xfff6dd));
    });
}

// All of it is in the owner's colour, so that it is told from afar.
int SignAtlas::rank(int value, Color color) {
    std::string key = "r" + std::to_string(value);
    for (const float part : {color.r, color.g, color.b})
        key += "," + std::to_string(part);
    return find_or_paint(key, [&](Canvas& canvas) {
        const Vec2 middle{kMiddle, kMiddle};
        const bool is_light = color.r * 0.3f + color.g * 0.59f + color.b * 0.11f > 0.6f;
        canvas.disc(middle, kMiddle - 2, color);
        canvas.ring(middle, kMiddle - 8, 10.0f, is_light ? kSignInk : rgb(0xfff6dd), 1.0f);
        const std::string text = std::to_string(value);
        const float size = fitting_size(face_, text, 150, kCellSide * 0.6f);
        canvas.text(face_, text, {kMiddle, kMiddle + size * 0.34f}, size,
                    is_light ? kSignInk : rgb(0xfff6dd));
    });
}

// Paints the pips of a die: the middle for odd numbers, corners two by two, and the sides of a six.
static void paint_pips(Canvas& canvas, int count, Color ink) {
    constexpr float kStep = 52;
    constexpr float kPip = 17;
    const auto pip = [&](float column, float row) {
        canvas.disc({kMiddle + column * kStep, kMiddle + row * kStep}, kPip, ink);
    };
    if (count % 2 == 1) pip(0, 0);
    if (count >= 2) pip(-1, -1), pip(1, 1);
    if (count >= 4) pip(1, -1), pip(-1, 1);
    if (count == 6) pip(-1, 0), pip(1, 0);
}

// The sign on the side of a die: a picture, otherwise pips or words in an ink that shows on it.
int SignAtlas::die_side(const scene::Coin& side, Color ground) {
    const bool is_light = ground.r * 0.3f + ground.g * 0.59f + ground.b * 0.11f > 0.5f;
    std::string key = "d" + std::to_string(static_cast<int>(side.icon)) + side.letters;
    key += is_light ? '+' : '-';
    return find_or_paint(key, [&](Canvas& canvas) {
        constexpr int kIcon = 176;
        const Vec2 middle{kMiddle, kMiddle};
        const std::vector<std::uint8_t> picture = picture_(side.icon, kIcon);
        if (!picture.empty())
            return canvas.paste(picture, kIcon, kIcon, middle - Vec2{kIcon / 2.0f, kIcon / 2.0f});
        const Color ink = is_light ? kSignInk : rgb(0xfff6dd);
        const bool pips =
            side.letters.size() == 1 && side.letters[0] >= '1' && side.letters[0] <= '6';
        if (pips) return paint_pips(canvas, side.letters[0] - '0', ink);
        const float size = fitting_size(face_, side.letters, 120, kCellSide - 18.0f);
        canvas.text(face_, side.letters, middle + Vec2{0, size * 0.32f}, size, ink);
    });
}

int SignAtlas::words(const std::string& text) {
    return find_or_paint("w" + text, [&](Canvas& canvas) {
        const float size = fitting_size(face_, text, 120, kCellSide - 16.0f);
        canvas.text(face_, text, {kMiddle, kMiddle + size * 0.3f}, size, {1, 1, 1});
        canvas.outline(6, rgb(0x1c120c), 0.8f);
    });
}

SignAtlas::Cell SignAtlas::cell(int index) {
    constexpr float kPart = 1.0f / kColumns;
    const int row = index / kColumns;
    return {static_cast<float>(index % kColumns) * kPart, static_cast<float>(row) * kPart, kPart,
            kPart};
}

GLuint SignAtlas::texture() {
    if (changed_ && texture_) {
        bind_texture(0, texture_.get());
        glGenerateMipmap(GL_TEXTURE_2D);
    }
    changed_ = false;
    ++drawn_;
    return texture_.get();
}

}  // namespace hexholm::gfx
