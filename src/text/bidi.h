// In which order the parts of a line stand that is written in both directions (UAX #9).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace hexholm::text {

// How deep each code point of a line is nested; odd: it goes from right to left. The line begins as its first
// letter that has a direction does, from left to right where none has.
std::vector<std::uint8_t> levels_of(std::u32string_view line);

// The order in which neighbours of these levels are drawn from left to right.
std::vector<std::size_t> visual_order(std::span<const std::uint8_t> levels);

// Whether all of the text goes from right to left: no number and no word of another direction is in it.
bool is_from_right(std::string_view text);

// What stands for a bracket and the like from right to left.
char32_t mirrored(char32_t code_point);

}  // namespace hexholm::text
