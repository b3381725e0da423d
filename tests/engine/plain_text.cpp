// Texts of strangers, as a terminal may show them.
#include "engine/base/plain_text.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexholm {
namespace {

TEST_CASE("plain text: letters of all languages and line breaks are plain") {
    for (const std::string text : {"", "Two\nlines", "Ünïcödé", "日本語", "\U0001F40F sheep", "~"})
        CHECK(is_plain_text(text));
}

TEST_CASE("plain text: what steers a terminal or turns the writing is not") {
    const std::string signs[] = {
        "\x1b[2J",          // ESC
        "\x07",             // bell
        "\t",               // tabulator
        "\r",               // carriage return
        "\x7f",             // DEL
        "\xC2\x9B",         // U+009B, an ESC [ in one sign
        "\xE2\x80\xAE",     // U+202E turns what follows
        "\xE2\x81\xA6",     // U+2066 as well
        "\xE2\x80\xA8",     // U+2028, a line break for some
        "\xC3",             // half of a letter
        "\x9B",             // no letter at all
        "\xC0\xAF",         // '/', written too long
        "\xED\xA0\x80",     // half of a pair
        "\xF4\x90\x80\x80"  // beyond the last letter
    };
    for (const std::string& sign : signs) {
        CAPTURE(sign);
        CHECK_FALSE(is_plain_text("a" + sign + "b"));
        const std::string line = plain_line("a" + sign + "b\nc");
        CHECK(is_plain_text(line));
        CHECK(line.find('\n') == std::string::npos);
        CHECK(line.front() == 'a');
        CHECK(line.substr(line.size() - 3) == "b c");
    }
}

TEST_CASE("plain text: the first bytes of a text end with a whole letter") {
    const std::string text = "a日é";
    const std::string_view firsts[] = {"", "a", "a", "a", "a日", "a日", "a日é", "a日é"};
    for (std::size_t most = 0; most < std::size(firsts); ++most)
        CHECK(first_bytes(text, most) == firsts[most]);
    CHECK(first_bytes("\x80\x80\x80", 2).empty());
}

TEST_CASE("plain text: quotes cut a long text between its letters") {
    CHECK(in_quotes("clay") == "'clay'");
    const std::string cut = in_quotes(std::string(59, 'x') + "ü and more");
    CHECK(cut == "'" + std::string(59, 'x') + "...'");
}

}  // namespace
}  // namespace hexholm
