// Signs that no terminal and no panel must be given as they stand.
#pragma once

#include <string>
#include <vector>

namespace hexholm::test {

// Valid UTF-8 that steers a terminal or turns the writing.
inline const std::vector<std::string>& steering_signs() {
    static const std::vector<std::string> signs = {
        "\x1b[2J",      "\x07", "\b", "\t", "\r", "\n", "\x7f",
        "\xC2\x85",      // U+0085, a line break of C1
        "\xC2\x9B",      // U+009B, an ESC [ in one sign
        "\xE2\x80\xAE",  // U+202E turns what follows
        "\xE2\x81\xA6",  // U+2066 as well
        "\xE2\x80\xA8",  // U+2028, a line break for some
    };
    return signs;
}

// Bytes that are no UTF-8.
inline const std::vector<std::string>& broken_letters() {
    static const std::vector<std::string> letters = {
        "\xC3",              // half of a letter
        "\x9B",              // no letter at all
        "\xC0\xAF",          // '/', written too long
        "\xED\xA0\x80",      // half of a pair
        "\xF4\x90\x80\x80",  // beyond the last letter
    };
    return letters;
}

}  // namespace hexholm::test
