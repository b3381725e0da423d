#include "engine/base/plain_text.h"

#include <cstddef>
#include <cstdint>

namespace hexholm {
namespace {

constexpr std::size_t kMostQuoted = 60;
constexpr char32_t kNoLetter = 0xFFFFFFFF;

struct Letter {
    char32_t code = kNoLetter;
    std::size_t bytes = 1;
};

// The number of bytes of a letter with this first byte; 0 when no letter begins so.
std::size_t length_of(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
}

// The letter at the start of the text, or kNoLetter for a byte that begins none. REQUIRES: it is not empty.
Letter first_letter(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t bytes = length_of(first);
    if (bytes == 0 || bytes > text.size()) return {};
    if (bytes == 1) return {first, 1};
    constexpr unsigned kFollowing = 0x3F;
    char32_t code = first & (0xFFU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        const auto next = static_cast<unsigned char>(text[at]);
        if ((next & ~kFollowing) != 0x80) return {};
        code = code << 6U | (next & kFollowing);
    }
    // Written longer than needed, half of a pair of UTF-16, or beyond the last letter.
    const bool too_long = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool none = (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF;
    return too_long || none ? Letter{} : Letter{code, bytes};
}

bool is_plain(char32_t code) {
    if (code == kNoLetter || code < 0x20 || (code >= 0x7F && code <= 0x9F)) return false;
    return (code < 0x2028 || code > 0x202E) && (code < 0x2066 || code > 0x2069);
}

}  // namespace

bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (!is_plain(letter.code) && letter.code != U'\n') return false;
        text.remove_prefix(letter.bytes);
    }
    return true;
}

std::string plain_line(std::string_view text) {
    std::string line;
    line.reserve(text.size());
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (is_plain(letter.code))
            line += text.substr(0, letter.bytes);
        else
            line += letter.code == U'\n' ? ' ' : '?';
        text.remove_prefix(letter.bytes);
    }
    return line;
}

std::string_view first_bytes(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

std::string in_quotes(std::string_view text) {
    const bool is_cut = text.size() > kMostQuoted;
    return "'" + plain_line(first_bytes(text, kMostQuoted)) + (is_cut ? "...'" : "'");
}

}  // namespace hexholm
