// Which letters of which font have been drawn, so that the fonts' picture holds those and no others.
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm::ui {

class GlyphSet {
public:
    // True when the text has a code point that is in neither set. Those of ASCII are always there.
    bool add(std::string_view text, const GlyphSet& besides = {});
    void add(std::uint16_t code_point) { letters_[code_point] = true; }
    bool has(std::uint16_t code_point) const { return letters_[code_point]; }
    void clear() { letters_.reset(); }
    std::vector<std::uint16_t> all() const;  // in order

private:
    static constexpr std::size_t kCount = 0x10000;
    std::bitset<kCount> letters_;
};

// The first letters of a title: for what has no picture, so that two things can be told apart.
std::string initials_of(std::string_view title, std::size_t letters = 2);

}  // namespace hexholm::ui
