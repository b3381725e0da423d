#include "src/text/shaper.h"

#include <algorithm>
#include <cmath>

#include "src/text/bidi.h"
#include "src/text/clusters.h"
#include "src/text/code_box.h"
#include "src/text/code_points.h"
#include "src/text/direction.h"
#include "src/text/normal_form.h"
#include "src/text/utf8.h"

namespace hexholm::text {

namespace {

constexpr std::size_t kMostTexts = 1024;  // that are kept for the next frame
constexpr float kBoxEm = 0.8f;            // in sizes of the font
// Pieces of a code point: noncharacters that stand for four bits each.
constexpr char32_t kFirstPiece = 0xFDD0;
constexpr int kPieces = 6;

bool is_piece(char32_t code_point) {
    return code_point >= kFirstPiece && code_point < kFirstPiece + 16;
}
bool is_private(char32_t code_point) {
    return code_point >= kFirstPrivate && code_point <= kLastPrivate;
}

// A single code point stays what it is: some signs of Han are told apart by the names that have them, though Unicode
// takes one for the better form of the other.
std::u32string code_points_of(std::string_view cluster) {
    std::size_t at = 0;
    std::u32string out(1, next_code_point(cluster, at));
    if (at == cluster.size()) return out;
    out.clear();
    const std::string whole = composed(cluster);
    for (at = 0; at < whole.size();)
        out += next_code_point(whole, at);
    return out;
}

}  // namespace

void Shaper::speak(std::string_view language) {
    country_ = country_of_language(language);
    for (Cache& texts : cache_)
        texts.clear();
    for (auto& forms : plain_)
        forms.clear();
    private_.clear();
    meanings_.clear();
    codes_.clear();
}

bool Shaper::forget_old() {
    for (Cache& texts : cache_)
        if (texts.size() > kMostTexts) texts.clear();
    constexpr std::size_t kSpare = 600;  // for the letters of one frame
    if (private_.size() + kSpare < kLastPrivate - kFirstPrivate) return false;
    for (Cache& texts : cache_)
        texts.clear();
    private_.clear();
    meanings_.clear();
    codes_.clear();
    return true;
}

bool Shaper::in_japan(char32_t code_point) {
    if (code_point >= asked_japan_.size()) return fonts_.is_of(Country::japan, code_point);
    if (!asked_japan_[code_point]) {
        asked_japan_[code_point] = true;
        in_japan_[code_point] = fonts_.is_of(Country::japan, code_point);
    }
    return in_japan_[code_point];
}

// A text is of one country: with kana it is Japanese, with signs of Han that Japan does not have it is Chinese;
// all else is taken for what the program speaks.
bool Shaper::needs_shaping(std::string_view text, Country& country) {
    bool plain = true;
    bool kana = false;
    bool foreign = false;  // a sign that China teaches and Japan does not have
    country = country_;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] >= 0x20 && text[at] < 0x7F) {  // most texts have nothing else
            ++at;
            continue;
        }
        const char32_t code_point = next_code_point(text, at);
        plain &= code_point == '\n' || (is_plain(code_point) && code_point != kReplacement);
        kana |= is_kana(code_point);
        if (country_ != Country::china && is_han(code_point))
            foreign |= !in_japan(code_point) && fonts_.is_of(Country::china, code_point);
    }
    if (kana && country_ == Country::china) country = Country::japan;
    if (!kana && foreign) country = Country::china;
    return !plain || country != country_;
}

const Shaper::Shaped* Shaper::shaped(Style style, std::string_view text) {
    Country country = country_;
    if (!needs_shaping(text, country)) return nullptr;
    Cache& texts = cache_[static_cast<std::size_t>(style)];
    const auto known = texts.find(text);
    if (known != texts.end()) return &known->second;
    Shaped made;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        shape_line(style, read_line(style, country, text.substr(0, end), from), made);
        if (end == text.size()) break;
        made.row += '\n';
        from = end + 1;
    }
    std::ranges::sort(made.steps, {}, &Step::begin);
    return &texts.emplace(text, std::move(made)).first->second;
}

std::string_view Shaper::shown(Style style, std::string_view text) {
    const Shaped* found = shaped(style, text);
    return found == nullptr ? text : std::string_view(found->row);
}

const std::vector<Step>* Shaper::steps(Style style, std::string_view text) {
    const Shaped* found = shaped(style, text);
    return found == nullptr ? nullptr : &found->steps;
}

