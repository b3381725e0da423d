// Letters as people count them, and the order in which they stand.
#include <catch2/catch.hpp>

#include "src/text/bidi.h"
#include "src/text/clusters.h"
#include "src/text/direction.h"
#include "src/text/normal_form.h"
#include "src/text/utf8.h"

namespace hexholm {
namespace {

std::string in_visual_order(std::u32string_view line) {
    const std::vector<std::uint8_t> levels = text::levels_of(line);
    std::string row;
    for (const std::size_t at : text::visual_order(levels))
        text::append(row, levels[at] % 2 == 1 ? text::mirrored(line[at]) : line[at]);
    return row;
}

}  // namespace

TEST_CASE(
    "a letter with its marks, a syllable, a joined emoji and a flag count as one letter each") {
    const std::pair<const char*, std::size_t> texts[] = {
        {"", 0},
        {"Ada", 3},
        {"Łukasz", 6},
        {"Nguyễn", 6},
        {"Nguye\u0302\u0303n", 6},  // typed with two marks
        {"김철수", 3},
        {"\u1100\u1175\u11B7", 1},  // the first syllable of that name in its parts
        {"龑喆", 2},
        {"\U00020BB7野", 2},  // beyond 16 bits
        {"مُحَمَّد", 4},
        {"שָׁלוֹם", 4},
        {"मीना", 2},
        {"🎲", 1},
        {"👨‍👩‍👧", 1},
        {"🇩🇪🇰🇷", 2},
        {"👍🏽", 1},
        {"❤️", 1},
        {"1️⃣", 1},
        {"\r\n", 1},
        {"a\xFF\xE5\xB3z", 5},  // broken bytes
    };
    for (const auto& [text, count] : texts) {
        INFO(text);
        CHECK(text::cluster_count(text) == count);
    }
}

TEST_CASE("a text is cut between two letters, never in one, and never beyond its bytes") {
    const std::string family = "👨‍👩‍👧";
    CHECK(text::first_clusters(family + family + "x", 2) == family + family);
    CHECK(text::first_clusters("e\u0301e\u0301", 1) == "e\u0301");
    CHECK(text::first_clusters("Łukasz", 2) == "Łu");
    CHECK(text::first_clusters(family + "x", 9, family.size() - 1).empty());
    const text::TextLimit limit = {20};
    std::string names;
    for (int count = 0; count < 20; ++count)
        names += family;
    CHECK(limit.cut(names + family) == names);
    std::string heaped = "a";
    for (int marks = 0; marks < 5000; ++marks)
        heaped += "\u0301";
    CHECK(limit.cut(heaped + "b").empty());  // one letter of ten thousand bytes
}

TEST_CASE("code points survive being read and written, and broken ones become one sign") {
    for (const char32_t code_point :
         {U'A', U'\u00DF', U'\u0142', U'\uAC00', U'\uFFFD', U'\U0001F3B2', U'\U0010FFFF'}) {
        std::string bytes;
        text::append(bytes, code_point);
        std::size_t at = 0;
        CHECK(text::next_code_point(bytes, at) == code_point);
        CHECK(at == bytes.size());
    }
    for (const std::string bytes :
         {"\x80", "\xC3(", "\xE5\xB3", "\xED\xA0\x80", "\xC0\x80", "\xF4\x90\x80\x80"}) {
        std::size_t at = 0;
        CHECK(text::next_code_point(bytes, at) == text::kReplacement);
        CHECK(at == 1);
    }
}

TEST_CASE(
    "Hebrew and Arabic stand from right to left, numbers and Latin in them from left to right") {
    CHECK(in_visual_order(U"שלום") == "םולש");
    CHECK(in_visual_order(U"abc שלום 12") == "abc 12 םולש");
    CHECK(in_visual_order(U"שלום abc") == "abc םולש");
    CHECK(in_visual_order(U"(שלום)") == "(םולש)");
    CHECK(in_visual_order(U"plain (text) 12") == "plain (text) 12");
    // A name in a sentence turns nothing around it.
    CHECK(in_visual_order(U"\u2068שלום 1\u2069: 2") ==
          "\u2068"
          "1 םולש"
          "\u2069: 2");
}

TEST_CASE("a text goes from right to left when nothing in it goes the other way") {
    CHECK(text::is_from_right("שלום עולם"));
    CHECK(text::is_from_right("(محمد)"));
    CHECK_FALSE(text::is_from_right("שלום 12"));
    CHECK_FALSE(text::is_from_right("שלום abc"));
    CHECK_FALSE(text::is_from_right("Ada"));
    CHECK_FALSE(text::is_from_right(""));
}

TEST_CASE("only what is written from right to left needs another direction") {
    CHECK(text::turns("שלום"));
    CHECK(text::turns("a\u202Eb"));
    CHECK_FALSE(text::turns("Nguyễn 김철수 髙橋 🎲"));
    CHECK(text::overrides_direction(U'\u202E'));
}

TEST_CASE("what is sought is found however its marks and capitals were typed") {
    CHECK(text::folded("ŁUKASZ É") == text::folded("łukasz e\u0301"));
    CHECK(text::folded("\xFF") == "\xFF");
    CHECK(text::composed("Nguye\u0302\u0303n") == "Nguyễn");
}

}  // namespace hexholm
