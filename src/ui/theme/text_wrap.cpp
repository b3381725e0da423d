#include "src/ui/theme/text_wrap.h"

#include <algorithm>

#include "src/text/clusters.h"
#include "src/text/code_points.h"
#include "src/text/utf8.h"

namespace hexholm::ui {

namespace {

bool is_one_of(std::u32string_view letters, char32_t letter) {
    return letters.find(letter) != std::u32string_view::npos;
}

bool begins_no_line(char32_t letter) {
    return is_one_of(U"、。，．：；？！）」』】》〉〕…・ー～”’％,.:;?!)]}%", letter) ||
           is_one_of(U"ぁぃぅぇぉっゃゅょァィゥェォッャュョ々", letter);
}

bool ends_no_line(char32_t letter) {
    return is_one_of(U"（「『【《〈〔“‘([{", letter);
}

// Hangul is written with spaces between words, and broken there.
bool is_hangul(char32_t letter) {
    return letter >= 0x1100 && ((letter >= 0xAC00 && letter < 0xD7B0) || letter < 0x1200);
}

bool is_digit(char32_t letter) {
    return letter >= '0' && letter <= '9';
}

// `earlier` is the letter before `before`. A number stays with its unit: "35 %", "3 张", "2枚", "4 points".
bool may_break(char32_t earlier, char32_t before, char32_t after) {
    if (before == ' ') return !is_digit(earlier) || is_digit(after);
    if (is_digit(before)) return false;
    if (is_hangul(before) || is_hangul(after)) return false;
    return (text::is_wide(before) || text::is_wide(after)) && !begins_no_line(after) &&
           !ends_no_line(before);
}

std::string_view without_spaces(std::string_view line) {
    const std::size_t end = line.find_last_not_of(' ');
    return line.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

}  // namespace

std::vector<std::string_view> wrapped(
    std::string_view text,
    float width,
    const std::function<float(std::string_view letter)>& advance) {
    std::vector<std::string_view> lines;
    std::size_t begin = 0;   // of the line
    std::size_t chance = 0;  // the last place where it may be broken
    float used = 0;
    char32_t earlier = 0;
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t here = at;
        const std::string_view whole = text::next_cluster(text, at);
        std::size_t first = 0;
        const char32_t letter = text::next_code_point(whole, first);
        if (whole.back() == '\n') {
            lines.push_back(text.substr(begin, here - begin));
            begin = chance = at;
            used = 0;
            earlier = before = 0;
            continue;
        }
        if (here > begin && may_break(earlier, before, letter)) chance = here;
        used += advance(whole);
        earlier = before;
        before = letter;
        if (used <= width || letter == ' ' || here == begin) continue;
        const std::size_t end = chance > begin ? chance : here;
        lines.push_back(without_spaces(text.substr(begin, end - begin)));
        begin = chance = at = end;
        used = 0;
        earlier = before = 0;
    }
    lines.push_back(text.substr(begin));
    return lines;
}

}  // namespace hexholm::ui
