// Which letters of which font have been drawn, so that the fonts' picture holds those and no others.
#pragma once

#include <bitset>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hexholm::ui {

// The next letter from `at` on, which moves behind it; what is no UTF-8 counts as a letter of its own.
std::uint32_t next_letter(std::string_view text, std::size_t& at);

// Chinese, Japanese and Korean signs and their punctuation: lines may be broken between them.
bool is_wide(std::uint32_t letter);

class GlyphSet {
public:
    // True when the text has a letter that is new here.
    bool add(std::string_view text);
    void clear() { letters_.reset(); }
    bool empty() const { return letters_.none(); }
    // First and last of each row of neighbours, and a 0 at the end, as Dear ImGui takes them.
    std::vector<std::uint16_t> ranges() const;

private:
    static constexpr std::size_t kCount = 0x10000;
    std::bitset<kCount> letters_;
};

// The first letters of a title: for what has no picture, so that two things can be told apart.
std::string initials_of(std::string_view title, int letters = 2);

}  // namespace hexholm::ui
