#include "src/text/utf8.h"

namespace hexholm::text {

// How many bytes follow the first one of a code point; -1 where it begins none.
static int following(unsigned char first) {
    if (first < 0x80) return 0;
    if (first >= 0xC2 && first <= 0xDF) return 1;
    if (first >= 0xE0 && first <= 0xEF) return 2;
    return first >= 0xF0 && first <= 0xF4 ? 3 : -1;
}

char32_t next_code_point(std::string_view text, std::size_t& at) {
    const auto first = static_cast<unsigned char>(text[at++]);
    const int more = following(first);
    if (more <= 0) return more == 0 ? first : kReplacement;
    const auto count = static_cast<std::size_t>(more);
    if (at + count > text.size()) return kReplacement;
    char32_t code_point = first & (0x3FU >> count);
    for (std::size_t next = 0; next < count; ++next) {
        const auto byte = static_cast<unsigned char>(text[at + next]);
        if ((byte & 0xC0U) != 0x80U) return kReplacement;
        code_point = code_point << 6U | (byte & 0x3FU);
    }
    // Written longer than needed, half of a pair of UTF-16, or beyond the last one.
    const bool is_half = code_point >= 0xD800 && code_point <= 0xDFFF;
    const char32_t least = count == 1 ? 0x80 : count == 2 ? 0x800 : 0x10000;
    if (code_point < least || is_half || code_point > 0x10FFFF) return kReplacement;
    at += count;
    return code_point;
}

void append(std::string& text, char32_t code_point) {
    const auto add = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (code_point < 0x80) return add(code_point);
    const unsigned more = code_point < 0x800 ? 1 : code_point < 0x10000 ? 2 : 3;
    add((0xFF00U >> (more + 1) & 0xFFU) | code_point >> (6 * more));
    for (unsigned left = more; left-- > 0;)
        add(0x80U | (code_point >> (6 * left) & 0x3FU));
}

}  // namespace hexholm::text
