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

bool is_lone(std::string_view line) {
    int letters = 0;
    for (std::size_t at = 0; at < line.size();) {
        const char32_t letter = text::next_code_point(line, at);
        if (!text::is_wide(letter)) return false;
        letters += begins_no_line(letter) ? 0 : 1;
    }
    return letters == 1;
}

// The last place of a text where it may be broken so that more than one letter comes after it; 0 where there is none.
std::size_t place_before(std::string_view text) {
    std::size_t found = 0;
    char32_t earlier = 0;
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t here = at;
        std::size_t first = 0;
        const char32_t letter = text::next_code_point(text::next_cluster(text, at), first);
        const bool may = here > 0 && may_break(earlier, before, letter);
        if (may && !is_lone(text.substr(here))) found = here;
        earlier = before;
        before = letter;
    }
    return found;
}

// One letter alone is no last line where words have no spaces between them: some of the line before comes down to it.
void join_lone_letter(std::vector<std::string_view>& lines) {
    if (lines.size() < 2 || !is_lone(lines.back())) return;
    const std::string_view above = lines[lines.size() - 2];
    if (above.data() + above.size() != lines.back().data()) return;  // a break that was asked for
    const std::string_view both(above.data(), above.size() + lines.back().size());
    const std::size_t place = place_before(both);
    if (place == 0) return;
    lines[lines.size() - 2] = without_spaces(both.substr(0, place));
    lines.back() = both.substr(place);
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
    join_lone_letter(lines);
    return lines;
}

}  // namespace hexholm::ui