// The line from `from` to the end of `text`.
Shaper::Line Shaper::read_line(Style style,
                               Country country,
                               std::string_view text,
                               std::size_t from) {
    Line line;
    for (std::size_t at = from; at < text.size();) {
        Letter letter;
        letter.byte = at;
        const std::string_view cluster = next_cluster(text, at);
        letter.bytes = cluster.size();
        letter.begin = line.code_points.size();
        std::u32string code_points = code_points_of(cluster);
        std::erase_if(code_points, overrides_direction);
        letter.count = code_points.size();
        line.code_points += code_points;
        if (letter.count == 0) continue;
        letter.plain = is_drawn_alone(style, country, line, letter);
        if (!letter.plain) letter.font = fonts_.find(style, country, code_points);
        line.letters.push_back(letter);
    }
    return line;
}

bool Shaper::is_drawn_alone(Style style, Country country, const Line& line, const Letter& letter) {
    const char32_t first = line.code_points[letter.begin];
    if (letter.count > 1 || !is_plain(first)) return false;
    if (country == country_ || !is_wide(first)) return true;
    const std::u32string_view sign(&line.code_points[letter.begin], 1);
    return fonts_.find(style, country, sign) == fonts_.find(style, country_, sign);
}

std::vector<Shaper::Run> Shaper::runs_of(const Line& line,
                                         const std::vector<std::uint8_t>& levels) {
    std::vector<Run> runs;
    for (std::size_t at = 0; at < line.letters.size(); ++at) {
        const Letter& letter = line.letters[at];
        const std::uint8_t level = levels.empty() ? 0 : levels[letter.begin];
        if (!runs.empty() && runs.back().level == level) {
            const Letter& before = line.letters[at - 1];
            if (before.plain == letter.plain && before.font == letter.font) {
                ++runs.back().count;
                continue;
            }
        }
        runs.push_back({at, 1, level});
    }
    return runs;
}

void Shaper::shape_line(Style style, const Line& line, Shaped& out) {
    std::vector<std::uint8_t> levels;
    if (std::ranges::any_of(line.code_points, may_turn)) levels = levels_of(line.code_points);
    const std::vector<Run> runs = runs_of(line, levels);
    std::vector<std::uint8_t> of_runs;
    for (const Run& run : runs)
        of_runs.push_back(run.level);
    for (const std::size_t at : visual_order(of_runs)) {
        const Run& run = runs[at];
        if (line.letters[run.first].plain || line.letters[run.first].font.face == nullptr)
            draw_plain(style, line, run, out);
        else
            draw_glyphs(line, run, out);
    }
}

// Letters with a picture of their own, and those that no font has.
void Shaper::draw_plain(Style style, const Line& line, const Run& run, Shaped& out) {
    const bool from_right = run.level % 2 == 1;
    for (std::size_t i = 0; i < run.count; ++i) {
        const Letter& letter = line.letters[run.first + (from_right ? run.count - 1 - i : i)];
        char32_t code_point = line.code_points[letter.begin];
        if (from_right) code_point = mirrored(code_point);
        if (!letter.plain) code_point = private_code(alone({}, code_point));
        append(out.row, code_point);
        out.steps.push_back({letter.byte, form(style, code_point).advance});
    }
}

void Shaper::draw_glyphs(const Line& line, const Run& run, Shaped& out) {
    const Letter& first = line.letters[run.first];
    const Letter& last = line.letters[run.first + run.count - 1];
    const std::vector<PlacedGlyph> glyphs = first.font.face->shape(
        line.code_points, first.begin, last.begin + last.count - first.begin, run.level % 2 == 1);
    const bool joined = is_joined(line.code_points[first.begin]);
    for (std::size_t at = 0; at < glyphs.size();) {
        Form form{first.font, 0, {}, 0};
        const std::uint32_t cluster = glyphs[at].cluster;
        for (; at < glyphs.size() && (joined || glyphs[at].cluster == cluster); ++at) {
            const auto behind =
                std::ranges::upper_bound(line.letters, glyphs[at].cluster, {}, &Letter::begin);
            const float advance = glyphs[at].advance * first.font.em;
            out.steps.push_back({std::prev(behind)->byte, advance});
            form.advance += advance;
            form.glyphs.push_back(glyphs[at]);
            form.glyphs.back().cluster = 0;
        }
        append(out.row, private_code(std::move(form)));
    }
}

// A code point by itself, in a font or as a box.
Shaper::Form Shaper::alone(const StackFace& font, char32_t code_point) {
    Form form{font, 0, {}, 0};
    if (font.face != nullptr) {
        const std::uint32_t glyph = font.face->glyph(code_point);
        form.glyphs.push_back({glyph, 0, 0, font.face->advance(glyph), 0});
        form.advance = form.glyphs[0].advance * font.em;
    } else if (!is_invisible(code_point)) {
        form.boxed = code_point;
        form.advance = code_box_advance(code_point) * kBoxEm;
    }
    return form;
}

