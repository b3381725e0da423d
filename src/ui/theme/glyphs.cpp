#include "src/ui/theme/glyphs.h"

namespace hexholm::ui {

// Latin letters, dashes, quotes, bullets and the dots of something left out are in all our Latin fonts,
// which have them from the start (see Theme); arrows are not.
static bool is_always_there(std::uint32_t letter) {
    const bool dashes_and_quotes = letter == 0x2013 || letter == 0x2014 ||
                                   (letter >= 0x2018 && letter <= 0x201E && letter != 0x201B);
    return letter < 0x180 || dashes_and_quotes || letter == 0x2022 || letter == 0x2026;
}

std::uint32_t next_letter(std::string_view text, std::size_t& at) {
    const auto first = static_cast<unsigned char>(text[at++]);
    if (first < 0xC0) return first;
    const int more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    std::uint32_t letter = first & (0x3FU >> more);
    for (int count = 0; count < more; ++count) {
        if (at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U)
            return '?';
        letter = letter << 6U | (static_cast<unsigned char>(text[at++]) & 0x3FU);
    }
    return letter;
}

bool is_wide(std::uint32_t letter) {
    const bool signs = letter >= 0x2E80 && letter < 0xA4D0;
    const bool forms = letter >= 0xF900 && letter < 0xFB00;
    return signs || forms || (letter >= 0xFF00 && letter < 0xFFF0);
}

bool GlyphSet::add(std::string_view text) {
    bool is_new = false;
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const std::uint32_t letter = next_letter(text, at);
        if (letter >= kCount || is_always_there(letter) || letters_[letter]) continue;
        letters_[letter] = true;
        is_new = true;
    }
    return is_new;
}

std::vector<std::uint16_t> GlyphSet::ranges() const {
    std::vector<std::uint16_t> rows;
    for (std::size_t letter = 0; letter < kCount - 1; ++letter) {
        if (!letters_[letter]) continue;
        const auto number = static_cast<std::uint16_t>(letter);
        if (!rows.empty() && rows.back() + 1 == number)
            rows.back() = number;
        else
            rows.insert(rows.end(), {number, number});
    }
    rows.push_back(0);
    return rows;
}

std::string initials_of(std::string_view title, int letters) {
    std::size_t end = 0;
    for (int at = 0; at < letters && end < title.size(); ++at)
        next_letter(title, end);
    return std::string(title.substr(0, end));
}

}  // namespace hexholm::ui