const Shaper::Form& Shaper::form(Style style, char32_t code_point) {
    if (is_private(code_point) && code_point - kFirstPrivate < private_.size())
        return private_[code_point - kFirstPrivate];
    auto& forms = plain_[static_cast<std::size_t>(style)];
    const auto known = forms.find(code_point);
    if (known != forms.end()) return known->second;
    const StackFace font = fonts_.find(style, country_, std::u32string_view(&code_point, 1));
    return forms.emplace(code_point, alone(font, code_point)).first->second;
}

char32_t Shaper::private_code(Form form, std::string_view meaning) {
    std::string key;
    const auto add = [&](const auto& value) {
        key.append(reinterpret_cast<const char*>(&value), sizeof value);
    };
    add(form.font.face);
    add(form.font.em);
    add(form.font.thicken);
    add(form.boxed);
    for (const PlacedGlyph& glyph : form.glyphs) {
        add(glyph.id);
        add(glyph.x);
        add(glyph.y);
        add(glyph.advance);
    }
    key += meaning;
    const char32_t next = kFirstPrivate + static_cast<char32_t>(private_.size());
    const auto [at, is_new] = codes_.emplace(std::move(key), std::min(next, kLastPrivate));
    if (is_new && next <= kLastPrivate) {
        private_.push_back(std::move(form));
        meanings_.emplace_back(meaning);
    }
    return at->second;
}

std::string Shaper::typed(Style style, std::string_view text) {
    const Line line = read_line(style, country_, text, 0);
    std::vector<std::uint8_t> levels;
    if (std::ranges::any_of(line.code_points, may_turn)) levels = levels_of(line.code_points);
    std::string out;
    for (const Letter& letter : line.letters) {
        if (letter.plain) {
            append(out, line.code_points[letter.begin]);
            continue;
        }
        Form form = alone({}, line.code_points[letter.begin]);
        if (letter.font.face != nullptr) {
            const bool from_right = !levels.empty() && levels[letter.begin] % 2 == 1;
            form = {letter.font, 0, {}, 0};
            form.glyphs =
                letter.font.face->shape(line.code_points, letter.begin, letter.count, from_right);
            for (PlacedGlyph& glyph : form.glyphs) {
                form.advance += glyph.advance * letter.font.em;
                glyph.cluster = 0;
            }
        }
        append(out, private_code(std::move(form), text.substr(letter.byte, letter.bytes)));
    }
    return out;
}

std::string Shaper::meant(std::string_view typed) const {
    std::string out;
    int pieces = 0;
    char32_t whole = 0;
    for (std::size_t at = 0; at < typed.size();) {
        const char32_t code_point = next_code_point(typed, at);
        if (is_piece(code_point)) {
            whole = (pieces == 0 ? 0 : whole << 4U) | (code_point - kFirstPiece);
            pieces = (pieces + 1) % kPieces;
            if (pieces == 0) append(out, whole);
            continue;
        }
        pieces = 0;
        if (is_private(code_point) && code_point - kFirstPrivate < meanings_.size())
            out += meanings_[code_point - kFirstPrivate];
        else
            append(out, code_point);
    }
    return out;
}

std::string in_pieces(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t code_point = next_code_point(text, at);
        if (code_point <= 0xFFFF && !is_private(code_point)) {
            append(out, code_point);
            continue;
        }
        for (int piece = kPieces - 1; piece >= 0; --piece)
            append(out, kFirstPiece + (code_point >> static_cast<unsigned>(4 * piece) & 0xFU));
    }
    return out;
}

Picture Shaper::picture(Style style, char32_t code_point, float size, int across) {
    const Form& wanted = form(style, code_point);
    Picture out;
    if (wanted.boxed != 0) {
        const float em = size * kBoxEm;
        out.bitmap = draw_code_box(wanted.boxed, em);
        out.advance = size * wanted.advance;
        return out;
    }
    if (wanted.font.face == nullptr) return out;
    // The height of a line of the fonts whose letters fill squares, in ems.
    constexpr float kSquareLine = 1.448f;
    constexpr float kLarge = 40;  // pixels; what is so large needs not be drawn finer
    const float em = wanted.font.square
                         ? std::round(size * wanted.font.em * kSquareLine) / kSquareLine
                         : std::round(size) * wanted.font.em;
    if (wanted.font.square || em > kLarge) across = 1;
    out.bitmap = wanted.font.face->draw(wanted.glyphs, em, across, wanted.font.thicken);
    out.advance = em * wanted.advance / wanted.font.em;
    if (wanted.font.square) out.advance = std::round(out.advance);
    return out;
}

}  // namespace hexholm::text
